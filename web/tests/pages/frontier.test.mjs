// From a saved campaign (tools/browser_saves.py): a frontier is opened, a depot placed, a bed laid, the vaults opened.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { byMouse, see, spot } from "../table/hands.mjs";
import { openHouse } from "../table/house.mjs";
import { bring, gather, goOn, holding, look } from "./boardroom.mjs";
import { PHONE, serious, sideways, visit } from "./visit.mjs";

const LONG = 60_000;
let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

async function post(path, body, headers = {}) {
  const answer = await fetch(`${house.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.address, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Bring a save in and take its first companies; the others stay open. */
async function load(name, people = 3) {
  const file = readFileSync(new URL(`../fixtures/campaign/${name}.jsonl`, import.meta.url), "utf8");
  const made = await post("/api/campaigns/import", file, { "content-type": "application/x-ndjson" });
  const path = `/api/campaigns/${made.campaign.id}`;
  const seats = [];
  for (let company = 0; company < people; company++)
    seats.push(...(await post(`${path}/companies/${company}`, { name: `Player ${company}` })).seats);
  return { campaign: made.campaign, seats };
}

/** Let bots run all companies of a screen but the first. */
async function botsFor(page, { campaign, seats }) {
  await page.evaluate(
    async ([id, held]) => {
      const socket = new WebSocket(`ws://${location.host}/ws/campaign/${id}`);
      const heard = () => new Promise((resolve) => (socket.onmessage = resolve));
      await new Promise((resolve) => (socket.onopen = resolve));
      const joined = heard();
      socket.send(JSON.stringify({ type: "join", tokens: held.map((one) => one.token), lang: "en" }));
      await joined;
      for (const { company } of held.slice(1)) {
        const done = heard();
        socket.send(JSON.stringify({ type: "replace", company, bot: "greedy" }));
        await done;
      }
      const done = heard();
      socket.send(JSON.stringify({ type: "pace", pace: "instant" }));
      await done;
      socket.close();
    },
    [campaign.id, seats],
  );
}

const words = (page) => page.locator("body").innerText();

/** Choose the first frontier, and wait for the occasion. */
async function openFrontier(page) {
  await page.locator(".slips label").first().click();
  await page.locator("section.due .primary").click();
  const opening = page.locator("[data-opening]");
  await opening.waitFor({ timeout: LONG });
  return opening;
}

test("a frontier is opened by keyboard: the piece joins, the box opens, its cards turn over", { timeout: 180_000 }, async () => {
  const saved = await load("frontier");
  const { page, context, problems } = await visit(house, "/campaigns", { still: false, settings: { speed: "brisk" } });
  await bring(page, holding(saved), `/campaign/${saved.campaign.id}`);
  await page.locator("[data-closed]").first().waitFor({ timeout: LONG });
  const closed = await page.locator("[data-closed]").count();
  await page.keyboard.press("1");
  await page.locator(".slips .on").waitFor();
  await page.keyboard.press("Enter");
  const opening = page.locator("[data-opening]");
  await opening.waitFor({ timeout: LONG });
  const land = await opening.getAttribute("data-opening");
  await opening.locator(`[data-piece="${land}"]`).waitFor();
  assert.equal(await opening.locator("[data-content]").count(), 0, "the box is shut");

  // Enter skips the slide, and opens the box; its cards turn over by themselves, and Enter goes on.
  const inside = opening.locator("[data-content].up");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await inside.first().waitFor({ timeout: LONG });
  const { views } = await look(house, saved.campaign.id);
  const arrival = views[0].story.findLast((card) => card.kind === "arrival");
  await inside.nth(arrival.came.length - 1).waitFor({ timeout: LONG });
  assert.deepEqual(await inside.evaluateAll((all) => all.map((one) => one.dataset.content)), arrival.came);
  const live = await opening.locator("[aria-live]").textContent();
  assert.ok(live.length > 10, `it is told to those who listen: ${live}`);
  await page.keyboard.press("Enter");
  await opening.waitFor({ state: "detached" });

  // The land lies on the map, with routes; one of its towns is made large by a press on the map.
  await page.waitForFunction((count) => document.querySelectorAll("[data-closed]").length === count, closed - 1, { timeout: LONG });
  const towns = await (await fetch(`${house.address}/api/campaigns/${saved.campaign.id}/edition`)).json();
  const town = towns.cities.find((city) => city.piece === land && !city.traits.large);
  const route = towns.routes.find((one) => one.ends.includes(town.id));
  await page.locator(`[data-route="${route.id}"]`).waitFor({ state: "attached" });
  await page.locator(`.slips input[value="${town.id}"]`).check({ force: true });
  await page.locator("section.due .primary").click();
  await page.waitForFunction(() => document.querySelector("[data-stage]")?.dataset.stage !== "end", null, { timeout: LONG });
  const after = (await look(house, saved.campaign.id)).views[0];
  assert.deepEqual(after.map.large.includes(town.id), true);
  assert.deepEqual(after.boxes.map((box) => box.id), [land]);

  // It is seen again when asked for, and its prize lies with the postcards.
  await page.locator(".opened button").click();
  await opening.waitFor();
  await page.keyboard.press("Escape");
  await opening.waitFor({ state: "detached" });
  await page.locator("nav .button", { hasText: "Postcards" }).click();
  assert.match(await page.locator("dialog").innerText(), new RegExp(after.prizes[0].name.en));
  assert.deepEqual(problems, []);
  await context.close();
});

