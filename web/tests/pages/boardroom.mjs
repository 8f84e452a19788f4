// Hands for the campaign's pages: found one, read the story, let a game be played, decide.

import { readFileSync } from "node:fs";

/** A campaign as everybody sees it. */
export async function look(house, id) {
  return (await fetch(`${house.address}/api/campaigns/${id}`)).json();
}

export const idOf = (page) => new URL(page.url()).pathname.split("/")[2];

/** Found a campaign over HTTP: companies by colour, each with what is said of it. */
export async function found(house, companies, more = {}) {
  const answer = await fetch(`${house.address}/api/packs`);
  const [pack] = await answer.json();
  const made = await fetch(`${house.address}/api/campaigns`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.address },
    body: JSON.stringify({ pack: pack.id, pace: "instant", ...more, companies }),
  });
  if (!made.ok) throw new Error(`no campaign: ${await made.text()}`);
  return made.json();
}

/** The page of a campaign, with the tokens of an answer in its storage. */
export const holding = ({ campaign, seats }) => ({
  [`whistlestop:campaign:${campaign.id}`]: JSON.stringify(seats),
  "whistlestop:campaign-visits": JSON.stringify({ [campaign.id]: Date.now() }),
});

/** Put things into the storage of a page, and go to a path. */
export async function bring(page, stored, path) {
  await page.evaluate((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), stored);
  await page.goto(new URL(path, page.url()).href);
  await page.locator("[data-stage]").waitFor();
}

export const stage = (page) => page.locator("[data-stage]").getAttribute("data-stage");

/** Sit down with everybody who is there. */
export async function gather(page) {
  await page.locator("header .next .primary, header .primary").first().click();
  await page.locator("dialog .primary").click();
  await page.locator("[data-stage=setup]").waitFor();
}

/** Turn over cards and answer questions, by keyboard, until another stage; the cards seen. */
export async function goOn(page, from, each = async () => {}) {
  const seen = [];
  for (let tries = 0; (await stage(page)) === from; tries++) {
    if (tries > 120) throw new Error(`never past ${from}: ${seen}`);
    const card = (await page.locator(".place .id").count()) ? await page.locator(".place .id").textContent() : "";
    if (card && !seen.includes(card)) {
      seen.push(card);
      await each(card);
    }
    if (await page.locator(".slips input:not(:disabled)").count()) {
      seen.push(await page.locator("#question").textContent());
      await page.keyboard.press("1");
      await page.locator(".slips .on").waitFor();
      await page.keyboard.press("Enter");
    } else if (await page.locator(".place .primary:not(:disabled)").count()) {
      await page.locator("h1").click();
      await page.keyboard.press("Enter");
    }
    await page.waitForTimeout(250);
  }
  return seen;
}

/** At the table: this screen's seats are played by bots from now on. */
export async function handOver(page) {
  await page.evaluate(async () => {
    const room = location.pathname.split("/")[2];
    const seats = JSON.parse(localStorage.getItem(`whistlestop:seats:${room}`));
    const socket = new WebSocket(`ws://${location.host}/ws/${room}`);
    await new Promise((resolve) => (socket.onopen = resolve));
    socket.send(JSON.stringify({ type: "join", tokens: seats.map((one) => one.token), from: 0, lang: "en" }));
    await new Promise((resolve) => (socket.onmessage = resolve));
    for (const { seat } of seats) socket.send(JSON.stringify({ type: "replace", seat, bot: "greedy" }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    socket.close();
  });
}

/** Wait until the campaign is in a stage. */
export async function until(house, id, wanted, seconds = 120) {
  for (let tries = 0; ; tries++) {
    const { campaign } = await look(house, id);
    if (campaign.stage === wanted) return campaign;
    if (tries > seconds * 2) throw new Error(`still ${campaign.stage}, not ${wanted}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Show a page of a campaign that no server holds: a state that the printed games do not reach. */
export async function pretend(page, house, name, mine = [1]) {
  const view = JSON.parse(readFileSync(new URL(`../fixtures/campaign/${name}.json`, import.meta.url), "utf8"));
  const companies = view.companies.map(({ company, colour }) => ({
    company,
    colour,
    name: ["Fogg", "Mira", "Ana", "Zhe"][company],
    kind: "person",
    bot: null,
    here: true,
    open: false,
  }));
  const campaign = {
    id: "made-up",
    pack: view.pack.id,
    edition: view.pack.edition,
    name: "",
    lang: "en",
    pace: "calm",
    host: 1,
    companies,
    game: view.game,
    year: view.year,
    stage: view.stage,
    next: 5,
    waiting: view.asked.companies,
    room: null,
    games: [],
    branch: null,
  };
  const shown = { campaign, companies: mine, next: 5, views: mine.map((me) => (me === 1 ? view : { ...view, me, moves: [] })) };
  const sent = [];
  await page.route("**/api/campaigns/made-up/edition", async (route) =>
    route.fulfill({ response: await page.request.get(`${house.address}/api/editions/${view.pack.edition}`) }),
  );
  await page.route("**/api/campaigns/made-up", (route) => route.fulfill({ json: shown }));
  await page.routeWebSocket(/\/ws\/campaign\//, (socket) =>
    socket.onMessage((text) => {
      const frame = JSON.parse(text);
      sent.push(frame);
      if (frame.type === "join") socket.send(JSON.stringify({ type: "campaign", id: null, ...shown }));
    }),
  );
  await page.goto(`${house.address}/campaign/made-up`);
  await page.locator("[data-stage]").waitFor();
  return { view, sent };
}
