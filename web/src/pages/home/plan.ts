/** A table being laid: who sits where, and how it is played. */

import type { CoachRule } from "../../lib/coach.svelte";
import type { Clock, NewRoom, NewSeat, Pace } from "../../lib/types";

/** `me`, `person` (at this screen), `open` (by the link), or `bot:` and its kind. */
export type Sitter = string;

export interface SeatPlan {
  key: number;
  sitter: Sitter;
  name: string;
  /** The colour chosen; null is the first that nobody else chose. */
  colour: string | null;
}

export interface TablePlan {
  first: number | null;
  clock: Clock;
  public: boolean;
  pace: Pace;
  /** When the coach may speak; null is what suits who plays. */
  coach: CoachRule | null;
}

export const CLOCKS: readonly Clock[] = [
  { kind: "none", seconds: 0 },
  { kind: "move", seconds: 60 },
  { kind: "move", seconds: 180 },
  { kind: "move", seconds: 86400 },
  { kind: "game", seconds: 900 },
  { kind: "game", seconds: 1800 },
];

export const COACHES: readonly CoachRule[] = ["off", "ask", "always"];
export const PACES: readonly Pace[] = ["calm", "brisk", "instant"];

let keys = 0;

export function seatPlan(sitter: Sitter, name = ""): SeatPlan {
  keys += 1;
  return { key: keys, sitter, name, colour: null };
}

export const isBot = (sitter: Sitter): boolean => sitter.startsWith("bot:");

/** The colours the seats will have: who chose none has the first that is left (E-08). */
export function coloursOf(seats: SeatPlan[], known: string[]): string[] {
  const chosen = new Set(seats.map((seat) => seat.colour));
  const left = known.filter((colour) => !chosen.has(colour));
  return seats.map((seat) => seat.colour ?? left.shift() ?? "");
}

function newSeat({ sitter, name, colour }: SeatPlan): NewSeat {
  if (isBot(sitter)) return { kind: "bot", bot: sitter.slice(4), name: name.trim(), colour };
  if (sitter === "open") return { kind: "open", bot: null, name: "", colour };
  return { kind: "person", bot: null, name: name.trim(), colour };
}

/** What the server is asked for. */
export function newRoom(edition: string, lang: string, seats: SeatPlan[], table: TablePlan): NewRoom {
  const first = table.first !== null && table.first < seats.length ? table.first : null;
  return {
    edition,
    lang,
    seats: seats.map(newSeat),
    first,
    clock: table.clock,
    public: table.public,
    pace: table.pace,
    coach: table.coach,
    webhook: null,
  };
}

/** The same table with every bot's seat given to somebody else. */
export function withoutBots(seats: SeatPlan[], sitter: "person" | "open"): SeatPlan[] {
  return seats.map((seat) => (isBot(seat.sitter) ? { ...seatPlan(sitter), colour: seat.colour } : seat));
}
