import { expect, test } from "vitest";
import { tunnelOdds, unseen } from "../../src/lib/odds";
import type { View } from "../../src/lib/types";

test("the chances of a tunnel add up and follow the cards that are left", () => {
  const odds = tunnelOdds({ red: 10, blue: 20, wild: 5 }, "red");
  expect(odds.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
  // Without a match three times: 20/35 · 19/34 · 18/33.
  expect(odds[0]).toBeCloseTo((20 * 19 * 18) / (35 * 34 * 33));
  expect(odds[3]).toBeCloseTo((15 * 14 * 13) / (35 * 34 * 33));
});

test("a payment of wild cards alone is matched by wild cards alone", () => {
  expect(tunnelOdds({ red: 10, wild: 0 }, "wild")).toEqual([1, 0, 0, 0]);
});

test("few cards or none are no trouble", () => {
  expect(tunnelOdds({}, "red")).toEqual([1, 0, 0, 0]);
  expect(tunnelOdds({ red: 1 }, "red")).toEqual([0, 1, 0, 0]);
});

test("unseen cards are those that lie nowhere in sight", () => {
  const view = {
    seat: 0,
    hand: { red: 2 },
    discards: { red: 1 },
    row: ["red", "blue"],
    players: [{ known: { red: 2 } }, { known: { blue: 1 } }],
    phases: [
      { type: "Tunnel", seat: 0, route: "a-b", payment: { cards: ["red"], colour: "red" }, revealed: ["blue"] },
    ],
  } as unknown as View;
  expect(unseen({ red: 12, blue: 12 }, view)).toEqual({ red: 7, blue: 9 });
});
