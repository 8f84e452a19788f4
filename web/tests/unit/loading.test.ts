// The words of an edition come over the line: nothing is told before they are there.

import { beforeEach, expect, test, vi } from "vitest";
import { read, stage } from "./stage";

const waiting: { url: string; answer: (response: Response) => void }[] = [];

/** Let a call be answered that waits. */
async function answered(part: string, body: string): Promise<void> {
  const found = waiting.findIndex((call) => call.url.includes(part));
  expect(found).toBeGreaterThanOrEqual(0);
  waiting.splice(found, 1)[0]?.answer(new Response(body));
  await new Promise((done) => setTimeout(done));
}

const words = (lang: string, edition: string): string =>
  `${read(`../../../src/whistlestop/texts/${lang}.ftl`)}\n${read(`../../../src/whistlestop/editions/${edition}/${lang}.ftl`)}`;

beforeEach(() => {
  vi.resetModules();
  stage();
  waiting.length = 0;
  vi.stubGlobal("fetch", (url: string) => new Promise<Response>((answer) => waiting.push({ url: String(url), answer })));
});

test("whoever asks for words that are on their way waits for them, also for newer ones", async () => {
  const { texts } = await import("../../src/lib/texts.svelte");
  const done: string[] = [];
  const use = (lang: string, name: string): Promise<void> => texts.use(lang, "new_york").then(() => void done.push(name));
  void use("en", "first");
  void use("en", "second");
  expect(waiting.length).toBe(1);
  void use("zh-Hans", "third");
  await answered("/en?", words("en", "new_york"));
  expect(done).toEqual([]);
  await answered("/zh-Hans?", words("zh-Hans", "new_york"));
  expect(done.sort()).toEqual(["first", "second", "third"]);
  expect(texts.lang).toBe("zh-Hans");
  expect(texts.say("table-log-kept", { player: "B", offered: 4, kept: 2 })).not.toMatch(/[{}]/);
});

test("a table is shown when its board and its words are both there", async () => {
  const { Game } = await import("../../src/lib/game.svelte");
  const game = new Game("room");
  const room = { id: "room", edition: "new_york", result: null, undos: 0, campaign: null };
  game.take({ type: "joined", seats: [0], events: [], next: 0, views: [], room } as never);
  await answered("/api/editions/new_york", JSON.stringify({ cities: [], routes: [], tickets: [], cards: [], things: {}, companies: [], layout: {} }));
  expect(game.data).toBe(null);
  await answered("/api/texts/en", words("en", "new_york"));
  expect(game.data).not.toBe(null);
  expect(game.problem).toBe(null);
});
