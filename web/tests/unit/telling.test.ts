// One example of each kind of event (made by tools/browser_saves.py), told in every language.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Game } from "../../src/lib/game.svelte";
import type { GameEvent } from "../../src/lib/types";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const samples = JSON.parse(read("../fixtures/events.json")) as Record<string, GameEvent>;
/** What is shown in another way, or is work behind the scenes. */
const UNTOLD = ["Waiting", "Resumed", "Answered", "CardTurned", "TurnBegan", "NewspaperCame", "NewspapersShuffledIn", "ActionUsed", "SecondCardDue", "TurnTaken"];

const game = {
  seats: [],
  coins: [0, 0, 0],
  things: { N: { name: { en: "Iron Bridges" } } },
  cities: new Map(),
  routes: new Map(),
  tickets: new Map(),
  name: (seat: number) => `seat ${seat}`,
  cityName: (city: string) => city,
  routeName: (route: string) => route,
  thingName: (thing: string) => thing,
} as unknown as Game;

let lib: typeof import("../../src/lib/tell") & { use: (lang: string) => Promise<void> };
beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("fetch", async (url: string) => {
    const lang = /texts\/([\w-]+)/.exec(String(url))?.[1] ?? "en";
    const folder = "../../../src/whistlestop";
    return new Response(`${read(`${folder}/texts/${lang}.ftl`)}\n${read(`${folder}/editions/legends/${lang}.ftl`)}`);
  });
  const { texts } = await import("../../src/lib/texts.svelte");
  lib = { ...(await import("../../src/lib/tell")), use: (lang) => texts.use(lang, "legends") };
});

describe.each(["en", "zh-Hans", "zh-Hant"])("%s", (lang) => {
  test("every event is told, with all its facts", async () => {
    await lib.use(lang);
    expect(Object.keys(samples).length).toBeGreaterThan(70);
    const wrong: Record<string, string> = {};
    for (const [kind, event] of Object.entries(samples)) {
      const said = lib.spoken(game, { number: 1, step: 1, seat: 0, event });
      const silent = UNTOLD.includes(event.type) || (event.type === "TunnelEnded" && event.held);
      if (silent ? said : !said || /[{}]|undefined|null|NaN|\b(event|table|token|crate)-/.test(said)) wrong[kind] = said;
    }
    expect(wrong).toEqual({});
  });
});
