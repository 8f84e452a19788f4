/** Events as lines of the journal: short sentences with the names standing out. */

import type { Game } from "./game.svelte";
import { counted } from "./moves";
import { texts } from "./texts.svelte";
import type { GameEvent, Told } from "./types";

/** A part of a sentence; names are strong. */
export interface Part {
  text: string;
  strong: boolean;
}

export interface Line {
  told: Told;
  seat: number | null;
  parts: Part[];
  routes: string[];
  cities: string[];
}

const OPEN = "\u0001";
const SHUT = "\u0002";
const strong = (text: string): string => `${OPEN}${text}${SHUT}`;

/** Several cards in words: "2 red, 1 locomotive". */
export function cardWords(cards: string[]): string {
  const parts = [...counted(cards)].map(([card, count]) =>
    texts.say("cards-some", { count, colour: texts.say(`card-${card}`) }),
  );
  return parts.length ? texts.list(parts) : texts.say("cards-none");
}

/** "You" for the one person at this screen, else the name. */
export function who(game: Game, seat: number): string {
  return game.seats.length === 1 && game.seats[0] === seat ? texts.say("table-you") : game.name(seat);
}

function sentence(game: Game, event: GameEvent): string | null {
  const named = (seat: number): string => strong(who(game, seat));
  const card = (one: string): string => strong(texts.say(`card-${one}`));
  switch (event.type) {
    case "GameBegan":
      return texts.say("event-game-began", { player: strong(game.name(event.first)) });
    case "CardDrawn":
      return event.card
        ? texts.say("table-log-drew", { player: named(event.seat), colour: card(event.card) })
        : texts.say("table-log-drew-hidden", { player: named(event.seat) });
    case "CardTaken":
      return texts.say("table-log-took", { player: named(event.seat), colour: card(event.card) });
    case "RowSwept":
      return texts.say("event-row-swept");
    case "DeckShuffled":
      return texts.say("event-deck-shuffled");
    case "RouteClaimed":
      return texts.say("table-log-claimed", {
        player: named(event.seat),
        route: strong(game.routeName(event.route)),
        points: event.points,
      });
    case "PaymentLaid":
      return texts.say("table-log-tunnel", {
        player: named(event.seat),
        route: strong(game.routeName(event.route)),
      });
    case "TunnelEnded":
      return event.held
        ? null
        : texts.say("table-log-declined", {
            player: named(event.seat),
            route: strong(game.routeName(event.route)),
          });
    case "TicketsKept":
      return texts.say("table-log-kept", {
        player: named(event.seat),
        kept: event.kept.length,
        offered: event.kept.length + event.returned.length,
      });
    case "StationBuilt":
      return texts.say("table-log-station", {
        player: named(event.seat),
        city: strong(game.cityName(event.city)),
      });
    case "Passed":
      return texts.say("event-passed", { player: named(event.seat) });
    case "LastRoundBegan":
      return texts.say("event-last-round-began", {
        player: named(event.seat),
        turns: event.turns,
      });
    case "GameEnded":
      return texts.say("event-game-ended");
    default:
      return null;
  }
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const [i, piece] of text.split(/[\u0001\u0002]/).entries())
    if (piece) parts.push({ text: piece, strong: i % 2 === 1 });
  return parts;
}

/** An event as a line of the journal; null for one that need not be told. */
export function line(game: Game, told: Told): Line | null {
  const { event } = told;
  // The deal before the first move tells nobody anything.
  if (!told.step && event.type !== "GameBegan") return null;
  const text = sentence(game, event);
  if (!text) return null;
  return {
    told,
    seat: "seat" in event ? event.seat : null,
    parts: split(text),
    routes: "route" in event ? [event.route] : [],
    cities: "city" in event ? [event.city] : [],
  };
}

/** The same as plain words, for those who listen. */
export function spoken(game: Game, told: Told): string {
  return line(game, told)?.parts.map((part) => part.text).join("") ?? "";
}
