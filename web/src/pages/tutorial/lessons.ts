/** What a tutorial is made of: lessons to read or to do, on a game that was prepared. */

import type { DugTunnel, Standings, Told, View, Way } from "../../lib/types";

export interface Shown {
  view: View;
  ways: Way[];
  turn: number[];
}

export interface Happened extends Shown {
  events: Told[];
  next: number;
  /** Of a move that digs a tunnel: what the ways to pay might have cost, and how it went. */
  odds?: Record<string, number[]>;
  dug?: DugTunnel;
}

/** What `make.py` writes. */
export interface Prepared {
  begin: Shown;
  actions: { move: string; beats: Happened[] }[];
  result: Standings;
}

export interface Lesson {
  /** The last part of the text's key: page-learn, the edition, and this. */
  key: string;
  /** What to point at: selectors of the real table. */
  spots: string[];
  /** Is the next prepared action done here? */
  act?: boolean;
  /** Is the score shown? */
  score?: boolean;
}

export interface Course {
  edition: string;
  lessons: Lesson[];
  prepared: () => Promise<Prepared>;
}

export const spot = (name: string): string => `[data-spot="${name}"]`;
export const route = (id: string): string => `[data-route="${id}"]`;
