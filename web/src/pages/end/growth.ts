/** How the points grew, step by step: from what was told, no rule needed. */

import type { Told } from "../../lib/types";

/** For each seat its points after each step; the last entry is the total when all was counted. */
export function growthOf(told: Told[], totals: number[]): number[][] {
  const steps = Math.max(0, ...told.map((one) => one.step));
  const grown = totals.map(() => new Array<number>(steps + 1).fill(0));
  for (const { step, event } of told)
    if (event.type === "RouteClaimed") {
      const line = grown[event.seat];
      if (line) for (let i = step; i <= steps; i++) line[i] = (line[i] ?? 0) + event.points;
    }
  return grown.map((line, seat) => [...line, totals[seat] ?? 0]);
}
