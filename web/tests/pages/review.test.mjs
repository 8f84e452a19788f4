// The coach at the table and the review after a game, before a real server.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { newRoom, openHouse, roomInfo, sitDown } from "../table/house.mjs";
import { finished, PHONE, serious, sideways, visit } from "./visit.mjs";

/** The coach may have to get ready first, once on a machine. */
const PATIENCE = 180_000;
const HINT = /数字仅供参考|數字僅供參考/;

let house;
before(async () => {
  house = await openHouse();
}, { timeout: 60_000 });
after(() => house?.close());

test("the coach: asked by key and by button, it helps to choose tickets and then to move", async () => {
  const { page, context, problems, frames } = await sitDown(house, await newRoom(house, "new_york"));
  await page.keyboard.press("h");
  const tips = page.locator("aside .tips li");
  await tips.first().waitFor({ timeout: PATIENCE });
  assert.ok((await tips.count()) >= 2, "a tip for every choice of tickets");
  assert.match(await tips.first().textContent(), /wins \d+ % \(± \d+\), about \d+ points/);
  assert.match(await page.locator('[data-live="coach"]').textContent(), /^The coach suggests: keep /);
  assert.deepEqual(await serious(page), []);

  // Laid out, not played: one press is left.
  const sent = frames.filter((frame) => frame.includes('"type":"advice"'));
  const best = JSON.parse(sent.at(-1)).tips[0].move.split(" ").slice(1);
  await tips.first().locator("button").click();
  assert.equal(await page.locator('.chooser [aria-checked="true"]').count(), best.length);
  await page.locator(".chooser .confirm").click();

  // The open slip follows the game to the next decision.
  await page.waitForFunction(() => !document.querySelector(".chooser"));
  await tips.first().waitFor({ timeout: PATIENCE });
  assert.doesNotMatch(await tips.first().textContent(), /^keep /);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("aside .tips").count(), 0);
  await page.locator("[data-coach]").click();
  await tips.first().waitFor({ timeout: PATIENCE });
  assert.deepEqual(problems, []);
  await context.close();
});

test("the host may send the coach away and ask it back", async () => {
  const seated = await newRoom(house, "new_york");
  const { page, context } = await sitDown(house, seated);
  await page.locator("[data-coach]").waitFor();
  await page.locator("header.bar button").last().click();
  const rules = page.locator('[aria-labelledby="menu-coach"] button');
  await rules.first().click();
  await page.locator("[data-coach]").waitFor({ state: "detached" });
  assert.equal((await roomInfo(house, seated.room.id)).coach, "off");
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  assert.equal(await page.locator("aside").count(), 0);
  await page.locator("header.bar button").last().click();
  await rules.last().click();
  await page.locator("[data-coach]").waitFor();
  assert.equal((await roomInfo(house, seated.room.id)).coach, "always");
  await page.locator("aside .tips li").first().waitFor({ timeout: PATIENCE });
  await context.close();
});

test("the review: from the end of a game, with progress, by its own link", async () => {
  const id = await finished(house, "new_york");
  const { page, context, problems } = await visit(house, `/room/${id}`);
  await page.locator(`.end a[href="/room/${id}/review"]`).click();
  await page.locator("progress, [data-review]").first().waitFor();
  await page.locator("[data-review]").waitFor({ timeout: PATIENCE });
  const { review } = await (await fetch(`${house.address}/api/rooms/${id}/review?lang=en`)).json();
  assert.equal(await page.locator("svg path.line").count(), 2);
  const totals = await page.locator('[aria-labelledby="shares"] tbody td:last-child').allTextContents();
  assert.deepEqual(totals.map(Number), review.seats.map((seat) => seat.total));
  const dear = review.seats.reduce((sum, seat) => sum + Math.min(3, seat.mistakes.length), 0);
  assert.equal(await page.locator(".mistakes li").count(), dear);
  assert.equal(await page.locator(".turns li").count(), review.seats.reduce((sum, seat) => sum + seat.turning.length, 0));
  await page.locator("summary").first().click();
  assert.equal(await page.locator("details[open] tbody tr").count(), review.seats[0].decisions.length);
  assert.deepEqual(await serious(page), []);
  await page.locator(".chart input").fill("5");
  assert.equal(await page.locator("section header a").getAttribute("href"), `/room/${id}/5`);
  assert.deepEqual(problems, []);
  await context.close();

  for (const options of [{ lang: "zh-Hans", theme: "dark", viewport: PHONE }, { lang: "zh-Hant" }]) {
    const other = await visit(house, `/room/${id}/review`, options);
    await other.page.locator("[data-review]").waitFor();
    assert.doesNotMatch(await other.page.locator("main").textContent(), HINT);
    assert.doesNotMatch(await other.page.locator("main").textContent(), /(review|page|coach)-[a-z]/);
    assert.equal(await sideways(other.page), 0);
    assert.deepEqual(await serious(other.page), []);
    await other.page.route("**/review?*", async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      await route.fulfill({ response: answer, json: { ...json, review: { ...json.review, rough: true } } });
    });
    await other.page.reload();
    await other.page.locator("[data-review]").waitFor();
    assert.match(await other.page.locator("main").textContent(), HINT, "few games were thought through");
    assert.equal(await sideways(other.page), 0);
    assert.deepEqual(other.problems, []);
    await other.context.close();
  }
}, { timeout: 400_000 });

test("a review that is not there says why", async () => {
  const seated = await newRoom(house, "new_york");
  const early = await visit(house, `/room/${seated.room.id}/review`);
  await early.page.getByText("The game is not over yet.").waitFor();
  await early.context.close();
  const nowhere = await visit(house, "/room/none-such/review");
  await nowhere.page.locator(".nowhere").waitFor();
  await nowhere.context.close();
});
