// The numbers of a review as they are drawn and said.

import { beforeAll, expect, test } from "vitest";
import type { ReviewedSeat } from "../../src/lib/types";
import { stage } from "./stage";

beforeAll(stage);
const curve = () => import("../../src/pages/review/curve");

const decision = (step: number, win: number) => ({ step, move: "draw", said: "draw", win, best: win, error: 0, score: 80, better: null, better_said: null, text: "" });
const seat: ReviewedSeat = {
  seat: 1, start: 0.5, skill: -0.1, luck: 0.6, result: 1, total: 120,
  decisions: [decision(2, 0.5), decision(6, 0.25), decision(9, 0.7), decision(12, 0.9), decision(15, 0.8)],
  mistakes: [12, 2, 9, 6],
  turning: [],
};

test("a curve goes through every decision to the result", async () => {
  const { pathOf, pointsOf, chanceAt } = await curve();
  const points = pointsOf(seat, 20);
  expect(points).toHaveLength(6);
  expect(points.at(-1)).toEqual([20, 1]);
  expect(pathOf(points.slice(0, 2), (step) => step * 10, (chance) => 100 - 100 * chance)).toBe("M20.0 50.0L60.0 75.0");
  expect([0, 2, 5, 6, 20].map((step) => chanceAt(points, step))).toEqual([0.5, 0.5, 0.5, 0.25, 1]);
  expect(chanceAt([], 3)).toBe(0);
});

test("the three dearest moves, in the order of their cost", async () => {
  const { dearest } = await curve();
  expect(dearest(seat).map((one) => one.step)).toEqual([12, 2, 9]);
  expect(dearest({ ...seat, mistakes: [99] })).toEqual([]);
});

test("changes have a sign, also none", async () => {
  const { signed } = await curve();
  expect([0.124, -0.3, 0, -0.001].map(signed)).toEqual(["+12 %", "−30 %", "±0 %", "±0 %"]);
});

test("own seats come first", async () => {
  const { ownFirst } = await curve();
  const seats = [0, 1, 2, 3].map((one) => ({ seat: one }));
  expect(ownFirst(seats, [2]).map((one) => one.seat)).toEqual([2, 0, 1, 3]);
  expect(ownFirst(seats, []).map((one) => one.seat)).toEqual([0, 1, 2, 3]);
});
