/** What the events of a game say about one of its steps. */

import type { Told } from "../../lib/types";

/** The points that each seat has made with routes up to a step. */
export function pointsAt(events: Told[], step: number): number[] {
  const sum: number[] = [];
  for (const { step: when, event } of events)
    if (when <= step && event.type === "RouteClaimed") sum[event.seat] = (sum[event.seat] ?? 0) + event.points;
  return sum;
}

/** The routes that were claimed, or paid for at the mouth of a tunnel. */
export const routesOf = (told: Told[]): string[] =>
  told.flatMap(({ event }) => (event.type === "RouteClaimed" || event.type === "PaymentLaid" ? [event.route] : []));

/** The cities where a station was built. */
export const stationsOf = (told: Told[]): string[] =>
  told.flatMap(({ event }) => (event.type === "StationBuilt" ? [event.city] : []));

/** The routes and cities where something was put on the board in a step. */
export function laidAt(events: Told[], step: number): string[] {
  const now = events.filter(({ step: when }) => when === step);
  const claimed = now.filter(({ event }) => event.type === "RouteClaimed");
  return [...routesOf(claimed), ...stationsOf(now)];
}
