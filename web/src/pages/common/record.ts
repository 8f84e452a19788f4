/** A game record, read for display: its header, its steps, and the seed when it is over. */

import type { GameEvent, Told } from "../../lib/types";

export interface RecordStep {
  seat: number | null;
  move: string | null;
  events: GameEvent[];
}

export interface GameRecord {
  edition: string;
  seats: string[];
  commitment: string;
  steps: RecordStep[];
  seed: string | null;
}

interface Line {
  edition?: string;
  seats?: string[];
  commitment?: string;
  seat?: number;
  move?: string;
  events?: GameEvent[];
  seed?: string;
}

/** The record from its JSON lines. */
export function readRecord(text: string): GameRecord {
  const found: GameRecord = { edition: "", seats: [], commitment: "", steps: [], seed: null };
  for (const row of text.split("\n")) {
    if (!row.trim()) continue;
    const line = JSON.parse(row) as Line;
    if (line.edition) {
      found.edition = line.edition;
      found.seats = line.seats ?? [];
      found.commitment = line.commitment ?? "";
    } else if (line.seed !== undefined) found.seed = line.seed;
    else if (line.events)
      found.steps.push({ seat: line.seat ?? null, move: line.move ?? null, events: line.events });
  }
  return found;
}

/** The events as a connection would have told them. */
export function toldOf(record: GameRecord): Told[] {
  let number = 0;
  return record.steps.flatMap(({ seat, events }, step) =>
    events.map((event) => ({ number: number++, step, seat, event })),
  );
}

/** Who holds which route, up to and with a step. */
export function ownersAt(told: Told[], step: number): Record<string, number> {
  const owners: Record<string, number> = {};
  for (const one of told)
    if (one.step <= step && one.event.type === "RouteClaimed")
      owners[one.event.route] = one.event.seat;
  return owners;
}

/** Whose station stands where, up to and with a step. */
export function stationsAt(told: Told[], step: number): Record<string, number> {
  const stations: Record<string, number> = {};
  for (const one of told)
    if (one.step <= step && one.event.type === "StationBuilt")
      stations[one.event.city] = one.event.seat;
  return stations;
}
