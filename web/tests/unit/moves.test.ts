import { expect, test } from "vitest";
import { counted, exchange, formatCards, groupMoves, keepText, parseCards, parseMove } from "../../src/lib/moves";

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
  expect(parseMove("claim a-b red night")).toMatchObject({ how: "night" });
  expect(parseMove("claim a-b red*2 with 111")).toMatchObject({ how: "with 111" });
  expect(parseMove("claim a-b for $4")).toMatchObject({ cards: [], how: "for $4" });
  expect(parseMove("juggle")).toBeNull();
});

test("moves are grouped by what one points at; the payment with fewest wild cards comes first", () => {
  const hand = { red: 3, blue: 2, wild: 1 };
  const moves = groupMoves(
    ["draw", "take red", "claim a-b blue+wild", "claim a-b blue*2", "claim a-b red*2", "keep x"],
    { hand },
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

test("payments that differ in their symbols alone are one; plain cards are spent first", () => {
  const kinds = ["red", "red^pick", "red^skull", "wild"];
  const hand = { red: 1, "red^pick": 2, "red^skull": 1, wild: 1 };
  const moves = groupMoves(
    [
      "claim a-b red^pick*2",
      "claim a-b red+red^pick",
      "claim a-b red+red^skull",
      "claim a-b red^pick+red^skull",
      "claim a-b red+wild",
      "claim a-b red^pick+wild",
    ],
    { hand, kinds },
  );
  const [plain, wild] = moves.claims.get("a-b")!;
  expect(moves.claims.get("a-b")).toHaveLength(2);
  expect(plain!.variants).toHaveLength(4);
  expect([plain!.cards, wild!.text]).toEqual([["red", "red^pick"], "claim a-b red+wild"]);
  const skull = exchange(plain!, plain!.cards, "red^skull", 1);
  expect(skull?.text).toBe("claim a-b red+red^skull");
  expect(exchange(plain!, ["red^pick", "red^pick"], "red^pick", 1)).toBeNull();
  expect(exchange(plain!, ["red^pick", "red^pick"], "red^pick", -1)?.text).toBe("claim a-b red+red^pick");
});

test("a way to pay that has a name stands apart, after the common one", () => {
  const moves = groupMoves(["claim a-b red night", "claim a-b red*2"], { kinds: ["red"] });
  expect(moves.claims.get("a-b")?.map(({ how, cards }) => [how, cards.length])).toEqual([
    ["", 2],
    ["night", 1],
  ]);
});

test("moves without a place on the table are choices in words, cards apart from the rest", () => {
  const kinds = ["red", "red^pick", "blue", "wild"];
  const moves = groupMoves(
    ["hire EM-05", "depot chicago", "done", "relief red+blue", "relief red^pick+blue", "excursion red*2"],
    { kinds },
  );
  expect([...moves.others.keys()]).toEqual(["hire", "depot", "done", "relief", "excursion"]);
  expect(moves.others.get("hire")?.[0]?.words).toEqual(["EM-05"]);
  expect(moves.others.get("done")?.[0]?.words).toEqual([]);
  const relief = moves.others.get("relief");
  expect(relief).toHaveLength(1);
  expect([relief![0]!.words, relief![0]!.offer.cards, relief![0]!.offer.variants.length]).toEqual([[], ["red", "blue"], 2]);
});

test("what keep and pay mean depends on what is asked", () => {
  const kinds = ["red"];
  expect(groupMoves(["keep a-b"], { kinds, phase: "Choosing" }).keeps).toEqual([["a-b"]]);
  expect(groupMoves(["keep red"], { kinds, phase: "Looking" }).others.get("keep")?.[0]?.offer.cards).toEqual(["red"]);
  expect(groupMoves(["pay red"], { kinds, phase: "Tunnel" }).pays).toHaveLength(1);
  expect(groupMoves(["pay"], { kinds, phase: "Toll" }).others.has("pay")).toBe(true);
});
