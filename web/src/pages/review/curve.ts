/** The curve of chances: points in a box, and numbers as people read them. */

import { percent } from "../../lib/coach.svelte";
import type { ReviewedDecision, ReviewedSeat } from "../../lib/types";

export type Point = readonly [step: number, chance: number];

/** A seat's chance at each of its decisions, and what it came to. */
export function pointsOf(seat: ReviewedSeat, steps: number): Point[] {
  return [...seat.decisions.map(({ step, win }): Point => [step, win]), [steps, seat.result]];
}

/** A path through points; `across` and `down` say where a step and a chance lie. */
export function pathOf(
  points: readonly Point[],
  across: (step: number) => number,
  down: (chance: number) => number,
): string {
  return points
    .map(([step, chance], i) => `${i ? "L" : "M"}${across(step).toFixed(1)} ${down(chance).toFixed(1)}`)
    .join("");
}

/** What a seat's chance was when a step came: that of its last decision before it. */
export function chanceAt(points: readonly Point[], step: number): number {
  return (points.findLast(([at]) => at <= step) ?? points[0])?.[1] ?? 0;
}

/** A change in hundredths, with its sign. */
export function signed(change: number): string {
  const n = percent(change);
  return `${n > 0 ? "+" : n < 0 ? "−" : "±"}${Math.abs(n)} %`;
}

/** The dearest moves, at most three, in the order of their cost. */
export function dearest(seat: ReviewedSeat): ReviewedDecision[] {
  return seat.mistakes
    .map((step) => seat.decisions.find((one) => one.step === step))
    .filter((one) => one !== undefined)
    .slice(0, 3);
}

/** The seats, those of this screen first. */
export function ownFirst<T extends { seat: number }>(seats: readonly T[], own: readonly number[]): T[] {
  const mine = (one: T): number => Number(!own.includes(one.seat));
  return [...seats].sort((a, b) => mine(a) - mine(b) || a.seat - b.seat);
}
