// Takes the pictures of docs/pictures: the main pages at three sizes, from a real server.
// Run by `make pictures`; needs the built client, Python's virtual environment and Chromium.
// With names (`node tools/pictures.mjs coach review`) only those are taken.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const out = join(root, "docs/pictures");
const only = process.argv.slice(2);
const sizes = {
  desktop: { width: 1600, height: 1000 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

const port = await new Promise((found) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address();
    probe.close(() => found(port));
  });
});
const server = spawn(
  join(root, ".venv/bin/whistlestop"),
  ["serve", "--port", port, "--data", mkdtempSync(join(tmpdir(), "whistlestop-")), "--no-open"],
  { stdio: "ignore" },
);
const base = `http://127.0.0.1:${port}`;

async function ready() {
  for (let i = 0; i < 100; i++) {
    try {
      if ((await fetch(`${base}/api/health`)).ok) return;
    } catch {
      await new Promise((later) => setTimeout(later, 200));
    }
  }
  throw new Error("the server did not start");
}

/** Runs in a page: lets a bot play for the seat until so many moves are made and it is its turn. */
function playOn({ id, token, moves }) {
  return new Promise((done) => {
    const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${id}`);
    const send = (frame) => line.send(JSON.stringify(frame));
    let back = false;
    line.onopen = () => {
      send({ type: "join", tokens: [token], from: 0 });
      send({ type: "replace", seat: 0, bot: "greedy" });
    };
    line.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      const { moves: made = 0, turn = [], phase } = frame.room ?? {};
      // Given back while others move, so that the seat's turn begins with the person in it.
      if (!back && made >= moves && turn.length && turn[0] !== 0) {
        back = true;
        send({ type: "replace", seat: 0, bot: null });
      }
      const mine = back && turn.length === 1 && turn[0] === 0;
      if (phase === "over" || (mine && frame.views?.[0]?.phases.at(-1)?.type === "Turn")) {
        line.close();
        done();
      }
    };
  });
}

/** A room in which a bot plays the first moves of the person's seat. */
async function room(edition, names, moves) {
  const seats = names.map((name, i) =>
    i ? { kind: "bot", bot: "greedy", name } : { kind: "person", name },
  );
  const answer = await fetch(`${base}/api/rooms`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: base },
    body: JSON.stringify({ edition, seats, first: 0, lang: "en", pace: "instant" }),
  });
  const made = await answer.json();
  const token = made.seats[0].token;
  await driver.evaluate(playOn, { id: made.room.id, token, moves });
  return { path: `/room/${made.room.id}`, token };
}

/** A campaign of bots that has played so many games. */
async function campaign(games) {
  const companies = ["black", "blue", "green", "red"].map((colour) => ({ colour, kind: "bot", bot: "greedy", name: "" }));
  const answer = await fetch(`${base}/api/campaigns`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: base },
    body: JSON.stringify({ pack: "lantern_line", name: "Thursday", lang: "en", pace: "instant", companies }),
  });
  const { campaign } = await answer.json();
  for (let i = 0; i < 240; i++) {
    const found = await (await fetch(`${base}/api/campaigns/${campaign.id}`)).json();
    if (found.views[0].chronicle.length >= games) break;
    // Bots play on at a table that somebody watches.
    const table = found.campaign.room && `${base}/room/${found.campaign.room}`;
    if (table && driver.url() !== table) await driver.goto(table);
    await new Promise((later) => setTimeout(later, 500));
  }
  return `/campaign/${campaign.id}`;
}

await ready();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
});

async function take(name, size, path, { locale = "en-US", scheme = "light", wait = 2500, before } = {}) {
  if (only.length && !only.includes(name)) return;
  const context = await browser.newContext({
    viewport: sizes[size],
    locale,
    colorScheme: scheme,
    hasTouch: size === "phone",
  });
  const page = await context.newPage();
  await page.goto(base + path);
  await page.waitForTimeout(wait);
  await before?.(page);
  await page.screenshot({ path: join(out, `${name}-${size}.jpg`), type: "jpeg", quality: 84 });
  await context.close();
  console.log(`docs/pictures/${name}-${size}.jpg`);
}

const driver = await (await browser.newContext()).newPage();
await driver.goto(base);
const europe = await room("europe", ["Mira", "Baedeker", "Ana", "Fogg"], 110);
const city = await room("new_york", ["Mira", "Baedeker", "Ana"], 40);
const coast = await room("usa", ["Mira", "Baedeker", "Ana"], 100);
const west = await room("legends", ["Mira", "Baedeker", "Ana"], 45);
const line = await campaign(2);
const done = await room("europe", ["Mira", "Baedeker", "Ana"], 10_000);
const seat = ({ path, token }) => `${path}?token=${token}`;
for (const size of Object.keys(sizes)) {
  await take("home", size, "/");
  await take("table", size, seat(europe), { wait: 4000 });
  await take("new-york", size, seat(city), { wait: 4000, locale: "zh-TW" });
  await take("usa", size, seat(coast), { wait: 4000 });
  await take("end", size, seat(done), { wait: 16_000 });
  await take("legends", size, seat(west), { wait: 4000 });
  await take("campaign", size, line, { wait: 4000 });
}
await take("table-dark", "desktop", seat(europe), { wait: 4000, scheme: "dark" });
await take("table-zh", "phone", seat(europe), { wait: 4000, locale: "zh-CN" });
await take("rules", "desktop", "/rules/europe#E-30", { locale: "zh-CN" });
await take("replay", "desktop", `${done.path}/60`, { wait: 4000 });
/** The coach may have to get ready first, once on a machine, and a review takes a while. */
const patience = { timeout: 300_000 };
await take("coach", "desktop", seat(europe), {
  wait: 4000,
  before: async (page) => {
    await page.keyboard.press("h");
    await page.locator("aside .tips li").first().waitFor(patience);
  },
});
await take("review", "desktop", `${done.path}/review`, {
  before: (page) => page.locator("[data-review]").waitFor(patience),
});
await browser.close();
server.kill();
