/** What a tunnel may cost, from what this seat can see. */

import type { Bag, View } from "./types";

/** The cards this seat cannot place: those of the deck and of closed hands. */
export function unseen(counts: Bag, view: View): Bag {
  const left: Bag = { ...counts };
  const take = (bag: Bag): void => {
    for (const [card, n] of Object.entries(bag)) left[card] = (left[card] ?? 0) - n;
  };
  const one = (card: string): void => take({ [card]: 1 });
  take(view.hand);
  take(view.discards);
  view.row.forEach(one);
  for (const [seat, player] of view.players.entries()) if (seat !== view.seat) take(player.known);
  for (const phase of view.phases)
    if (phase.type === "Tunnel") [...phase.payment.cards, ...phase.revealed].forEach(one);
  for (const card of Object.keys(left)) left[card] = Math.max(0, left[card] ?? 0);
  return left;
}

/** The chances that 0, 1, 2 or 3 of three cards match. */
export function tunnelOdds(pool: Bag, colour: string, cards = 3): number[] {
  const total = Object.values(pool).reduce((sum, n) => sum + n, 0);
  const fit = (pool[colour] ?? 0) + (colour === "wild" ? 0 : (pool.wild ?? 0));
  const drawn = Math.min(cards, total);
  const odds = Array<number>(cards + 1).fill(0);
  odds[0] = 1;
  // Card by card: how many matched so far decides what is left to match.
  for (let i = 0; i < drawn; i++)
    for (let k = i + 1; k >= 0; k--) {
      const stays = (odds[k] ?? 0) * (1 - Math.max(0, fit - k) / (total - i));
      const grows = k ? (odds[k - 1] ?? 0) * (Math.max(0, fit - k + 1) / (total - i)) : 0;
      odds[k] = stays + grows;
    }
  return odds;
}
