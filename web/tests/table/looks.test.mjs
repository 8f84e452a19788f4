// The table in its shapes, themes and languages; axe; and what a first visit weighs.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { serious } from "../axe.mjs";
import { spot } from "./hands.mjs";
import { newRoom, openHouse, sitDown } from "./house.mjs";

/** The coach may have to get ready first, once on a machine. */
const PATIENCE = 180_000;

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const SIZES = {
  wide: { width: 1600, height: 1000 },
  middle: { width: 1024, height: 768 },
  narrow: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  short: { width: 844, height: 390 },
};

async function begin(edition, options) {
  const seated = await newRoom(house, edition);
  const table = await sitDown(house, seated, options);
  return { ...table, seated };
}

/** Choose the first tickets, so that the table is in play. */
async function keepFirst(page) {
  const boxes = page.locator(".chooser [role=checkbox]");
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.click();
  await page.locator(".chooser .confirm").click();
  await page.locator('[data-spot="deck"]:not(:disabled)').waitFor();
}

/** A table in play at which some route can be paid: one hand in three hundred pays for none. */
async function beginRich(edition, options) {
  for (;;) {
    const table = await begin(edition, options);
    await keepFirst(table.page);
    if (await table.page.locator("[data-legal]").count()) return table;
    await table.context.close();
  }
}

for (const [shape, viewport] of Object.entries(SIZES))
  for (const edition of ["europe", "new_york", "usa", "legends"])
    test(`${edition} in the shape ${shape}: nothing outside, axe finds nothing`, async () => {
      const { page, context, problems } = await begin(edition, {
        viewport,
        touch: shape === "phone" || shape === "short",
      });
      assert.equal(await page.locator("main.table").getAttribute("data-shape"), shape);
      assert.deepEqual(await serious(page), [], "while tickets are chosen");
      await keepFirst(page);
      assert.deepEqual(await serious(page), [], "in play");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= viewport.width, `no sideways scrolling: ${wide}`);
      for (const spotName of ["deck", "tickets", "row-0", "row-4"]) {
        const box = await page.locator(`[data-spot="${spotName}"]`).boundingBox();
        assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width + 1, `${spotName} is on the screen`);
        assert.ok(box.width >= 30 && box.height >= 28, `${spotName} can be hit`);
      }
      assert.deepEqual(problems, []);
      await context.close();
    });

test("dark: axe finds nothing in play, in the menu, in help, in the list, in a slip", async () => {
  const { page, context } = await beginRich("europe", { settings: { theme: "dark" } });
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.deepEqual(await serious(page), []);
  for (const open of ["?", "c", "j"]) {
    await page.keyboard.press(open);
    await page.locator("aside.drawer").waitFor();
    assert.deepEqual(await serious(page), [], `after ${open}`);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("h");
  await page.locator("aside.drawer .tips li").first().waitFor({ timeout: PATIENCE });
  assert.deepEqual(await serious(page), [], "the coach");
  await page.keyboard.press("Escape");
  await page.locator("header.bar button").last().click();
  await page.locator("aside.drawer").waitFor();
  assert.deepEqual(await serious(page), [], "menu");
  await page.keyboard.press("Escape");
  const route = await page.locator("[data-legal]").first().getAttribute("data-route");
  const at = await spot(page, route);
  await page.mouse.click(at.x, at.y);
  await page.locator("section.slip .confirm").waitFor();
  assert.deepEqual(await serious(page), [], "slip");
  await context.close();
});

test("the language changes without reload, on the map too, and all of it is there", async () => {
  const { page, context } = await begin("europe");
  await keepFirst(page);
  await page.evaluate(() => (globalThis.sameDocument = true));
  for (const [name, tag, city, turn] of [
    ["简体中文", "zh-Hans", "柏林", "轮到你了"],
    ["繁體中文", "zh-Hant", "巴塞隆納", "輪到你了"],
    ["English", "en", "Berlin", "Your turn"],
  ]) {
    await page.locator(`.languages [title="${name}"]`).first().click();
    await page.locator(`.names text:has-text("${city}")`).first().waitFor({ state: "attached" });
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    const text = await page.locator("body").innerText();
    assert.ok(text.includes(turn), tag);
    assert.ok(!/\btable-[a-z]/.test(text), `no bare key in ${tag}`);
  }
  assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
  await context.close();
});

test("a route that cannot be claimed says why, with the rule", async () => {
  const { page, context } = await begin("europe");
  await keepFirst(page);
  const route = await page.evaluate(
    () => [...document.querySelectorAll("g.route[data-route]:not([data-legal])")].at(0)?.dataset.route,
  );
  const at = await spot(page, route);
  await page.mouse.click(at.x, at.y);
  await page.locator(".tag-why .rule").waitFor();
  assert.match(await page.locator(".tag-why").innerText(), /E-\d\d/);
  await context.close();
});

test("a hand dragged onto a route opens its payment", async () => {
  const { page, context } = await beginRich("europe");
  let stack;
  for (const group of await page.locator(".hand .group button").all()) {
    stack = group;
    await group.hover();
    if (await page.locator("[data-legal] path.halo").count()) break;
  }
  const route = await page.evaluate(
    () => document.querySelector("[data-legal] .halo")?.closest("[data-route]")?.dataset.route,
  );
  const to = await spot(page, route);
  const from = await stack.boundingBox();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x - 30, to.y + 40, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await page.locator("section.slip .confirm").waitFor();
  await context.close();
});

test("several people at one screen: a veil until the next one shows themself", async () => {
  const seated = await newRoom(house, "new_york", {
    seats: [
      { kind: "person", name: "Mira" },
      { kind: "person", name: "Ana" },
    ],
  });
  const { page, context } = await sitDown(house, seated);
  for (let i = 0; i < 2; i++) {
    await page.locator("#veil-title").waitFor();
    assert.equal(await page.locator(".hand .group").count(), 0, "no hand behind the veil");
    const name = await page.locator("#veil-title").innerText();
    assert.ok(["Mira", "Ana"].includes(name));
    await page.keyboard.press("Enter");
    await page.locator(".chooser [role=checkbox]").first().click();
    await page.locator(".chooser .confirm").click();
  }
  await page.locator("#veil-title").waitFor();
  assert.equal(await page.locator("#veil-title").innerText(), "Mira");
  await context.close();
});

test("each event is told once to those who listen, one's turn at once", async () => {
  const { page, context } = await begin("new_york");
  await keepFirst(page);
  await page.keyboard.press("d");
  await page.waitForFunction(() => /drew/.test(document.querySelector('[data-live="events"]')?.textContent ?? ""));
  assert.equal(await page.locator('[data-live="turn"]').getAttribute("aria-live"), "assertive");
  await context.close();
});

test("the first page weighs less than 150 kB of script and style", async () => {
  const dist = new URL("../../dist/", import.meta.url);
  const index = readFileSync(new URL("index.html", dist), "utf8");
  const first = [...index.matchAll(/assets\/[^"]+\.(?:js|css)/g)].map(([path]) => path);
  const home = readdirSync(new URL("assets/", dist))
    .filter((file) => /^(Home|Room|Page|Table|Board)-.*\.(js|css)$/.test(file))
    .map((file) => `assets/${file}`);
  const bytes = [...new Set([...first, ...home])].reduce(
    (sum, path) => sum + gzipSync(readFileSync(new URL(path, dist))).length,
    0,
  );
  assert.ok(bytes < 150_000, `${bytes} bytes`);
});
