// Table talk: seldom, the same on every screen, and only by bots.

import { expect, test } from "vitest";
import { scatter, talks } from "../../src/lib/talk";
import type { BotInfo, GameEvent, Told } from "../../src/lib/types";

const occasions = ["hello", "claim", "blocked", "tickets", "won", "lost"];
const bot: BotInfo = {
  id: "greedy", level: null, name: {}, about: {},
  lines: Object.fromEntries(occasions.map((one) => [one, [{ en: `${one} 1` }, { en: `${one} 2` }]])),
};
const ends = (route: string) => route.split("-");
const table = { id: "room", bots: [null, bot], winners: null as number[] | null, ends };
const told = (event: object, number: number): Told => ({ number, step: number, seat: 0, event: event as GameEvent });
const claim = (seat: number, route: string, number: number) => told({ type: "RouteClaimed", seat, route, points: 4 }, number);

test("bots greet, and nobody speaks for a person", () => {
  const said = talks(table, [told({ type: "GameBegan", first: 0 }, 0), told({ type: "TicketsKept", seat: 0 }, 1)]);
  expect([...said.keys()]).toEqual([0]);
  expect(said.get(0)).toMatchObject({ seat: 1, occasion: "hello" });
  expect(talks({ ...table, bots: [null, null] }, [told({ type: "GameBegan", first: 0 }, 0)]).size).toBe(0);
});

test("now and then: of many routes only some are spoken about, and always the same", () => {
  const events = Array.from({ length: 200 }, (_, i) => claim(1, `a${i}-b${i}`, i));
  const said = talks(table, events);
  expect(said.size).toBeGreaterThan(15);
  expect(said.size).toBeLessThan(70);
  expect(talks(table, events)).toEqual(said);
  expect([...talks({ ...table, id: "another" }, events).keys()]).not.toEqual([...said.keys()]);
  expect(new Set([...said.values()].map(({ words }) => words.en))).toEqual(new Set(["claim 1", "claim 2"]));
});

test("who is cut off may say so, but not about routes elsewhere", () => {
  const home = [claim(1, "a-b", 0), claim(1, "c-d", 1)];
  const taken = Array.from({ length: 60 }, (_, i) => claim(0, "b-c", 2 + i));
  const elsewhere = Array.from({ length: 60 }, (_, i) => claim(0, "b-x", 2 + i));
  const blocked = (events: Told[]) => [...talks(table, events).values()].filter(({ occasion }) => occasion === "blocked").length;
  expect(blocked([...home, ...taken])).toBeGreaterThan(3);
  expect(blocked([...home, ...elsewhere])).toBe(0);
});

test("the end is spoken about when it is known who won", () => {
  const end = [told({ type: "GameEnded" }, 9)];
  expect(talks(table, end).size).toBe(0);
  expect(talks({ ...table, winners: [1] }, end).get(9)?.occasion).toBe("won");
  expect(talks({ ...table, winners: [0] }, end).get(9)?.occasion).toBe("lost");
});

test("scattered numbers are spread", () => {
  const found = new Set(Array.from({ length: 100 }, (_, i) => scatter(`room ${i}`) % 10));
  expect(found.size).toBe(10);
});