for (const [name, options] of Object.entries({
  "light and wide": {},
  "dark, 简体中文": { theme: "dark", lang: "zh-Hans" },
  "a phone, 繁體中文": { viewport: PHONE, lang: "zh-Hant" },
}))
  test(`an opening, ${name}: without motion all of it stands at once, and axe finds nothing`, { timeout: 180_000 }, async () => {
    const saved = await load("frontier");
    const { page, context, problems } = await visit(house, "/campaigns", options);
    const fine = async (where) => {
      assert.deepEqual(await serious(page), [], where);
      assert.ok((await sideways(page)) <= 0, where);
      assert.doesNotMatch(await words(page), /\b(page|campaign|sign|table)-[a-z]+-?[a-z]/, where);
    };
    await bring(page, holding(saved), `/campaign/${saved.campaign.id}`);
    const opening = await openFrontier(page);
    await fine("the box is shut");
    await opening.locator("footer .primary").click();
    await opening.locator("[data-content].up").first().waitFor({ timeout: LONG });
    const all = await opening.locator("[data-content]").count();
    assert.equal(await opening.locator("[data-content].up").count(), all);
    await fine("the box is open");
    await opening.locator("footer .primary").click();
    await opening.waitFor({ state: "detached" });
    await fine("afterwards");
    assert.deepEqual(problems, []);
    await context.close();
  });

test("the finale: the last card, the vaults, the last newspaper, and what the vaults hold", { timeout: 180_000 }, async () => {
  const saved = await load("finale");
  const { page, context, problems } = await visit(house, "/campaigns", { still: false, settings: { speed: "brisk" } });
  await bring(page, holding(saved), `/campaign/${saved.campaign.id}`);
  await page.evaluate(() => {
    globalThis.states = new Set();
    const note = () => globalThis.states.add(document.querySelector("[data-vaults]")?.dataset.vaults);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-vaults"] });
  });
  await goOn(page, "end");
  const vaults = page.locator("[data-vaults]");
  await vaults.locator("footer .button:not(.primary)").waitFor({ timeout: LONG });
  assert.ok(await page.evaluate(() => globalThis.states.has("opening")), "it is counted step by step");
  assert.equal(await vaults.getAttribute("data-vaults"), "open");
  const { final, companies } = (await look(house, saved.campaign.id)).views[0];
  const first = final.scores.find((score) => score.place === 1);
  const rows = vaults.locator("[data-company]");
  assert.equal(await rows.first().getAttribute("data-company"), String(first.company));
  assert.match(await rows.first().innerText(), new RegExp(`\\$${first.total}`));
  assert.deepEqual(await serious(page), []);
  await page.keyboard.press("Enter");
  await vaults.waitFor({ state: "detached" });
  assert.equal(await page.locator("#last-paper").count(), 1);

  // The ceremony is played once by itself, and again on request.
  await page.reload();
  await page.locator("#last-paper").waitFor();
  assert.equal(await vaults.count(), 0);
  await page.locator(".see").click();
  await vaults.waitFor();
  await page.keyboard.press("Escape");

  // A fulfilled postcard lies in the vault, all of it to be read.
  const kept = companies[first.company].vault[0];
  await page.locator("nav .button", { hasText: "Postcards" }).click();
  const drawer = await page.locator("dialog").innerText();
  for (const part of [kept.name.en, kept.gain?.en ?? kept.story.en]) assert.ok(drawer.includes(part), part);
  assert.deepEqual(problems, []);
  await context.close();
});

