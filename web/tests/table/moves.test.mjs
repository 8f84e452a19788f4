// Moves that random hands seldom make: a station through the screen, taking a move back, a tunnel.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { spot } from "./hands.mjs";
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

/** Draw cards until a tunnel can be dug, and say which. */
async function tunnelInReach(page) {
  const { routes } = await (await fetch(`${house.address}/api/editions/europe`)).json();
  const tunnels = new Set(routes.filter((route) => route.traits.tunnel).map((route) => route.id));
  for (let draws = 0; draws < 60; draws++) {
    await page.locator('[data-spot="deck"]:not(:disabled)').click();
    await page.waitForTimeout(60);
    const legal = await page.locator("[data-legal]").evaluateAll((all) => all.map((one) => one.dataset.route));
    const found = legal.find((route) => tunnels.has(route));
    if (found) return found;
  }
  throw new Error("no tunnel came in reach");
}

test("a tunnel: the odds before, each card turned, what it came to", async () => {
  const seated = await newRoom(house, "europe");
  const { page, context, problems } = await sitDown(house, seated);
  for (const key of "12") await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  const route = await tunnelInReach(page);
  const at = await spot(page, route);
  await page.mouse.click(at.x, at.y);
  const odds = page.locator(".odds li");
  await odds.nth(3).waitFor();
  const before = await odds.allInnerTexts();
  const percents = before.map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  assert.ok(Math.abs(percents.reduce((sum, one) => sum + one, 0) - 100) < 4, before.join());
  await page.locator("section.slip .confirm").click();
  await page.locator("#tunnel-title").waitFor();
  await page.locator(".verdict[aria-hidden=false]").nth(2).waitFor();
  assert.deepEqual(await page.locator(".slip .odds li").allInnerTexts(), before, "the same odds, told once more");
  const extra = await page.locator("li.hit").count();
  assert.match(await page.locator(".slip .odds .came").innerText(), new RegExp(`^\\+${extra}`));
  const cards = await page.locator(".slip ol li").count();
  assert.equal(cards, 3);
  await page.locator(".slip .actions .button.primary").click();
  await page.locator("#tunnel-title").waitFor({ state: "detached" });
  assert.deepEqual(problems, []);
  await context.close();
});
