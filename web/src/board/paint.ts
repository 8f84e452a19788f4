/** Colours, letters and marks of cards and players: never told by colour alone. */

import { colourOf } from "../lib/cards";

export interface CardPaint {
  color: string;
  ink: string;
  letter: string;
  pattern: string;
  /** As dark as the map at night, where its spaces need a light edge. */
  dim?: true;
}

export interface PlayerPaint {
  name: string;
  color: string;
  side: string;
  ink: string;
  letter: string;
  mark: "stripe" | "bands" | "chevrons" | "dots" | "saltire";
  dash: string;
}

const DARK = "#2A221B";

export const CARDS: Record<string, CardPaint> = {
  purple: { color: "#B48CC6", ink: "#2A1838", letter: "P", pattern: "diamonds" },
  blue: { color: "#2B52A3", ink: "#FFFFFF", letter: "B", pattern: "waves" },
  orange: { color: "#D27A24", ink: "#2A1A0C", letter: "O", pattern: "chevrons" },
  white: { color: "#F4EFE3", ink: DARK, letter: "W", pattern: "dots" },
  green: { color: "#2A8455", ink: "#FFFFFF", letter: "G", pattern: "bars" },
  yellow: { color: "#F6C63C", ink: "#2A1E08", letter: "Y", pattern: "discs" },
  black: { color: "#332E2B", ink: "#FFFFFF", letter: "K", pattern: "hatch", dim: true },
  red: { color: "#9C261B", ink: "#FFFFFF", letter: "R", pattern: "rules" },
  pink: { color: "#EF9FC7", ink: "#3A1226", letter: "M", pattern: "rings" },
  wild: { color: "#F4E9CF", ink: DARK, letter: "L", pattern: "stars" },
};

const PLAIN: CardPaint = { color: "#DACFB6", ink: DARK, letter: "?", pattern: "dots" };

/** How a kind of card looks; one that nobody has drawn yet is plain. */
export function cardPaint(card: string): CardPaint {
  return CARDS[colourOf(card)] ?? PLAIN;
}

/** The letter of a card; the wild card is named after the vehicle that pulls the edition. */
export function cardLetter(card: string, vehicle: string): string {
  return card === "wild" && vehicle === "taxi" ? "T" : cardPaint(card).letter;
}

export const PLAYERS: PlayerPaint[] = [
  ["Cobalt", "#1D5FAE", "#14437C", "#FFFFFF", "C", "stripe", ""],
  ["Vermilion", "#CC4529", "#8E2B16", "#FFFFFF", "V", "bands", "10 4"],
  ["Jade", "#12806A", "#0A5646", "#FFFFFF", "J", "chevrons", "3 4"],
  ["Saffron", "#EFB32B", "#A8740A", "#2A1C00", "S", "dots", "14 4 3 4"],
  ["Nightshade", "#43324F", "#2A1E33", "#FFFFFF", "N", "saltire", "8 3 8 8"],
].map(([name, color, side, ink, letter, mark, dash]) => ({
  name: name!,
  color: color!,
  side: side!,
  ink: ink!,
  letter: letter!,
  mark: mark as PlayerPaint["mark"],
  dash: dash!,
}));

/** The colours of players, in the order of their paints. */
export const COLOURS = ["blue", "red", "green", "yellow", "black"];

/** Which of the paints a seat has: that of its colour, or else by the order of the seats. */
export function paintNumber(seat: number, colours: string[] = []): number {
  const colour = COLOURS.indexOf(colours[seat] ?? "");
  return (colour < 0 ? seat : colour) % PLAYERS.length;
}

/** The paint of a company, whoever plays it. */
export function companyPaint(colour: string): PlayerPaint {
  return PLAYERS[Math.max(0, COLOURS.indexOf(colour))]!;
}

export function playerPaint(seat: number, colours: string[] = []): PlayerPaint {
  return PLAYERS[paintNumber(seat, colours)]!;
}

interface Tile {
  width: number;
  height: number;
  path: string;
  line: number; // width of the stroke; 0 is filled
}

/** A circle as a path, so that every tile is one path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const TILES: Record<string, Tile> = {
  diamonds: { width: 10, height: 10, path: "M5 0L10 5L5 10L0 5Z", line: 1.1 },
  waves: { width: 14, height: 7, path: "M0 3.5q3.5-4 7 0t7 0", line: 1.3 },
  chevrons: { width: 10, height: 8, path: "M0 6L5 2L10 6", line: 1.4 },
  dots: { width: 7, height: 7, path: circle(3.5, 3.5, 0.9), line: 0 },
  bars: { width: 6, height: 6, path: "M3 0V6", line: 1.5 },
  discs: { width: 10, height: 10, path: circle(5, 5, 2.3), line: 0 },
  hatch: { width: 8, height: 8, path: "M0 0L8 8M8 0L0 8", line: 1 },
  rules: { width: 8, height: 7, path: "M0 2H8M0 4.6H8", line: 1 },
  rings: { width: 11, height: 11, path: circle(5.5, 5.5, 3.2), line: 1.2 },
  stars: {
    width: 12,
    height: 12,
    path: "M6 1.5L7.2 4.8L10.5 6L7.2 7.2L6 10.5L4.8 7.2L1.5 6L4.8 4.8Z",
    line: 0,
  },
};

/** The ink of a pattern: light on dark colours, dark on light ones. */
export function tileInk(card: string, strength: "slot" | "card"): string {
  const light = cardPaint(card).ink === "#FFFFFF";
  if (strength === "slot") return light ? "rgb(255 255 255 / .42)" : "rgb(50 30 5 / .34)";
  if (card === "wild") return "rgb(154 107 30 / .25)";
  return light ? "rgb(255 255 255 / .24)" : "rgb(50 30 5 / .2)";
}
