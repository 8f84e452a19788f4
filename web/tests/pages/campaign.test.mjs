// The campaign's pages: found one, read its story, play, end the game, go on; save, bring in, go back.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { openHouse } from "../table/house.mjs";
import { bring, found, gather, goOn, handOver, holding, idOf, look, pretend, stage, until } from "./boardroom.mjs";
import { PHONE, serious, sideways, visit } from "./visit.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const BOT = { kind: "bot", bot: "greedy" };

test("from the poster to the second game, and back", { timeout: 420_000 }, async () => {
  const { page, context, problems } = await visit(house, "/");
  await page.locator('a[href="/campaigns"]').click();
  await page.locator("form input").first().fill("the Thursday table");
  await page.locator(".companies input").first().fill("Mira");
  await page.locator("form [role=switch]").check();
  await page.locator("form .primary").click();
  await page.locator("[data-stage=between]").waitFor();
  const id = idOf(page);
  const { campaign } = await look(house, id);
  assert.equal(campaign.name, "the Thursday table");
  assert.deepEqual(campaign.companies.map(({ kind, name }) => [kind, name]).slice(0, 2), [["person", "Mira"], ["bot", "Baedeker"]]);
  assert.deepEqual(campaign.companies.map(({ kind }) => kind), ["person", "bot", "bot"], "a third company was asked for");

  await gather(page);
  assert.equal(await page.locator("#previously ~ p").count(), 1, "nothing happened before the first game");
  const before = await goOn(page, "setup");
  assert.ok(before.length >= 3, `cards were read: ${before}`);
  assert.equal(await stage(page), "play");

  // The game: this company is played by a bot, and the end leads back.
  await page.locator("header .primary").click();
  await page.locator("[data-ready=true]").waitFor();
  await handOver(page);
  await until(house, id, "end");
  await page.locator(`a[href="/campaign/${id}"]`).first().click({ timeout: 60_000 });
  await page.locator("[data-stage]").waitFor();
  await page.locator(".slips .slip dl").first().waitFor();
  assert.equal(await page.locator("li.slip").count(), 3, "a slip for each company");
  const cards = await goOn(page, "end");
  assert.ok(cards.length >= 3, `cards and questions: ${cards}`);
  assert.equal(await stage(page), "between");

  // What came of it: the chronicle, the slips, what has just happened.
  const { views } = await look(house, id);
  const [entry] = views[0].chronicle;
  await page.locator(".strip button.year").click();
  const sheet = page.locator("dialog");
  const total = views[0].companies[entry.winner].slips[0].total;
  assert.match(await sheet.locator("li.slip").first().innerText(), new RegExp(`\\$${total}`));
  assert.match(await sheet.innerText(), /Coins/);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  assert.ok((await page.locator(".told li").count()) > 2);

  // The second game brings people to hire.
  await gather(page);
  assert.match(await page.locator("section:has(#previously)").innerText(), /1865/);
  let hired = 0;
  await goOn(page, "setup", async () => {
    hired = Math.max(hired, await page.locator("li.employee").count());
  });
  assert.ok(hired >= 6, "the people are introduced, each with a text");
  await page.locator("header .primary").click();
  await page.locator('.decision [data-move^="hire"]').first().waitFor({ timeout: 30_000 });
  assert.match(await page.locator(".decision").innerText(), /\w/);

  // A reload loses nothing.
  await page.goto(`${house.address}/campaign/${id}`);
  await page.locator("[data-stage=play]").waitFor();
  await page.goto(`${house.address}/campaigns`);
  await page.locator(`a[href="/campaign/${id}"]`).click();
  await page.locator("[data-stage=play]").waitFor();

  // Saved to a file, and brought in again.
  await page.locator("nav .button").last().click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator("dialog .ways button", { hasText: "Save" }).click(),
  ]);
  const file = join(tmpdir(), `campaign-${id}.jsonl`);
  await download.saveAs(file);
  assert.ok(readFileSync(file, "utf8").split("\n").length > 10);

  // Before the first game again, as a branch of its own, after a question.
  await page.locator("dialog button", { hasText: "1865" }).click();
  await page.locator("dialog .sure .primary").click();
  await page.waitForURL((url) => url.pathname.startsWith("/campaign/") && !url.pathname.endsWith(id));
  await page.locator("[data-stage=between]").waitFor();
  assert.deepEqual((await look(house, idOf(page))).campaign.branch, { campaign: id, game: 1 });
  assert.equal((await look(house, id)).campaign.stage, "play", "the old one stays as it is");
  assert.equal(await page.locator("header .primary").count(), 1, "and it is ours");

  await page.goto(`${house.address}/campaigns`);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/\/campaign\//);
  await page.locator("section:has(#open) li button").first().click();
  await page.locator("section:has(#open) li").nth(2).waitFor({ state: "detached" });
  assert.equal((await look(house, idOf(page))).campaign.companies.filter((one) => one.open).length, 2);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a file that is no campaign is refused in one sentence", async () => {
  const { page, context } = await visit(house, "/campaigns");
  const file = join(tmpdir(), "no-campaign.jsonl");
  writeFileSync(file, '{"hello": "world"}\n');
  await page.locator("input[type=file]").setInputFiles(file);
  const said = await page.locator("[role=alert]").textContent({ timeout: 10_000 });
  assert.ok(said.length > 10 && !/[{}]/.test(said), said);
  assert.equal(new URL(page.url()).pathname, "/campaigns");
  await context.close();
});

