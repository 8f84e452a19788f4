/** Which names stand on the map at a scale, and how large. */

import type { Layout } from "../lib/types";

export interface Label {
  city: string;
  text: string;
  under: string | null;
  x: number;
  y: number;
  anchor: string;
  size: number;
}

/** Never smaller on the screen, and not much larger than needed. */
const LEAST = 12;
const MOST = 19;

const wide = (char: string): boolean => char >= "\u2e80" && char <= "\uffff";

/** About how wide a bold serif line is, in its own size. */
export function breadth(text: string): number {
  let em = 0;
  for (const char of text) em += wide(char) ? 1.03 : /[mwMWHNU]/.test(char) ? 0.85 : 0.57;
  return em;
}

export interface Wish {
  layout: Layout;
  lang: string;
  /** The name of a city, and the same in a second language if that is wanted. */
  name: (city: string) => [string, string | null];
  /** The more important, the higher. */
  weight: (city: string) => number;
  /** Screen pixels per unit. */
  k: number;
}

interface Rect {
  l: number;
  t: number;
  r: number;
  b: number;
}

const meets = (a: Rect, b: Rect): boolean => a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b;

/** Names that fit beside each other; the less important ones drop out. */
export function labels({ layout, lang, name, weight, k }: Wish): Label[] {
  const natural = layout.label_size;
  const size = Math.min(Math.max(natural, LEAST / k), Math.max(MOST / k, LEAST / k));
  const grown = size / natural;
  const crowded = grown > 1.04;
  const taken: Rect[] = [];
  const out: Label[] = [];
  const cities = Object.entries(layout.cities).sort(([a], [b]) => weight(b) - weight(a));
  for (const [city, place] of cities) {
    const spot = place.labels[lang] ?? place.labels.en;
    if (!spot) continue;
    const [text, under] = name(city);
    const off = grown > 1 ? 1 + (grown - 1) * 0.75 : Math.max(grown, 0.72);
    const x = place.x + (spot.x - place.x) * off;
    const y = place.y + (spot.y - place.y) * off;
    const w = breadth(text) * size;
    const l = spot.anchor === "start" ? x : spot.anchor === "end" ? x - w : x - w / 2;
    const rect = { l, t: y - size * 0.8, r: l + w, b: y + size * 0.2 };
    if (crowded && taken.some((other) => meets(other, rect))) continue;
    taken.push(rect);
    out.push({ city, text, under, x, y, anchor: spot.anchor, size });
  }
  return out;
}