test("a depot is placed on the map, and a bed gets its colour for good", { timeout: 420_000 }, async () => {
  const finale = await load("finale", 1);
  const made = await post(
    `/api/campaigns/${finale.campaign.id}/rewind`,
    { game: 6 },
    { authorization: `Bearer ${finale.seats[0].token}` },
  );
  const seats = [...made.seats];
  for (const { company, open } of made.campaign.companies)
    if (open) seats.push(...(await post(`/api/campaigns/${made.campaign.id}/companies/${company}`, { name: `Player ${company}` })).seats);
  const saved = { campaign: made.campaign, seats };
  const { page, context, problems } = await visit(house, "/campaigns", { viewport: { width: 1600, height: 1000 } });
  await botsFor(page, saved);
  await bring(page, holding({ ...saved, seats: saved.seats.slice(0, 1) }), `/campaign/${saved.campaign.id}`);
  await gather(page);
  await goOn(page, "setup");
  // Everything that this screen is told of the game.
  const told = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => told.push(...(JSON.parse(String(payload)).events ?? []).map((one) => one.event))),
  );
  await page.locator("header .primary").click();
  await page.locator("[data-ready=true]").waitFor({ timeout: LONG });

  /** Do what is asked until something is to be seen. */
  const until = async (seen, act = () => byMouse(page), most = 400) => {
    for (let i = 0; i < most; i++) {
      if (await seen()) return;
      await act();
      await page.waitForTimeout(40);
    }
    assert.fail(`not seen: ${JSON.stringify(await see(page))}`);
  };
  const offered = page.locator('.decision [data-move^="depot "]');
  // Somebody is hired first: looked at and pressed at once, lest the next question is answered by that press.
  const hire = () =>
    page.evaluate(() => {
      if (document.querySelector('.decision [data-move^="hire "]')) document.querySelector(".decision .confirm").click();
    });
  await until(async () => (await offered.count()) > 0, hire);
  assert.deepEqual(await serious(page), []);
  const city = (await offered.nth(1).getAttribute("data-move")).split(" ")[1];
  await offered.nth(1).click();
  await page.locator(".decision .confirm").click();
  await page.locator(`[data-depot="${city}"]`).waitFor({ state: "attached", timeout: LONG });

  // The key to the map tells whose it is, without a mouse.
  await until(async () => (await page.locator('[data-spot="deck"]:not(:disabled)').count()) > 0);
  await page.keyboard.press("k");
  await page.locator("aside.drawer li").first().waitFor();
  assert.match(await page.locator("aside.drawer").innerText(), /Depot: Player 0/);
  assert.deepEqual(await serious(page), []);
  await page.keyboard.press("Escape");

  // Cards are drawn until a bed can be paid for; then it is, and its colour is told.
  const room = new URL(page.url()).pathname.split("/")[2];
  const { routes } = await (await fetch(`${house.address}/api/rooms/${room}/edition`)).json();
  const beds = new Set(routes.filter((route) => route.traits.bed).map((route) => route.id));
  assert.ok(beds.size > 10);
  const laid = () => told.find((event) => event.type === "RailsLaid" && event.seat === 0);
  await until(laid, async () => {
    const seen = await see(page);
    if (seen.decision || seen.choosing || seen.slip) return byMouse(page);
    await page.keyboard.press("0");
    for (const bed of seen.legal.filter((route) => beds.has(route))) {
      const at = await spot(page, bed);
      const bare = at && (await page.evaluate(({ x, y }) => !!document.elementFromPoint(x, y)?.closest(".window"), at));
      if (bare) return page.mouse.click(at.x, at.y);
    }
    if (seen.deck) return page.locator('[data-spot="deck"]').click({ timeout: 1500 }).catch(() => undefined);
    return page.waitForTimeout(40);
  });
  assert.ok(beds.has(laid().route), "it was a bed");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.locator("aside.drawer .journal li", { hasText: /You laid .* in a colour for good/ }).first().waitFor();
  assert.deepEqual(problems, []);
  await context.close();
});
