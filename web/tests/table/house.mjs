// A real server on a free port with a folder of its own, and a real browser before it.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const COMMAND = process.env.WHISTLESTOP ?? join(ROOT, ".venv/bin/whistlestop");
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Start everything; `close` ends what was started. */
export async function openHouse() {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "whistlestop-"));
  const server = spawn(COMMAND, ["serve", "--port", String(port), "--data", data, "--no-open"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  server.stderr.on("data", (text) => (complaints += text));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    try {
      if ((await fetch(`${address}/api/health`)).ok) break;
    } catch {
      // Not yet.
    }
    if (tries > 150 || server.exitCode !== null) throw new Error(`no server: ${complaints}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const browser = await chromium
    .launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS })
    .catch((error) => {
      server.kill("SIGTERM");
      throw error;
    });
  return {
    address,
    browser,
    async close() {
      await browser.close();
      server.kill("SIGTERM");
      await new Promise((resolve) => server.once("exit", resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Open a room: one person against bots, unless other seats are given. */
export async function newRoom(house, edition, options = {}) {
  const answer = await fetch(`${house.address}/api/rooms`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.address },
    body: JSON.stringify({
      edition,
      seats: [
        { kind: "person", name: "Mira" },
        { kind: "bot", bot: "greedy", name: "Baedeker" },
      ],
      first: 0,
      pace: "instant",
      ...options,
    }),
  });
  if (!answer.ok) throw new Error(`no room: ${await answer.text()}`);
  return answer.json();
}

/** A page at a table, with the seats of an answer in its storage. Problems are collected. */
export async function sitDown(house, seated, { settings = {}, viewport, touch = false, ...more } = {}) {
  const context = await house.browser.newContext({
    viewport: viewport ?? { width: 1600, height: 1000 },
    hasTouch: touch,
    ...more,
  });
  await context.addInitScript(
    ([key, seats, chosen]) => {
      localStorage.setItem(key, JSON.stringify(seats));
      if (!localStorage.getItem("whistlestop:settings"))
        localStorage.setItem("whistlestop:settings", JSON.stringify(chosen));
    },
    [
      `whistlestop:seats:${seated.room.id}`,
      seated.seats,
      { lang: "en", theme: "light", speed: "instant", ...settings },
    ],
  );
  const page = await context.newPage();
  const problems = [];
  const frames = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  await page.goto(`${house.address}/room/${seated.room.id}`);
  await page.waitForSelector("[data-ready=true]");
  return { page, context, problems, frames };
}

/** The room as everybody sees it. */
export async function roomInfo(house, id) {
  return (await fetch(`${house.address}/api/rooms/${id}`)).json();
}
