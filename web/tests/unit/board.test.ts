import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { labels } from "../../src/board/labels";
import { nearestExit, nearestRoute } from "../../src/board/nearest";
import { playerPaint } from "../../src/board/paint";
import { hull, num, polygon, upright } from "../../src/board/shapes";
import type { Layout } from "../../src/lib/types";
import { read } from "../../src/lib/place";
import { shapeOf } from "../../src/table/shape";

const layout = (edition: string): Layout => {
  const file = new URL(`../../../src/whistlestop/editions/${edition}/layout.json`, import.meta.url);
  return { exits: [], closed: [], ...(JSON.parse(readFileSync(file, "utf8")) as Partial<Layout>) } as Layout;
};

test("shapes are drawn as the picture module draws them", () => {
  expect([num(3), num(-0.04), num(2.25)]).toEqual(["3", "0", "2.3"]);
  expect([upright(135), upright(-135), upright(90)]).toEqual([-45, 45, 90]);
  expect(polygon([[0, 0], [1, 0], [1, 1]])).toBe("M0 0L1 0L1 1Z");
  expect(hull([[0, 0], [2, 0], [1, 1], [2, 2], [0, 2]])).toHaveLength(4);
});

test.each(["europe", "new_york", "usa"])("%s: all names stand at full size, fewer but never smaller on a phone", (edition) => {
  const sheet = layout(edition);
  const wish = {
    layout: sheet,
    lang: "en",
    name: (city: string): [string, null] => [city, null],
    weight: () => 1,
  };
  expect(labels({ ...wish, k: 1 })).toHaveLength(Object.keys(sheet.cities).length);
  const far = labels({ ...wish, k: 0.25 });
  expect(far.length).toBeLessThan(Object.keys(sheet.cities).length);
  for (const one of far) expect(one.size * 0.25).toBeGreaterThanOrEqual(12);
});

test("the nearest route wins, one that can be used within reach first", () => {
  const sheet = layout("europe");
  for (const [id, place] of Object.entries(sheet.routes)) {
    const [x, y] = place.spaces[0]!;
    expect(nearestRoute(sheet, x, y, 9, () => false)).toBe(id);
  }
  const [x, y] = sheet.routes["edinburgh-london-1"]!.spaces[1]!;
  const twin = (route: string): boolean => route === "edinburgh-london-2";
  expect(nearestRoute(sheet, x, y, 24, twin)).toBe("edinburgh-london-1");
  expect(nearestRoute(sheet, -500, -500, 24, twin)).toBeNull();
});

test("a line off the board is found by its spaces", () => {
  const exits = [{ at: "a", width: 20, height: 12, tracks: [[[100, 100, 0]], [[100, 120, 0]]] }] as Layout["exits"];
  const sheet = { ...layout("europe"), exits };
  expect(nearestExit(sheet, 104, 118, 9)).toBe(0);
  expect(nearestExit(sheet, 150, 100, 9)).toBeNull();
});

test("a seat wears the colour of its company, else that of its place", () => {
  expect([0, 1, 2, 3, 4].map((seat) => playerPaint(seat).letter).join("")).toBe("CVJSN");
  const companies = ["black", "blue", "green", "yellow", "red"];
  expect(companies.map((_, seat) => playerPaint(seat, companies).letter).join("")).toBe("NCJSV");
});

test("addresses are read", () => {
  expect(read("/")).toEqual({ page: "home" });
  expect(read("/room/abc")).toMatchObject({ page: "room", room: "abc", step: null });
  expect(read("/room/abc/17")).toMatchObject({ step: 17 });
  expect(read("/rules/europe")).toMatchObject({ page: "rules", edition: "europe" });
});

test("the window's shape decides the table's", () => {
  expect(shapeOf(1600, 1000)).toBe("wide");
  expect(shapeOf(1024, 768)).toBe("middle");
  expect(shapeOf(768, 1024)).toBe("narrow");
  expect(shapeOf(390, 844)).toBe("phone");
  expect(shapeOf(844, 390)).toBe("short");
});

test("who chooses no colour has the first that is left", async () => {
  const { coloursOf, newRoom, seatPlan, withoutBots, CLOCKS } = await import("../../src/pages/home/plan");
  const known = ["blue", "red", "green", "yellow", "black"];
  const seats = [seatPlan("me", "Ana"), seatPlan("bot:greedy"), seatPlan("open")];
  expect(coloursOf(seats, known)).toEqual(["blue", "red", "green"]);
  seats[1]!.colour = "blue";
  expect(coloursOf(seats, known)).toEqual(["red", "blue", "green"]);
  const table = { first: null, clock: CLOCKS[0]!, public: false, pace: "calm" as const, coach: null };
  expect(newRoom("europe", "en", seats, table).seats.map((seat) => seat.colour)).toEqual([null, "blue", null]);
  expect(coloursOf(withoutBots(seats, "person"), known)).toEqual(["red", "blue", "green"]);
});
