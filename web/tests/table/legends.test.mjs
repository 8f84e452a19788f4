// What only a game for money has: companies, the newspaper, symbols, bank slips, decisions in words.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { serious } from "../axe.mjs";
import { byMouse, see, spot } from "./hands.mjs";
import { newRoom, openHouse, roomInfo, sitDown } from "./house.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

async function keepFirst(page) {
  const boxes = page.locator(".chooser [role=checkbox]");
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.click();
  await page.locator(".chooser .confirm").click();
  await page.locator('[data-spot="deck"]:not(:disabled)').waitFor();
}

/** Play until something is to be seen. */
async function until(page, seen, most = 120) {
  for (let i = 0; i < most; i++) {
    if (await seen()) return true;
    await byMouse(page);
    await page.waitForTimeout(25);
  }
  return false;
}

test("companies give the colours, coins are shown instead of points, and nothing sealed is sent", async () => {
  const seated = await newRoom(house, "legends");
  const { page, context, problems } = await sitDown(house, seated);
  await keepFirst(page);
  const panels = await page.locator("li.player").allInnerTexts();
  assert.match(panels[0], /N[\s\S]*\$5/, "the black company is Nightshade, with its first coins");
  assert.match(panels[1], /C[\s\S]*\$5/, "the blue one is Cobalt");
  assert.match(await page.locator("section.news").innerText(), /Wayfarer/);
  const data = await (await fetch(`${house.address}/api/editions/legends`)).text();
  const sent = JSON.parse(data);
  assert.ok(sent.layout.closed.length > 3, "sealed ground has its plates");
  assert.ok(!/jacksonville|miami|seattle|denver/.test(data), "no city of it is told");
  assert.equal(await page.locator("[data-closed]").count(), sent.layout.closed.length);
  assert.equal(await page.locator("[data-exit]").count(), sent.layout.exits.length);
  const at = await page.evaluate(() => {
    const box = document.querySelector("[data-exit] rect").getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  await page.mouse.move(at.x, at.y);
  await page.locator(".tag-why .rule").waitFor();
  assert.match(await page.locator(".tag-why").innerText(), /L-32/);
  assert.deepEqual(problems, []);
  await context.close();
});

/** Draw cards until a route can be paid with faces to choose from: is the payment open then? */
async function choiceOfFaces(page) {
  await keepFirst(page);
  const draw = async () => {
    const deck = page.locator('[data-spot="deck"]:not(:disabled)');
    await deck.click({ timeout: 1500 }).catch(() => byMouse(page));
    await page.waitForTimeout(30);
  };
  for (let i = 0; i < 12; i++) {
    await draw();
    await draw();
    for (const route of (await see(page)).legal.slice(0, 30)) {
      const at = await spot(page, route);
      if (at) await page.mouse.click(at.x, at.y);
      if (await page.locator(".faces .ask").isVisible()) return true;
      await page.keyboard.press("Escape");
    }
  }
  return false;
}

test("symbols: one way to pay for a colour, and the faces behind a question", { timeout: 300_000 }, async () => {
  let seated, page, context;
  let found = false;
  // The cards are luck: where they bring no choice for long, another table is tried.
  for (let table = 0; table < 8 && !found; table++) {
    await context?.close();
    seated = await newRoom(house, "legends");
    ({ page, context } = await sitDown(house, seated));
    found = await choiceOfFaces(page);
  }
  assert.ok(found, "a payment with a choice of faces came up");
  const options = await page.locator(".options [role=radio]").count();
  assert.ok(options <= 14, `payments are few: ${options}`);
  const before = await page.locator(".options .on .chip").count();
  await page.locator(".faces .ask").click();
  assert.ok((await page.locator(".faces li").count()) >= 2, "faces to choose from");
  assert.deepEqual(await serious(page), []);
  const more = page.locator(".faces li .step:not(:disabled)");
  await more.last().click();
  assert.equal(await page.locator(".options .on .chip").count(), before, "as many cards as before");
  const moves = (await roomInfo(house, seated.room.id)).moves;
  await page.locator("section.slip .confirm").click();
  await page.waitForFunction(() => !document.querySelector("section.slip"));
  assert.ok((await roomInfo(house, seated.room.id)).moves > moves, "the route is claimed with them");
  await context.close();
});

test("the end is counted on bank slips, in money, never below nothing", { timeout: 200_000 }, async () => {
  const seated = await newRoom(house, "legends");
  const { page, context, problems } = await sitDown(house, seated);
  let looks = 0;
  const over = async () => looks++ % 8 === 7 && (await roomInfo(house, seated.room.id)).phase === "over";
  assert.ok(await until(page, over, 900), "the game ends");
  await page.locator(".bank-slip .total").waitFor({ timeout: 15_000 });
  const { result } = await roomInfo(house, seated.room.id);
  for (const total of result.totals) assert.ok(total >= 0);
  for (const seat of result.ranking) {
    await page.locator(".bank-slip .others button").nth(result.ranking.indexOf(seat)).click();
    const said = await page.locator(".bank-slip .total .figure").innerText();
    assert.equal(said, `$${result.totals[seat]}`);
  }
  const text = await page.locator("body").innerText();
  assert.ok(!/\b(table|page|line)-[a-z]/.test(text), "no bare key");
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

/** A table where nothing happens by itself. `change` may alter what the server sends; `tell` adds to it. */
async function stillTable(change = () => undefined, { settings = {}, ...options } = {}) {
  const seated = await newRoom(house, "legends", {
    seats: [
      { kind: "person", name: "Mira" },
      { kind: "open", name: "" },
    ],
  });
  await fetch(`${house.address}/api/rooms/${seated.room.id}/seats/1`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.address },
    body: JSON.stringify({ name: "Ana" }),
  });
  const sent = [];
  const context = await house.browser.newContext({ viewport: { width: 1600, height: 1000 }, ...options });
  await context.addInitScript(
    ([key, seats, chosen]) => {
      localStorage.setItem(key, JSON.stringify(seats));
      localStorage.setItem("whistlestop:settings", JSON.stringify(chosen));
    },
    [`whistlestop:seats:${seated.room.id}`, seated.seats, { lang: "en", theme: "light", speed: "instant", ...settings }],
  );
  const page = await context.newPage();
  let last, toPage;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    toPage = socket;
    socket.onMessage((text) => {
      const frame = JSON.parse(text);
      if (frame.type === "move") sent.push(frame.move);
      else server.send(text);
    });
    server.onMessage((text) => {
      const frame = JSON.parse(text);
      if (frame.views) last = frame;
      for (const view of frame.views ?? []) change(view);
      socket.send(JSON.stringify(frame));
    });
  });
  /** These events happen, and the own view is changed by them. */
  const tell = (events, after = () => undefined) => {
    const { next, views, room } = last;
    const told = events.map((event, i) => ({ number: next + i, step: room.moves, seat: null, by: null, event }));
    for (const view of views) after(view);
    last = { type: "events", events: told, next: next + told.length, views, room, id: null };
    toPage.send(JSON.stringify(last));
  };
  await page.clock.install();
  await page.goto(`${house.address}/room/${seated.room.id}`);
  await page.waitForSelector("[data-ready=true]");
  return { page, context, sent, tell };
}

