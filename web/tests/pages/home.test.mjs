// Home: two clicks to a game, the seats, the departures, links, and three languages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newRoom, openHouse, roomInfo } from "../table/house.mjs";
import { PHONE, serious, sideways, visit } from "./visit.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const play = (page) => page.locator(".go .primary");
const roomOf = (page) => new URL(page.url()).pathname.split("/")[2];

test("a game of New York in two clicks", async () => {
  const { page, context, problems } = await visit(house, "/");
  await page.locator(".poster:has([value=new_york])").click();
  await play(page).click();
  await page.waitForSelector("[data-ready=true]");
  const room = await roomInfo(house, roomOf(page));
  assert.equal(room.edition, "new_york");
  assert.deepEqual(room.seats.map(({ kind, bot }) => [kind, bot]), [["person", null], ["bot", "commuter"]]);
  assert.deepEqual(problems, []);

  await page.goto(`${house.address}/`);
  await page.locator(`a[href="/room/${room.id}"]`).click();
  await page.waitForSelector("[data-ready=true]");
  await context.close();
});

test("posters that take their time are announced, and asked for again when nobody answers", async () => {
  const { page, context } = await visit(house, "/rules");
  let asked = 0;
  let answer;
  const held = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/editions", async (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    await held;
    return route.continue();
  });
  await page.goto(`${house.address}/`);
  await page.locator(".coming[role=status]").waitFor();
  assert.ok(await play(page).isDisabled());
  await page.locator(".problem").waitFor();
  answer();
  await page.locator(".poster:has([value=europe])").waitFor();
  assert.equal(await page.locator(".coming, .problem").count(), 0);
  assert.ok(await play(page).isEnabled());
  assert.equal(asked, 2);
  await context.close();
});

for (const width of [1440, 1024, 768, 390])
  test(`the posters fill their rows on a screen of ${width}`, async () => {
    const { page, context } = await visit(house, "/", { viewport: { width, height: 900 } });
    await page.locator("a.poster").waitFor();
    const left = await page.evaluate(() => {
      const whole = document.querySelector(".posters").getBoundingClientRect();
      const ends = new Map();
      for (const poster of document.querySelectorAll(".poster")) {
        const { top, right } = poster.getBoundingClientRect();
        ends.set(top, Math.max(right, ends.get(top) ?? 0));
      }
      return [...ends.values()].map((end) => Math.round(whole.right - end));
    });
    assert.deepEqual(left, left.map(() => 0));
    await context.close();
  });

test("seats: as many as the edition allows, each of its kind, and the choices arrive", async () => {
  const { page, context } = await visit(house, "/");
  await page.locator(".poster").first().waitFor();
  while (await page.locator(".add").count()) await page.locator(".add").click();
  assert.equal(await page.locator(".seat").count(), 5);
  await page.locator(".poster:has([value=new_york])").click();
  assert.equal(await page.locator(".seat").count(), 4);
  await page.locator(".seat .away").last().click();
  await page.locator(".seat .sitter").nth(1).selectOption("person");
  await page.locator(".seat .colour").nth(1).selectOption("blue");
  assert.deepEqual(await page.locator(".seat .badge").allTextContents(), ["V", "C", "J"], "the first gives way");
  assert.equal(await page.locator(".seat .colour").first().locator("option[value=blue]").count(), 0);
  await page.locator(".seat input").nth(1).fill("Ana");
  await page.locator(".seat input").first().fill("Mira");
  await page.locator("summary").click();
  const [first, clock, pace] = await page.locator(".fields select").all();
  await first.selectOption("1");
  await clock.selectOption("1");
  await pace.selectOption("instant");
  await page.locator(".fields input[type=checkbox]").check();
  await play(page).click();
  await page.waitForSelector("[data-ready=true]");
  const room = await roomInfo(house, roomOf(page));
  assert.deepEqual(room.seats.map(({ name, kind }) => [name, kind]), [["Mira", "person"], ["Ana", "person"], ["Fogg", "bot"]]);
  assert.deepEqual(room.seats.map(({ colour }) => colour), ["red", "blue", "green"]);
  assert.deepEqual([room.clock.kind, room.clock.seconds, room.pace, room.public], ["move", 60, "instant", true]);
  const veil = page.locator(".veil");
  await veil.waitFor();
  assert.equal(await page.locator('[data-spot^="hand-"]').count(), 0, "no hand behind the veil");
  await veil.locator("button").click();
  await veil.waitFor({ state: "detached" });
  await context.close();
});