test("by link: an open company is taken, and who may not decide is told whom we wait for", async () => {
  const made = await found(house, [
    { colour: "blue", kind: "person", name: "Mira" },
    { colour: "red", kind: "open" },
    { colour: "black", ...BOT },
  ]);
  const host = await visit(house, "/campaigns");
  await bring(host.page, holding(made), `/campaign/${made.campaign.id}`);
  await host.page.locator("header .primary").click();
  assert.equal(await host.page.locator("dialog .primary").isDisabled(), true, "nobody runs the red company");
  await host.page.keyboard.press("Escape");

  const guest = await visit(house, `/campaign/${made.campaign.id}`);
  await guest.page.locator("section:has(#open) input").fill("Ana");
  await guest.page.locator("section:has(#open) li button").click();
  await guest.page.locator("header .primary").waitFor();
  await host.page.locator("#open").waitFor({ state: "detached" });
  assert.match(await host.page.locator("section:has(#companies)").innerText(), /Ana/);
  await gather(host.page);
  await guest.page.locator("[data-stage=setup]").waitFor();
  assert.deepEqual([...host.problems, ...guest.problems], []);
  for (const { context } of [host, guest]) await context.close();
});

test("C-62: before a game the table agrees that it does not count for a bot's company", async () => {
  const made = await found(house, [
    { colour: "blue", kind: "person", name: "Mira" },
    { colour: "red", ...BOT },
    { colour: "black", ...BOT },
  ]);
  const { page, context, problems } = await visit(house, "/campaigns");
  await bring(page, holding(made), `/campaign/${made.campaign.id}`);
  await page.locator("header .primary").click();
  const agree = page.locator("dialog .agree input");
  assert.equal(await agree.count(), 2, "for the companies of bots");
  await agree.last().check();
  await page.locator("dialog .note", { hasText: "does not count" }).waitFor();
  const uncounted = async () => (await look(house, made.campaign.id)).views[0].uncounted;
  assert.deepEqual(await uncounted(), [2]);
  assert.equal(await agree.count(), 1, "two are left for whom it counts");
  await agree.uncheck();
  await page.locator("dialog .note", { hasText: "does not count" }).waitFor({ state: "detached" });
  assert.deepEqual(await uncounted(), []);
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a question with towns: by key, on the map, and sent as a move", async () => {
  const { page, context, problems } = await visit(house, "/campaigns");
  const { view, sent } = await pretend(page, house, "raise");
  await page.keyboard.press("2");
  const second = view.asked.options[1];
  assert.equal(await page.locator(".slips .on b").textContent(), second.name.en);
  assert.match(await page.locator("section.due .primary").innerText(), new RegExp(second.name.en));
  await page.keyboard.press("Enter");
  await page.waitForTimeout(200);
  assert.deepEqual(sent.filter((frame) => frame.type === "move").map(({ move, company, at }) => [move, company, at]), [[second.move, 1, 5]]);
  assert.match(await page.locator(".opened").innerText(), /1874/);
  assert.deepEqual(problems, []);
  await context.close();
});

test("the last newspaper and free play", async () => {
  const { page, context, problems } = await visit(house, "/campaigns");
  const { sent } = await pretend(page, house, "finished");
  await page.locator("[data-vaults]").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("tbody tr").count(), 4);
  await page.locator("header .primary").click();
  await page.locator("dialog input[type=checkbox]").first().check();
  await page.locator("dialog .primary").click();
  await page.waitForTimeout(200);
  assert.deepEqual(sent.filter((frame) => frame.type === "move").map(({ move }) => move), ["play 13 florida"]);
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("two people at one screen: a secret side waits until its company looks", async () => {
  const { page, context } = await visit(house, "/campaigns");
  const { view } = await pretend(page, house, "raise", [1, 2]);
  const { gain } = view.companies[1].postcards.find((card) => card.side !== "G" && card.gain);
  await page.locator("nav .button", { hasText: "Postcards" }).click();
  const shown = async () => (await page.locator("dialog").innerText()).includes(gain.en);
  assert.equal(await shown(), false);
  await page.locator("dialog .veil button").first().click();
  assert.equal(await shown(), true);
  await context.close();
});

for (const [name, options] of Object.entries({
  light: {},
  dark: { theme: "dark", lang: "zh-Hans" },
  phone: { viewport: PHONE, lang: "zh-Hant" },
}))
  test(`the pages, ${name}: axe finds nothing, nothing sticks out, every sentence is there`, { timeout: 120_000 }, async () => {
    const { page, context, problems } = await visit(house, "/campaigns", options);
    const fine = async (where) => {
      await page.waitForTimeout(300);
      assert.deepEqual(await serious(page), [], where);
      assert.ok((await sideways(page)) <= 0, where);
      assert.doesNotMatch(await page.locator("body").innerText(), /(page|campaign)-[a-z]+-?[a-z]/, where);
    };
    await page.locator("form").waitFor();
    await fine("founding");
    const made = await found(house, [{ colour: "green", kind: "person", name: "Mira" }, { colour: "red", ...BOT }]);
    await bring(page, holding(made), `/campaign/${made.campaign.id}`);
    await fine("between");
    for (const [i] of [0, 1, 2].entries()) {
      await page.locator("header nav .button").nth(i).click();
      await page.locator("dialog").waitFor();
      await fine(`drawer ${i}`);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    await page.locator("header .primary").click();
    await page.locator("dialog .primary").waitFor();
    await fine("who plays");
    await page.locator("dialog .primary").click();
    await page.locator("[data-stage=setup]").waitFor();
    await fine("face down");
    await page.locator(".place .primary").click();
    await page.locator(".place .id").waitFor();
    await page.locator("details summary").first().click();
    await fine("a card");
    await pretend(page, house, "raise");
    await fine("a question");
    assert.deepEqual(problems, []);
    await context.close();
  });
