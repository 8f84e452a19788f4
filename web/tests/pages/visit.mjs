// A visitor: a browser of its own before the pages around the table.

export { serious } from "../axe.mjs";

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** Open a path as somebody who was never here; problems are collected. */
export async function visit(house, path, { lang = "en", theme = "light", viewport = DESK, settings = {}, still = true } = {}) {
  const context = await house.browser.newContext({
    viewport,
    hasTouch: viewport.width < 600,
    isMobile: viewport.width < 600,
    reducedMotion: still ? "reduce" : "no-preference",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await context.addInitScript(
    (chosen) => {
      if (!localStorage.getItem("whistlestop:settings"))
        localStorage.setItem("whistlestop:settings", JSON.stringify(chosen));
      // So that a test can cut the line.
      const Real = globalThis.WebSocket;
      globalThis.sockets = [];
      globalThis.WebSocket = class extends Real {
        constructor(...args) {
          super(...args);
          globalThis.sockets.push(this);
        }
      };
    },
    { lang, theme, speed: "instant", ...settings },
  );
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto(house.address + path);
  return { page, context, problems };
}

/** Does anything stick out sideways? */
export const sideways = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A finished game of bots: they play while somebody watches. */
export async function finished(house, edition, names = ["Mira", "Baedeker"]) {
  const answer = await fetch(`${house.address}/api/rooms`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: house.address },
    body: JSON.stringify({
      edition,
      seats: names.map((name) => ({ kind: "bot", bot: "greedy", name })),
      pace: "instant",
      first: 0,
    }),
  });
  const { room } = await answer.json();
  const watcher = await visit(house, `/room/${room.id}`);
  for (let tries = 0; ; tries++) {
    const now = await (await fetch(`${house.address}/api/rooms/${room.id}`)).json();
    if (now.phase === "over") break;
    if (tries > 400) throw new Error("the bots never finish");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await watcher.context.close();
  return room.id;
}
