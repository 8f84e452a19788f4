/** What the coach suggests, laid out on the table: the person still has to do it. */

import type { Offer } from "../lib/moves";
import type { Desk } from "./desk.svelte";

const cardsOf = (text: string): string => text.split(" ").slice(2).join(" ");

/** Can this move be laid out, so that one press is left? A card or new tickets are one press anyway. */
export function preparable(move: string): boolean {
  return /^(claim|station|keep) /.test(move);
}

/** Tick the offer that is the move, or the nearest to it. */
function pay(desk: Desk, move: string): void {
  const same = (offer: Offer): boolean =>
    offer.text === move || offer.variants.some((one) => one.text === move);
  const found = desk.offers.findIndex(same);
  desk.choose(Math.max(0, found));
  if (found >= 0 && desk.offers[found]?.text !== move) desk.variant = move;
}

/** Lay the move out; nothing is played. */
export function prepare(desk: Desk, move: string): void {
  const [verb, first = "", ...rest] = move.split(" ");
  if (verb === "claim") {
    desk.pickRoute(first);
    if (desk.route === first && cardsOf(move)) pay(desk, move);
  } else if (verb === "station") {
    desk.pickCity(first);
    if (desk.city === first) pay(desk, move);
  } else if (verb === "keep") desk.keeping = new Set([first, ...rest].filter((one) => desk.offered.includes(one)));
}