test("a newspaper: its moment is short, and it stays in sight", async () => {
  const { page, context, tell } = await stillTable(undefined, { settings: { speed: "calm" } });
  await page.clock.pauseAt(Date.now() + 60_000);
  tell([{ type: "HeadlineTurned", thing: "EV-03" }], (view) => (view.parts.News.pile = ["EV-03"]));
  const moment = page.locator('[data-moment="EV-03"]');
  await moment.waitFor();
  assert.match(await moment.innerText(), /Penny Edition/);
  await page.clock.runFor(500);
  assert.equal(await moment.count(), 1, "there is time to read it");
  await page.clock.runFor(499);
  assert.equal(await moment.count(), 0, "it is gone in less than a second");
  const strip = page.locator("section.news");
  assert.match(await strip.innerText(), /Penny Edition/, "and it stays in sight");
  assert.equal(await strip.locator(".mark").count(), 1);
  await context.close();
});

test("any press ends the moment of a newspaper", async () => {
  const { page, context, tell } = await stillTable(undefined, { settings: { speed: "calm" } });
  await page.clock.pauseAt(Date.now() + 60_000);
  tell([{ type: "HeadlineTurned", thing: "EV-03" }]);
  const moment = page.locator("[data-moment]");
  await moment.waitFor();
  await page.keyboard.press("Shift");
  assert.equal(await moment.count(), 0);
  await context.close();
});

test("a travel tells what it brought, until it is put away", async () => {
  const { page, context, tell } = await stillTable();
  const route = await page.locator("[data-route]").first().getAttribute("data-route");
  tell([
    { type: "RouteClaimed", seat: 1, route, payment: { cards: [], colour: null }, points: 0 },
    { type: "LargeCityReached", seat: 1, city: "boston" },
  ]);
  const trip = page.locator(`[data-trip="${route}"]`);
  await trip.waitFor();
  assert.equal(await trip.locator("li").count(), 1);
  assert.match(await trip.innerText(), /Boston/);
  await trip.locator(".close").click();
  await trip.waitFor({ state: "detached" });
  await context.close();
});

/** The table as it would be if something else were asked. */
const asked = (moves, type, options = {}) =>
  stillTable((view) => Object.assign(view, { moves, phases: [{ type, seat: 0 }] }), options);

test("any decision can be made: in words, by mouse and by keyboard", async () => {
  const { page, context, sent } = await asked(["hire EV-03", "hire EV-05", "done"], "Hiring");
  const slip = page.locator("section.decision");
  await slip.waitFor();
  assert.match(await slip.innerText(), /Penny Edition/);
  assert.match(await slip.innerText(), /Whom do you hire/);
  assert.deepEqual(await serious(page), []);
  await page.keyboard.press("2");
  assert.equal(await slip.locator("[aria-checked=true]").getAttribute("data-move"), "hire EV-05");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.deepEqual(sent, ["done"]);
  await context.close();
});

test("a decision about cities is made on the map", async () => {
  const { page, context, sent } = await asked(["depot boston", "depot chicago", "depot atlanta"], "Siting");
  await page.locator("section.decision").waitFor();
  const at = await page.evaluate(() => {
    const name = [...document.querySelectorAll(".names text")].find((one) => one.textContent === "Chicago");
    return name ? true : false;
  });
  assert.ok(at, "the map is there");
  const open = page.locator("circle.open");
  assert.equal(await open.count(), 3, "three cities are lit");
  const boxes = await open.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const west = boxes.sort((a, b) => a.x - b.x)[0];
  await page.mouse.click(west.x + west.width / 2, west.y + west.height / 2);
  await page.locator("section.decision .confirm").click();
  assert.deepEqual(sent, ["depot chicago"]);
  await context.close();
});

test("a decision on a phone stands in the sheet", async () => {
  const { page, context, sent } = await asked(["use EV-01", "done"], "Asking", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.locator("section.decision").waitFor();
  assert.deepEqual(await serious(page), []);
  await page.locator('[data-move="done"]').tap();
  await page.locator("section.decision .confirm").tap();
  assert.deepEqual(sent, ["done"]);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
  await context.close();
});
