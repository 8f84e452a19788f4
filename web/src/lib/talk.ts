/** Table talk: now and then a bot has a word to say. The same game says the same on every screen. */

import type { BotInfo, ByLang, GameEvent, Told } from "./types";

/** How seldom: one in so many events of that kind. */
const SELDOM: Record<string, number> = { hello: 1, claim: 5, blocked: 4, tickets: 3, won: 1, lost: 1 };

/** A number that looks random but is the same wherever it is asked for. */
export function scatter(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export interface Table {
  id: string;
  /** The bot at each seat; null is a person. */
  bots: (BotInfo | null)[];
  /** Who won, once that is known. */
  winners: number[] | null;
  /** The ends of a route. */
  ends: (route: string) => readonly string[];
}

/** The cities that each seat has built at so far. */
export type Homes = ReadonlyMap<number, ReadonlySet<string>>;

export interface Talk {
  seat: number;
  occasion: string;
  words: ByLang;
}

/** Who might say something about an event, and on which occasion. */
function speakers(table: Table, event: GameEvent, homes: Homes): [number, string][] {
  const bots = table.bots.flatMap((bot, seat) => (bot ? [seat] : []));
  switch (event.type) {
    case "GameBegan":
      return bots.map((seat) => [seat, "hello"]);
    case "RouteClaimed": {
      // Somebody built between two cities where this one is at home: it may have wanted that.
      const cut = bots.filter((seat) => {
        const ends = table.ends(event.route);
        return seat !== event.seat && ends.length > 0 && ends.every((city) => homes.get(seat)?.has(city));
      });
      return [...cut.map((seat): [number, string] => [seat, "blocked"]), [event.seat, "claim"]];
    }
    case "TicketsKept":
      return [[event.seat, "tickets"]];
    case "GameEnded":
      return table.winners ? bots.map((seat) => [seat, table.winners?.includes(seat) ? "won" : "lost"]) : [];
    default:
      return [];
  }
}

/** What is said after an event: one word at most, mostly none. */
export function talkAfter(table: Table, { number, event }: Told, homes: Homes): Talk | null {
  const able = speakers(table, event, homes);
  const turned = able.length ? scatter(`${table.id} ${number}`) % able.length : 0;
  for (const [seat, occasion] of [...able.slice(turned), ...able.slice(0, turned)]) {
    const lines = table.bots[seat]?.lines[occasion] ?? [];
    const luck = scatter(`${table.id} ${number} ${seat}`);
    if (!lines.length || luck % (SELDOM[occasion] ?? 1)) continue;
    const words = lines[Math.floor(luck / 64) % lines.length];
    if (words) return { seat, occasion, words };
  }
  return null;
}

/** Everything that was said in a game, by the number of the event it followed. */
export function talks(table: Table, events: readonly Told[]): Map<number, Talk> {
  const said = new Map<number, Talk>();
  const homes = new Map<number, Set<string>>();
  for (const told of events) {
    const talk = talkAfter(table, told, homes);
    if (talk) said.set(told.number, talk);
    const { event } = told;
    if (event.type !== "RouteClaimed") continue;
    const home = homes.get(event.seat) ?? new Set();
    for (const city of table.ends(event.route)) home.add(city);
    homes.set(event.seat, home);
  }
  return said;
}
