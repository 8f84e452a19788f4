// One example of each kind of event (made by tools/browser_saves.py), told in every language.

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { Game } from "../../src/lib/game.svelte";
import type { GameEvent } from "../../src/lib/types";
import type { CampaignView, Fact } from "../../src/pages/campaign/types";
import { read, speak, stage } from "./stage";

const samples = JSON.parse(read("../fixtures/events.json")) as Record<string, GameEvent>;
/** What is shown in another way, or is work behind the scenes. */
const UNTOLD = ["Waiting", "Resumed", "Answered", "CardTurned", "TurnBegan", "NewspaperCame", "NewspapersShuffledIn", "ActionUsed", "SecondCardDue", "TurnTaken", "TicketsDealt"];

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

const records = "../../../tests/records";
const games = readdirSync(new URL(records, import.meta.url)).map((file) => read(`${records}/${file}`));
const campaign = gunzipSync(readFileSync(new URL("../../../tests/campaign/recorded/lantern_line-whole-3.jsonl.gz", import.meta.url)));
for (const line of campaign.toString().trim().split("\n")) {
  const { record } = JSON.parse(line) as { record?: string };
  if (record) games.push(record);
}
/** The events of every recorded game by edition, a campaign's games among them. */
const recorded = new Map<string, GameEvent[]>();
for (const game of games) {
  const [head, ...rows] = game.trim().split("\n").map((line) => JSON.parse(line) as { edition?: string; events?: GameEvent[] });
  const edition = head?.edition ?? "legends";
  recorded.set(edition, [...(recorded.get(edition) ?? []), ...rows.flatMap((row) => row.events ?? [])]);
}

beforeAll(stage);
const incomplete = /[{}]|undefined|null|NaN|\b(event|table|token|crate|campaign|card)-/;

describe.each(["en", "zh-Hans", "zh-Hant"])("%s", (lang) => {
  test("every event is told, with all its facts", async () => {
    await speak(lang);
    const { spoken } = await import("../../src/lib/tell");
    expect(Object.keys(samples).length).toBeGreaterThan(70);
    const wrong: Record<string, string> = {};
    for (const [kind, event] of Object.entries(samples)) {
      const said = spoken(game, [{ number: 1, step: 1, seat: 0, event }]);
      const silent = UNTOLD.includes(event.type) || (event.type === "TunnelEnded" && event.held);
      if (silent ? said : !said || incomplete.test(said)) wrong[kind] = said;
    }
    expect(wrong).toEqual({});
  });

  test("a row swept again and again is one line, with one shuffle", async () => {
    await speak(lang);
    const { spoken } = await import("../../src/lib/tell");
    const kinds = ["CardTaken", "RowSwept", "CardTurned", "DeckShuffled", "RowSwept", "DeckShuffled", "CardTurned", "RowSwept", "CardDrawn", "RowSwept"];
    const events = kinds.map((type, number) => ({ number, step: 3, seat: 0, event: { type, seat: 0, card: "red", place: 0 } as GameEvent }));
    events.push({ number: 10, step: 4, seat: 0, event: { type: "RowSwept" } });
    const said = events.map((_, at) => spoken(game, events, at));
    const told = said.flatMap((text, at) => (text ? [at] : []));
    expect(told).toEqual([0, 1, 3, 8, 9, 10]);
    expect(said[1]).toContain("3");
    expect(said[9]).toBe(said[10]);
    expect(said[9]).not.toBe(said[1]);
  });

  test("every fact of a campaign is told, with all that belongs to it", async () => {
    await speak(lang);
    const { tell } = await import("../../src/pages/campaign/facts");
    const lines = read("../fixtures/campaign/finale.jsonl").trim().split("\n");
    const facts = new Map(lines.flatMap((line) => (JSON.parse(line) as { facts?: Fact[] }).facts ?? []).map((fact) => [fact.type, fact]));
    const name = { en: "Prairie Sun", "zh-Hans": "草原朝阳", "zh-Hant": "草原朝陽" };
    const companies = ["black", "blue", "green"].map((colour, company) => ({ company, colour, name, postcards: [], vault: [] }));
    const view = { companies, things: {}, prizes: [] } as unknown as CampaignView;
    const told = [...facts.values()].map((fact) => [fact.type, tell(view, null, [fact])] as const);
    expect(told.filter(([, said]) => said.length).length).toBeGreaterThan(22);
    expect(told.filter(([, said]) => said.some((text) => incomplete.test(text)))).toEqual([]);
  });

  test.each([...recorded.keys()])("whole games of %s, told to who plays and to who watches", async (edition) => {
    await speak(lang, edition);
    const { spoken } = await import("../../src/lib/tell");
    const { texts } = await import("../../src/lib/texts.svelte");
    const you = texts.say("table-you");
    const told = new Set<string>();
    for (const seats of [[], [0]]) {
      for (const event of recorded.get(edition) ?? []) {
        const one = { number: 1, step: 1, seat: 0, event };
        told.add(spoken({ ...game, seats, routeName: () => "R", cityName: () => "C" } as Game, [one]));
      }
    }
    expect(told.size).toBeGreaterThan(30);
    expect([...told].filter((text) => incomplete.test(text))).toEqual([]);
    expect([...told].some((text) => text.startsWith(you))).toBe(true);
    // "You was offered", "You is", "the tunnel is open to You": none of these.
    if (lang === "en") expect([...told].filter((text) => /.You\b|^You (was|is|has|\w+s)\b/.test(text))).toEqual([]);
  });
});
