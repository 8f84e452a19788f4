import { expect, test } from "vitest";
import { counted, formatCards, groupMoves, keepText, parseCards, parseMove } from "../../src/lib/moves";

test("cards read and write", () => {
  expect(parseCards("white*3+wild")).toEqual(["white", "white", "white", "wild"]);
  expect(formatCards(["white", "white", "white", "wild"])).toBe("white*3+wild");
  expect(parseCards("")).toEqual([]);
  expect([...counted(["a", "b", "a"])]).toEqual([
    ["a", 2],
    ["b", 1],
  ]);
});

test("every verb of the protocol is understood, others are left alone", () => {
  for (const text of ["draw", "take red", "claim a-b red*2", "pay wild", "decline", "tickets"])
    expect(parseMove(text)?.verb).toBe(text.split(" ")[0]);
  expect(parseMove("keep a-b c-d")).toEqual({ verb: "keep", tickets: ["a-b", "c-d"] });
  expect(parseMove("station paris red")).toEqual({ verb: "station", city: "paris", cards: ["red"] });
  expect(parseMove("pass")).toEqual({ verb: "pass" });
  expect(parseMove("juggle")).toBeNull();
});

test("moves are grouped by what one points at; the payment with fewest wild cards comes first", () => {
  const hand = { red: 3, blue: 2, wild: 1 };
  const moves = groupMoves(
    ["draw", "take red", "claim a-b blue+wild", "claim a-b blue*2", "claim a-b red*2", "keep x"],
    hand,
  );
  expect(moves.draw).toBe(true);
  expect([...moves.takes]).toEqual(["red"]);
  expect(moves.claims.get("a-b")?.map((offer) => offer.text)).toEqual([
    "claim a-b red*2",
    "claim a-b blue*2",
    "claim a-b blue+wild",
  ]);
  expect(moves.tickets).toBe(false);
});

test("a choice of tickets is a move only when it is offered", () => {
  const keeps = [["a"], ["a", "b"]];
  expect(keepText(keeps, new Set(["b", "a"]))).toBe("keep a b");
  expect(keepText(keeps, new Set(["b"]))).toBeNull();
});