test("hot-seat: passed on, the hand is veiled again", async () => {
  const { page, context } = await visit(house, "/");
  await page.locator(".poster:has([value=new_york])").click();
  await page.locator(".go .button").nth(1).click();
  await page.locator(".veil").waitFor();
  const named = () => page.locator("#veil-title").textContent();
  const seen = [await named()];
  await page.locator(".veil button").click();
  for (const box of await page.locator(".chooser [role=checkbox]").all()) await box.click();
  await page.locator(".chooser .confirm").click();
  await page.locator(".veil").waitFor();
  seen.push(await named());
  assert.equal(await page.locator('[data-spot^="hand-"]').count(), 0, "no hand behind the veil");
  assert.notEqual(seen[0], seen[1]);
  await context.close();
});

test("the departures board shows public tables, and a pasted link leads to one", async () => {
  const { room } = await newRoom(house, "new_york", {
    public: true,
    seats: [{ kind: "person", name: "Zoe" }, { kind: "open" }],
  });
  const { page, context } = await visit(house, "/");
  const row = page.locator(`.board a[href="/room/${room.id}"]`);
  await row.waitFor();
  assert.match(await row.textContent(), /Zoe/);
  await page.locator("#join-link").fill("https://example.org/elsewhere");
  await page.locator(".board form button").click();
  await page.locator("#join-wrong").waitFor();
  await page.locator("#join-link").fill(`${house.address}/room/${room.id}`);
  await page.keyboard.press("Enter");
  await page.locator(".seats .primary").waitFor();
  await context.close();
});

test("the language changes without a reload, in place", async () => {
  const { page, context, problems } = await visit(house, "/");
  await page.locator(".poster").first().waitFor();
  await page.evaluate(() => (globalThis.kept = true));
  const titles = new Set();
  for (const tag of ["en", "zh-Hans", "zh-Hant"]) {
    await page.locator(`.switch label[lang="${tag}"]`).click();
    await page.waitForFunction((lang) => document.documentElement.lang === lang, tag);
    await page.waitForTimeout(200);
    titles.add(await page.locator("h1").textContent());
    assert.doesNotMatch(await page.locator("body").innerText(), /page-[a-z]/, "every sentence is there");
  }
  assert.equal(titles.size, 3);
  assert.equal(await page.evaluate(() => globalThis.kept), true);
  assert.deepEqual(problems, []);
  await context.close();
});

test("by keyboard: arrows choose the poster, Enter departs", async () => {
  const { page, context } = await visit(house, "/");
  await page.locator(".poster input").first().focus();
  await page.keyboard.press("ArrowRight");
  const chosen = await page.locator(".poster :checked").getAttribute("value");
  assert.notEqual(chosen, "europe");
  await play(page).focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-ready=true]");
  assert.equal((await roomInfo(house, roomOf(page))).edition, chosen);
  await context.close();
});

for (const [name, options] of Object.entries({
  light: {},
  dark: { theme: "dark" },
  phone: { viewport: PHONE, lang: "zh-Hant" },
  large: { viewport: { width: 3840, height: 2160 }, lang: "zh-Hans" },
}))
  test(`home, ${name}: axe finds nothing, nothing sticks out`, async () => {
    const { page, context, problems } = await visit(house, "/", options);
    await page.locator(".poster").nth(1).waitFor();
    await page.locator("summary").click();
    assert.deepEqual(await serious(page), []);
    assert.ok((await sideways(page)) <= 0);
    assert.deepEqual(problems, []);
    await context.close();
  });
