/** How points or money grew, step by step: from what was told, no rule needed. */

import { paid, taken } from "../../lib/money";
import type { Standings, Told } from "../../lib/types";

/** What an event adds to somebody: pairs of a seat and an amount. */
function added({ event }: Told): [number, number][] {
  if (event.type === "RouteClaimed") return [[event.seat, event.points]];
  if (taken(event)) return [[event.seat, event.amount]];
  if (!paid(event)) return [];
  return event.to === null
    ? [[event.seat, -event.amount]]
    : [
        [event.seat, -event.amount],
        [event.to, event.amount],
      ];
}

/** For each seat what it had after each step; the last entry is the total when all was counted. */
export function growthOf(told: Told[], { totals, lines }: Pick<Standings, "totals" | "lines">): number[][] {
  const steps = Math.max(0, ...told.map((one) => one.step));
  const grown = totals.map(() => new Array<number>(steps + 1).fill(0));
  for (const one of told)
    for (const [seat, amount] of added(one)) {
      const line = grown[seat];
      if (line) for (let i = one.step; i <= steps; i++) line[i] = (line[i] ?? 0) + amount;
    }
  return grown.map((line, seat) => {
    // What somebody has at the end, less all that came: what they began with.
    const coins = lines[seat]?.find((one) => one.name === "coins")?.points;
    const first = coins === undefined ? 0 : coins - (line.at(-1) ?? 0);
    return [...line.map((n) => n + first), totals[seat] ?? 0];
  });
}
