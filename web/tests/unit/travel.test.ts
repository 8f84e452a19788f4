import { expect, test } from "vitest";
import { stacks } from "../../src/lib/cards";
import { itinerary } from "../../src/lib/itinerary";
import { dollars, gained } from "../../src/lib/money";
import type { GameEvent, ThingData, Told } from "../../src/lib/types";
import { growthOf } from "../../src/pages/end/growth";

const told = (events: GameEvent[], step = 1): Told[] =>
  events.map((event, number) => ({ number, step, seat: 0, event }));

const thing = (id: string, slot: number): ThingData => ({ id, slot, kind: "step", name: {}, text: {}, how: "", verbs: [], cities: [] });
const things = { "L-36": thing("L-36", 3), "EV-01": thing("EV-01", 0) };
const claimed: GameEvent = {
  type: "RouteClaimed",
  seat: 0,
  route: "a-b",
  payment: { cards: ["red"], colour: "red" },
  points: 0,
  how: "",
};

test("an itinerary tells what each step of a travel gave", () => {
  const trip = itinerary(
    told([
      claimed,
      { type: "MoneyTaken", seat: 0, amount: 2, why: "L-36" },
      { type: "LargeCityReached", seat: 0, city: "boston" },
      { type: "NewspaperCame" },
      { type: "HeadlineTurned", thing: "EV-03", counted: true },
      { type: "MoneyTaken", seat: 1, amount: 2, why: "EV-03" },
      { type: "CardDrawn", seat: 0, card: "red" },
      { type: "MoneyTaken", seat: 0, amount: 1, why: "EV-01" },
      { type: "TurnBegan", seat: 1, left: null, passes: 0 },
      { type: "CardDrawn", seat: 1, card: null },
    ] as GameEvent[]),
    things,
  );
  expect(trip?.route).toBe("a-b");
  expect(trip?.stops.map(({ kind, slot, amount, cards }) => [kind, slot, amount, cards])).toEqual([
    ["money", 3, 2, 0],
    ["large", 0, 0, 1],
    ["news", 0, 0, 0],
    ["money", 0, 1, 0],
  ]);
  expect(itinerary([], things)).toBeNull();
});

test("a travel may also cost: a toll is paid, and taken", () => {
  const events = told([claimed, { type: "MoneyPaid", seat: 0, amount: 1, to: 1, why: "G.2" }]);
  expect(itinerary(events, things)?.stops[0]?.amount).toBe(-1);
});

test("money grows from what was there at first", () => {
  const line = (points: number) => ({ name: "coins", points, tie: 0, items: [], routes: [] });
  const grown = growthOf(
    [...told([{ type: "MoneyTaken", seat: 0, amount: 2, why: "L-36" }], 1), ...told([{ type: "MoneyPaid", seat: 0, amount: 1, to: 1, why: "x" }], 2)],
    { totals: [20, 9], lines: [[line(6)], [line(6)]] },
  );
  expect(grown).toEqual([
    [5, 7, 6, 20],
    [5, 5, 6, 9],
  ]);
});

test("a hand is stacks of one colour; money is told in figures", () => {
  const kinds = ["red", "red^pick", "blue", "wild"];
  expect(stacks(kinds, { "red^pick": 2, wild: 1 })).toEqual([
    { colour: "red", count: 2, faces: [{ card: "red^pick", count: 2 }] },
    { colour: "blue", count: 0, faces: [] },
    { colour: "wild", count: 1, faces: [{ card: "wild", count: 1 }] },
  ]);
  expect([dollars(5), dollars(-3), gained(2), gained(-1)]).toEqual(["$5", "−$3", "+$2", "−$1"]);
});
