import { expect, test } from "vitest";
import { marksOf, painted } from "../../src/board/marks";
import { SIGNS } from "../../src/board/signs";
import { sleepers } from "../../src/board/shapes";
import type { EditionData, Parts, RouteFacts } from "../../src/lib/types";

const route = (id: string, traits: Record<string, number>): RouteFacts => ({
  id,
  ends: ["a", "b"],
  length: 2,
  colour: null,
  group: null,
  traits,
  points: 0,
});
const data = {
  colours: ["black", "blue"],
  routes: [route("gorge", { bridge: 2 }), route("pass", { mountain: 7 }), route("bed", { bed: 1 })],
  cities: [],
  things: {
    U: { id: "U", kind: "sticker", cities: ["fair"] },
    "EV-20": { id: "EV-20", kind: "event", cities: ["marked"] },
  },
} as unknown as EditionData;

test("what is printed is drawn before a game; in one, what a rule looks at", () => {
  expect(marksOf(data).routes).toEqual({ gorge: [{ sign: "bridge", count: 2 }], pass: [{ sign: "mountain", count: 7 }] });
  expect(marksOf(data, { parts: {} }).routes).toEqual({});
  const parts: Parts = { Bridges: { plates: { gorge: "blue" } }, Tunnels: { bored: ["pass"], by: {} }, Receivership: { marked: ["bed"] } };
  expect(marksOf(data, { parts }).routes).toEqual({
    gorge: [{ sign: "plate", count: 2, colour: "blue" }],
    pass: [{ sign: "tunnel" }],
    bed: [{ sign: "marked" }],
  });
});

test("tokens lie in their cities, each once, whose they are by the company", () => {
  const parts: Parts = {
    Settlers: { at: { a: 2, b: 0 }, grown: ["c"], by: [0, 0], stickers: 1 },
    Crates: { at: { a: ["lemon"], b: [] }, supply: [], held: [[], []], best: [0, 0] },
    Veins: { values: [], at: { b: null }, shown: [], looked: [[], []], stakes: [null, "b"] },
    Gang: { city: "a", loot: 5, best: [0, 0] },
    Pickets: { at: ["d"], pledges: [0, 0] },
  };
  const { cities } = marksOf(data, { parts });
  expect(cities).toEqual({
    fair: [{ sign: "star", thing: "U" }],
    d: [{ sign: "picket" }],
    a: [{ sign: "settlers", count: 2 }, { sign: "crates", count: 1, kinds: ["lemon"] }, { sign: "gang", count: 5 }],
    b: [{ sign: "vein", count: null }, { sign: "stake", colour: "blue" }],
  });
});

test("a city that has become large in the game is drawn so, whatever rule made it grow", () => {
  expect([...marksOf(data, { large: ["fair"] }).large]).toEqual(["fair"]);
  expect([...marksOf(data).large]).toEqual([]);
});

test("an event points its cities out only while it is the news", () => {
  const news = { deck: [], stacked: [], turned: [], used: [], retired: [] };
  expect(marksOf(data, { parts: { News: { ...news, pile: ["EV-20"] } } }).cities.marked).toEqual([{ sign: "star", thing: "EV-20" }]);
  expect(marksOf(data, { parts: { News: { ...news, pile: ["EV-20", "EV-01"] } } }).cities.marked).toBeUndefined();
});

test("a bed that was laid has its colour and is none any more", () => {
  const bed = data.routes[2]!;
  expect(painted(bed, {})).toBe(bed);
  expect(painted(bed, { bed: "red" })).toMatchObject({ colour: "red", traits: { bed: 0 } });
  expect(sleepers(12, 12)).toBe("M-3 -4.4V4.4M3 -4.4V4.4");
});

test("no two signs have the same shape, but a bridge and the plate on it", () => {
  const drawn = Object.entries(SIGNS).filter(([sign]) => sign !== "plate").map(([, { fill, line }]) => `${fill} ${line}`);
  expect(new Set(drawn).size).toBe(drawn.length);
});
