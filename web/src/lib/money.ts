/** Money in figures: "$5", and what somebody gains or loses: "+$2", "−$1". */

import type { GameEvent } from "./types";

export const dollars = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);

export const gained = (n: number): string => (n < 0 ? `−$${-n}` : `+$${n}`);

type Taken = Extract<GameEvent, { type: "MoneyTaken" | "NoteTaken" }>;
type Paid = Extract<GameEvent, { type: "MoneyPaid" | "TollPaid" | "LootPaid" }>;

/** Does somebody take money from the bank? */
export const taken = (event: GameEvent): event is Taken => event.type === "MoneyTaken" || event.type === "NoteTaken";

/** Does somebody pay, to the bank, into the loot, or to somebody else? */
export const paid = (event: GameEvent): event is Paid =>
  event.type === "MoneyPaid" || event.type === "TollPaid" || event.type === "LootPaid";
