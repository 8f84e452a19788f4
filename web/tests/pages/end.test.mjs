// The end of a game and its replay: the ceremony, the seal, every step, and "what if".

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openHouse, roomInfo } from "../table/house.mjs";
import { finished, PHONE, serious, sideways, visit } from "./visit.mjs";

let house;
const rooms = {};
before(async () => {
  house = await openHouse();
  for (const edition of ["new_york", "europe", "usa"]) rooms[edition] = await finished(house, edition);
}, { timeout: 240_000 });
after(() => house?.close());

for (const edition of ["europe", "new_york", "usa"])
  test(`the end of ${edition}: totals add up, the seal is sound, axe finds nothing`, async () => {
    const { page, context, problems } = await visit(house, `/room/${rooms[edition]}`);
    await page.locator(".end table").waitFor();
    const { result } = await roomInfo(house, rooms[edition]);
    const totals = await page.locator("tbody td:last-child").allTextContents();
    assert.deepEqual(totals.map(Number), result.ranking.map((seat) => result.totals[seat]));
    for (const row of await page.locator("tbody tr").all()) {
      const cells = (await row.locator("td").allTextContents()).map((text) => Number(text.replace("−", "-").replace("–", "0")));
      assert.equal(cells.slice(0, -1).reduce((a, b) => a + b, 0), cells.at(-1));
    }
    await page.locator(".seal .button").first().click();
    await page.locator(".seal header.sound").waitFor();
    await page.locator(".seal summary").click();
    const waiting = page.waitForEvent("download");
    await page.locator(".seal details .button").click();
    assert.match((await waiting).suggestedFilename(), /\.jsonl$/);
    assert.deepEqual(await serious(page), []);

    const before = await page.locator(".map [data-route] .car, .map g[data-route]").count();
    await page.locator(".growth input").fill("3");
    await page.locator(".growth a").waitFor();
    assert.ok(before > 0);
    await page.locator(".growth a").click();
    await page.locator(".replay").waitFor();
    assert.equal(new URL(page.url()).pathname, `/room/${rooms[edition]}/3`);
    assert.deepEqual(problems, []);
    await context.close();
  });

test("the ceremony runs, is skipped by any key, and can be seen again", async () => {
  const { page, context } = await visit(house, `/room/${rooms.europe}`, { still: false, settings: { speed: "calm" } });
  await page.locator(".end.running").waitFor();
  await page.keyboard.press("Shift");
  await page.locator(".end:not(.running)").waitFor();
  // From here on time stands still unless it is told to pass.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator(".again button").click();
  await page.locator(".end.running").waitFor();
  await page.keyboard.press("Shift");
  await page.locator(".end:not(.running)").waitFor();
  await page.locator(".again button").click();
  await page.clock.runFor(3000);
  assert.ok(await page.locator(".end.running").isVisible(), "it runs for more than 3 seconds");
  await page.clock.runFor(7000);
  await page.locator(".end:not(.running)").waitFor({ timeout: 3000 });
  await context.close();
});

test("another round lays the same table again", async () => {
  const { page, context } = await visit(house, `/room/${rooms.new_york}`);
  await page.locator(".end nav .primary").click();
  await page.waitForFunction((old) => !location.pathname.includes(old), rooms.new_york);
  const again = await roomInfo(house, new URL(page.url()).pathname.split("/")[2]);
  assert.equal(again.edition, "new_york");
  assert.deepEqual(again.seats.map((seat) => seat.name), ["Mira", "Baedeker"]);
  await context.close();
});

test("replay: slider and keys, an address for every step, the journal beside it", async () => {
  const id = rooms.new_york;
  const { page, context, problems } = await visit(house, `/room/${id}/0`);
  await page.locator(".replay input[type=range]:not([max='0'])").waitFor();
  const at = async () => Number(new URL(page.url()).pathname.split("/")[3]);
  const last = Number(await page.locator(".replay input[type=range]").getAttribute("max"));
  const cars = () => page.locator(".map [data-route]:not(.route)").count();
  assert.equal(await cars(), 0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(), 2);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(), 1);
  await page.keyboard.press("End");
  assert.equal(await at(), last);
  assert.ok((await cars()) > 3);
  await page.keyboard.press("Home");
  assert.equal(await at(), 0);
  // Not every step is worth a line in the journal.
  const told = await page.locator(".journal a").evaluateAll((all) => all.map((a) => Number(a.dataset.step)));
  const [some, later] = [told.find((n) => n > 8), told.find((n) => n > 16)];
  await page.locator(".replay input[type=range]").fill(String(some));
  assert.equal(await at(), some);
  await page.reload();
  await page.locator(".replay aside .panel").first().waitFor();
  assert.equal(await at(), some);
  await page.locator('.journal [aria-current="step"]').first().waitFor();
  await page.locator(`.journal a[data-step="${later}"]`).first().click();
  assert.equal(await at(), later);
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => Number(location.pathname.split("/")[3]) >= 2);
  await page.keyboard.press("Space");
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("what if: from a step of a finished game a new one goes on", async () => {
  const { page, context } = await visit(house, `/room/${rooms.new_york}/8`);
  await page.locator("summary").click();
  await page.locator("details select").first().selectOption("1");
  await page.locator("details .primary").click();
  await page.waitForSelector("[data-ready=true]");
  const branch = await roomInfo(house, new URL(page.url()).pathname.split("/")[2]);
  assert.deepEqual(branch.branch, { room: rooms.new_york, step: 8 });
  assert.deepEqual(branch.seats.map((seat) => seat.kind), ["bot", "person"]);
  await context.close();
});

test("end and replay on a phone, in the dark, in Chinese", async () => {
  for (const path of ["", "/30"]) {
    const { page, context } = await visit(house, `/room/${rooms.europe}${path}`, { viewport: PHONE, theme: "dark", lang: "zh-Hant" });
    await page.locator(".end table, .replay .figure").first().waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual(await serious(page), []);
    assert.ok((await sideways(page)) <= 0, "nothing sticks out");
    assert.doesNotMatch(await page.locator("body").innerText(), /page-[a-z]|table-log/);
    await context.close();
  }
});
