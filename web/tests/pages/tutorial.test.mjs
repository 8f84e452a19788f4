// The tutorials, done by hand on the real table.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openHouse } from "../table/house.mjs";
import { spot } from "../table/hands.mjs";
import { PHONE, serious, visit } from "./visit.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const step = async (page) => (await page.locator(".coach li.now").count()) && page.evaluate(() => [...document.querySelectorAll(".coach li")].findIndex((li) => li.className.includes("now")));

async function claim(page, route) {
  const at = await spot(page, route);
  await page.mouse.click(at.x, at.y);
  await page.locator("section.slip .confirm").click();
}

const tick = async (page, name) => {
  await page.locator(".chooser [role=checkbox]", { hasText: name }).click();
  await page.locator(".chooser .confirm").click();
};
const take = (page) => page.locator('[data-spot="row-0"]').click();
const draw = (page) => page.locator('[data-spot="deck"]').click();
const pile = (page) => page.locator('[data-spot="tickets"]').click();
const read = (page) => page.locator(".coach footer .primary").click();

const COURSES = {
  europe: [
    read,
    read,
    take,
    draw,
    (page) => claim(page, "munchen-wien"),
    (page) => claim(page, "munchen-zurich"),
    (page) => page.locator(".actions .button.primary").click(),
    (page) => claim(page, "dieppe-london-1"),
    pile,
    (page) => tick(page, "Edinburgh"),
    async (page) => {
      await page.locator(".build").click();
      await page.locator(".slip [role=option], .slip li button").first().click();
      await page.locator("section.slip .confirm").click();
    },
    read,
  ],
  legends: [
    read,
    read,
    take,
    draw,
    read,
    (page) => claim(page, "baltimore-philadelphia-2"),
    read,
    read,
    (page) => claim(page, "buffalo-new_york"),
    pile,
    (page) => tick(page, "Buffalo"),
    read,
    read,
  ],
  new_york: [
    read,
    read,
    take,
    draw,
    (page) => claim(page, "times_square-empire_state_building-1"),
    read,
    (page) => claim(page, "empire_state_building-gramercy_park-1"),
    (page) => claim(page, "gramercy_park-east_village"),
    pile,
    (page) => tick(page, "Chinatown"),
    read,
  ],
  usa: [
    read,
    read,
    take,
    draw,
    (page) => claim(page, "los_angeles-san_francisco-2"),
    read,
    (page) => page.locator('[data-spot="row-3"]').click(),
    (page) => claim(page, "el_paso-los_angeles"),
    pile,
    (page) => tick(page, "Portland"),
    (page) => claim(page, "los_angeles-phoenix"),
    read,
  ],
};

for (const [edition, hands] of Object.entries(COURSES))
  test(`the tutorial of ${edition}, done by hand`, { timeout: 120_000 }, async () => {
    const { page, context, problems } = await visit(house, `/tutorial/${edition}`, { viewport: { width: 1600, height: 1000 } });
    await page.waitForSelector("[data-ready=true]");
    for (const [i, hand] of hands.entries()) {
      await page.waitForFunction((at) => document.querySelectorAll(".coach li")[at]?.className.includes("now"), i);
      await page.waitForTimeout(250);
      if (i === 1 || i === 4) assert.deepEqual(await serious(page), [], `axe at lesson ${i + 1}`);
      await hand(page);
    }
    await page.waitForFunction((at) => document.querySelectorAll(".coach li")[at]?.className.includes("now"), hands.length);
    assert.equal(await page.locator(".coach footer a.primary").count(), 1);
    assert.doesNotMatch(await page.locator("body").innerText(), /page-[a-z]/);
    assert.deepEqual(problems, []);
    await context.close();
  });

test("it can be left, gone back in, done for one, and seen in every language on a phone", { timeout: 120_000 }, async () => {
  for (const lang of ["en", "zh-Hans", "zh-Hant"]) {
    const { page, context, problems } = await visit(house, "/tutorial/new_york", { lang, viewport: PHONE });
    await page.locator(".coach").waitFor();
    const last = (await page.locator(".coach li").count()) - 1;
    for (let i = 0; i < last; i++) {
      await page.waitForFunction((at) => document.querySelectorAll(".coach li")[at]?.className.includes("now"), i);
      assert.doesNotMatch(await page.locator(".coach").innerText(), /page-[a-z]/);
      if (i === 4) {
        await page.locator(".coach footer .button").first().click();
        await page.waitForFunction(() => document.querySelectorAll(".coach li")[3]?.className.includes("now"));
        await page.locator(".coach footer .button").last().click();
        await page.waitForFunction(() => document.querySelectorAll(".coach li")[4]?.className.includes("now"));
      }
      await page.locator(".coach footer .button:enabled").last().click();
    }
    assert.equal(await step(page), last);
    await page.locator(".coach .leave").click();
    await page.locator(".poster").first().waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  }
});
