/** What is said to a board by whoever puts it up. */

import type { Snippet } from "svelte";
import type { EditionData } from "../lib/types";
import type { Camera } from "./camera.svelte";
import type { Marks } from "./marks";

/** A way through the board that shines. */
export interface Glow {
  owned?: string[];
  lent?: string[];
  missing?: string[];
}

/** What a board shows, and what it tells when something of it is pointed at. */
export interface BoardProps {
  data: EditionData;
  lang: string;
  label: string;
  owners?: Record<string, number>;
  stations?: Record<string, number>;
  /** Depots by their city, each in the colour of a company. */
  depots?: Record<string, string>;
  /** What else lies on routes and in cities; only what is printed unless it is said. */
  marks?: Marks;
  /** Routes that can be claimed now: they win when two are near the pointer. */
  legal?: Set<string>;
  /** Cities that can be picked now; while there are some, cities are picked instead of routes. */
  pick?: Set<string> | null;
  selected?: string | null;
  hovered?: string | null;
  /** Routes to point out softly. */
  lit?: Set<string>;
  glow?: Glow | null;
  hot?: string[];
  /** With a trace, all other routes step back. */
  trace?: string[] | null;
  /** Routes and cities whose pieces have just been put there. */
  fresh?: Set<string>;
  /** What the plate of closed ground says under its name. */
  sealed?: string;
  minimap?: boolean;
  controls?: boolean;
  zoomWords?: { in: string; out: string; fit: string; fitShort: string };
  onroute?: (route: string) => void;
  oncity?: (city: string) => void;
  onhover?: (route: string | null) => void;
  /** A city is pointed at. */
  onspot?: (city: string | null) => void;
  /** A line off the board is pointed at: its number in the layout. */
  onedge?: (exit: number | null) => void;
  onnothing?: () => void;
  /** Drawn over the board, in pixels of its window. */
  over?: Snippet<[Camera]>;
}
