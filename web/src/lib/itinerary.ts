/** What a travel brought, step by step: from what was told, no rule needed. */

import { paid, taken } from "./money";
import type { ThingData, Told } from "./types";

/** One stop: the number of its step (0: none), what it is, and what it gave. */
export interface Stop {
  number: number;
  slot: number;
  /** A thing's id; or a key of the texts for what has none. */
  thing: string | null;
  kind: "money" | "large" | "card" | "news";
  city: string | null;
  amount: number;
  cards: number;
}

export interface Trip {
  step: number;
  seat: number;
  route: string;
  stops: Stop[];
}

/** The newest travel among the events, with its stops so far; null when the newest move was none. */
export function itinerary(events: Told[], things: Record<string, ThingData>): Trip | null {
  let at = events.length - 1;
  while (at >= 0 && events[at]!.event.type !== "RouteClaimed") at -= 1;
  const claimed = events[at];
  if (claimed?.event.type !== "RouteClaimed") return null;
  const { seat, route } = claimed.event;
  const trip: Trip = { step: claimed.step, seat, route, stops: [] };
  const stop = (number: number, kind: Stop["kind"], thing: string | null, more: Partial<Stop> = {}): void => {
    // A rule is named by its sticker: "G.2".
    const slot = (thing && (things[thing] ?? things[thing.split(".", 1)[0] ?? ""])?.slot) || 0;
    trip.stops.push({ number, slot, thing, kind, city: null, amount: 0, cards: 0, ...more });
  };
  for (const { number, event } of events.slice(at + 1)) {
    const last = trip.stops.at(-1);
    if (event.type === "TurnBegan" || event.type === "GameEnded") break;
    if (taken(event) && event.seat === seat) stop(number, "money", event.why, { amount: event.amount });
    else if (taken(event)) continue;
    else if (paid(event) && event.seat === seat) stop(number, "money", event.why, { amount: -event.amount });
    else if (paid(event) && event.to === seat) stop(number, "money", event.why, { amount: event.amount });
    else if (event.type === "LargeCityReached") stop(number, "large", null, { city: event.city });
    else if (event.type === "HeadlineTurned") stop(number, "news", event.thing);
    else if ((event.type === "CardDrawn" || event.type === "CardTaken") && event.seat === seat) {
      const waiting = trip.stops.findLast((one) => one.kind === "large" && !one.cards);
      if (waiting) waiting.cards += 1;
      else if (last?.kind === "card") last.cards += 1;
      else stop(number, "card", null, { cards: 1 });
    }
  }
  return trip;
}
