/** The end of a game told in beats: lines of the score, tickets one by one, the longest path. */

import type { Standings } from "../../lib/types";
import { Beats } from "../common/beats.svelte";

export interface Beat {
  /** The line of the score that grows now; null is the last word: the ranking. */
  line: string | null;
  /** Whose; null is everybody's at once. */
  seat: number | null;
  /** Which item of the line (a ticket); null is all of them. */
  item: number | null;
  ms: number;
}

const ALL = 7200;
const SHORT = 700;
const TRACE = 2000;

/** The beats of a result: 6 to 9 seconds in all. */
export function beatsOf(result: Standings): Beat[] {
  const names = result.lines[0]?.map((line) => line.name) ?? [];
  const order = [...result.ranking].reverse();
  const tickets = result.lines.reduce(
    (sum, lines) => sum + (lines.find((line) => line.name === "tickets")?.items.length ?? 0),
    0,
  );
  const rest = names.filter((name) => name !== "tickets" && name !== "longest").length * SHORT;
  const traced = names.includes("longest") ? TRACE : 0;
  const each = Math.min(650, Math.max(110, (ALL - rest - traced) / Math.max(1, tickets)));
  const beats: Beat[] = [];
  for (const name of names) {
    if (name === "tickets")
      for (const seat of order) {
        const line = result.lines[seat]?.find((one) => one.name === name);
        for (const item of line?.items.keys() ?? []) beats.push({ line: name, seat, item, ms: each });
      }
    else beats.push({ line: name, seat: null, item: null, ms: name === "longest" ? TRACE : SHORT });
  }
  beats.push({ line: null, seat: null, item: null, ms: 0 });
  return beats;
}

export interface Shown {
  name: string;
  gained: number;
  lost: number;
}

/** What a seat's lines show after a beat: what they gained, and what they lost. */
export function shownAt(result: Standings, seat: number, beats: Beat[], at: number): Shown[] {
  const done = beats.slice(0, at + 1);
  return (result.lines[seat] ?? []).map((line) => {
    const split = line.name === "tickets";
    const items = line.items.filter((_, i) =>
      done.some((beat) => beat.line === line.name && beat.seat === seat && beat.item === i),
    );
    if (split)
      return {
        name: line.name,
        gained: items.reduce((sum, [, n]) => sum + Math.max(0, n), 0),
        lost: items.reduce((sum, [, n]) => sum + Math.min(0, n), 0),
      };
    const all = done.some((beat) => beat.line === line.name);
    return { name: line.name, gained: all ? Math.max(0, line.points) : 0, lost: all ? Math.min(0, line.points) : 0 };
  });
}

/** Where the ceremony is. Any input ends it; it can be seen again. */
export class Ceremony extends Beats {
  readonly beats: Beat[];

  constructor(result: Standings, pace: (ms: number) => number) {
    const beats = beatsOf(result);
    super(
      beats.map((beat) => beat.ms),
      pace,
    );
    this.beats = beats;
  }

  beat = $derived.by<Beat | undefined>(() => this.beats[this.at]);
}
