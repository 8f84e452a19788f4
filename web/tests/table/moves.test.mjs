// Moves that random hands seldom make: a station through the screen, and taking a move back.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newRoom, openHouse, roomInfo, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house.close());

const PEOPLE = [
  { kind: "person", name: "Mira" },
  { kind: "person", name: "Ana" },
];

async function showHand(page) {
  await page.locator("#veil-title").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("#veil-title").waitFor({ state: "detached" });
}

test("a station is built by keyboard, seen on the map, and taken back", async () => {
  const seated = await newRoom(house, "europe", { seats: PEOPLE });
  const { page, context, problems } = await sitDown(house, seated);
  for (let i = 0; i < 2; i++) {
    await showHand(page);
    for (const key of "12") await page.keyboard.press(key);
    await page.keyboard.press("Enter");
  }
  await showHand(page);
  const moves = (await roomInfo(house, seated.room.id)).moves;
  await page.keyboard.press("s");
  await page.getByPlaceholder("Type a city …").fill("Roma");
  await page.keyboard.press("Enter");
  await page.locator("section.slip .confirm").click();
  await page.locator("#veil-title").waitFor();
  const built = await roomInfo(house, seated.room.id);
  assert.equal(built.moves, moves + 1);
  assert.deepEqual(built.turn, [1], "building was the whole turn");
  await showHand(page);
  await page.locator("[data-station=roma]").waitFor();
  await page.keyboard.press("u");
  await page.locator("[data-station=roma]").waitFor({ state: "detached" });
  const back = await roomInfo(house, seated.room.id);
  assert.equal(back.moves, moves);
  assert.deepEqual(back.turn, [0], "Mira chooses again");
  assert.deepEqual(problems, []);
  await context.close();
});
