// The coach at the screen: one question at a time, and no answer that does not fit the moment.

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Advised, ClientFrame } from "../../src/lib/types";
import { read as readPlace } from "../../src/lib/place";
import { stage } from "./stage";

beforeAll(stage);

const room = { coach: "ask" as const, undos: 0, phase: "playing" as const };
const tip = { move: "draw", said: "draw", win: 0.5, error: 0.02, score: 90, playouts: 100, text: "Why not.", reasons: [], odds: [], holds: null, extra: "" };

async function sit(change: object = {}) {
  const { Coach } = await import("../../src/lib/coach.svelte");
  const moment = { seat: 0 as number | null, next: 7, mine: true, veiled: false, room: room as typeof room | null, ...change };
  const sent: ClientFrame[] = [];
  let lang = "en";
  const coach = new Coach(moment, (frame) => sent.push(frame), () => lang);
  const idOf = (frame: ClientFrame | undefined): string => (frame && "id" in frame ? frame.id : "");
  const answer = (id = idOf(sent.at(-1))): Advised => ({ type: "advice", id, seat: 0, next: 7, tips: [tip], playouts: 400, rough: false });
  return { coach, moment, sent, answer, idOf, speak: (tag: string) => (lang = tag) };
}

test("it is asked once, thinks, and answers", async () => {
  const { coach, sent, answer } = await sit();
  coach.toggle();
  coach.ask();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: "advise", seat: 0 });
  expect(coach.thinking).toBe(true);
  expect(coach.take(answer())).toBe(true);
  expect(coach.thinking).toBe(false);
  expect(coach.tips).toEqual([tip]);
  coach.toggle();
  coach.toggle();
  expect(sent).toHaveLength(1);
});

test("an answer that comes too late, or to another question, is not shown", async () => {
  const { coach, moment, sent, answer, speak } = await sit();
  coach.ask();
  moment.next = 8;
  coach.take(answer());
  expect(coach.advice).toBeNull();
  coach.ask();
  expect(sent).toHaveLength(2);
  coach.take(answer("some-other"));
  expect(coach.thinking).toBe(true);
  coach.take(answer());
  expect(coach.tips).toHaveLength(1);
  speak("zh-Hans");
  expect(coach.advice).toBeNull();
  speak("en");
  moment.seat = 1;
  expect(coach.advice).toBeNull();
});

test.each([
  ["off", { room: { ...room, coach: "off" } }],
  ["for a spectator", { seat: null }],
  ["when the game is over", { room: { ...room, phase: "over" } }],
  ["when another has to move", { mine: false }],
  ["behind a veil", { veiled: true }],
])("it is not asked %s", async (_, change) => {
  const { coach, sent } = await sit(change);
  coach.ask();
  expect(sent).toEqual([]);
  expect(coach.due).toBe(false);
});

test("a refusal is the coach's own; asked by hand, it is asked again", async () => {
  const { coach, sent, idOf } = await sit();
  coach.toggle();
  const refused = { type: "refused" as const, id: "a move", rule: null, reason: "too-fast", text: "" };
  expect(coach.take(refused)).toBe(false);
  expect(coach.take({ ...refused, id: idOf(sent[0]) })).toBe(true);
  expect(coach.problem).toBe("too-fast");
  coach.ask();
  expect(sent).toHaveLength(1);
  coach.toggle();
  coach.toggle();
  expect(sent).toHaveLength(2);
  expect(coach.problem).toBeNull();
});

test("after a break of the line it can be asked again; the host says when it may speak", async () => {
  const { coach, sent } = await sit();
  coach.ask();
  coach.lost();
  expect(coach.thinking).toBe(false);
  coach.ask();
  expect(sent).toHaveLength(2);
  coach.set("always");
  expect(sent.at(-1)).toEqual({ type: "coach", coach: "always" });
});

describe("laying a move out", () => {
  const offers = [
    { text: "claim a-b red*2", variants: [{ text: "claim a-b red*2", cards: [] }] },
    { text: "claim a-b blue*2", variants: [{ text: "claim a-b blue*2", cards: [] }, { text: "claim a-b blue^pick+blue", cards: [] }] },
  ];
  const lay = async (move: string) => {
    const { prepare } = await import("../../src/table/prepare");
    const desk = { offers, offered: ["x", "y", "z"], route: "", city: "", variant: null, keeping: new Set(), choose: vi.fn(), pickRoute: vi.fn(), pickCity: vi.fn() };
    desk.pickRoute.mockImplementation((route: string) => (desk.route = route));
    desk.pickCity.mockImplementation((city: string) => (desk.city = city));
    prepare(desk as never, move);
    return desk;
  };

  test("a route with its payment, down to the faces", async () => {
    const plain = await lay("claim a-b blue*2");
    expect([plain.route, plain.variant]).toEqual(["a-b", null]);
    expect(plain.choose).toHaveBeenLastCalledWith(1);
    expect((await lay("claim a-b blue^pick+blue")).variant).toBe("claim a-b blue^pick+blue");
  });

  test("a city, and tickets to keep; never a card", async () => {
    const { preparable } = await import("../../src/table/prepare");
    expect((await lay("station wien red")).city).toBe("wien");
    expect([...(await lay("keep x z")).keeping]).toEqual(["x", "z"]);
    expect(["claim a-b red", "keep x", "take red", "draw", "tickets"].map(preparable)).toEqual([true, true, false, false, false]);
  });
});

test("the review has an address of its own", () => {
  expect(readPlace("/room/abc/review")).toEqual({ page: "review", room: "abc" });
  expect(readPlace("/room/abc/12")).toEqual({ page: "room", room: "abc", step: 12 });
});
