/** Events as lines of the journal: short sentences with the names standing out. */

import type { Game } from "./game.svelte";
import { dollars } from "./money";
import { type Facts, texts } from "./texts.svelte";
import type { GameEvent, Told } from "./types";
import { cardWord, cardWords, meaning } from "./words";

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

/** "You" for the one person at this screen, else the name. Sentences begin with it, in the past tense: it fits both. */
export function who(game: Game, seat: number): string {
  return game.seats.length === 1 && game.seats[0] === seat ? texts.say("table-you") : game.name(seat);
}

/** Events that need not be told: the table shows them, or they are work behind the scenes. */
const SILENT = new Set(["CardTurned", "TicketsDealt", "TurnBegan", "NewspaperCame", "NewspapersShuffledIn", "ActionUsed"]);

function sentence(game: Game, event: GameEvent): string | null {
  const named = (seat: number): string => strong(who(game, seat));
  const card = (one: string): string => strong(cardWord(one));
  const thing = (id: string): string => strong(game.thingName(id));
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
      return texts.say(game.coins ? "table-log-travelled" : "table-log-claimed", {
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
    case "TicketsOffered":
      return texts.say("table-log-offered", { player: named(event.seat), offered: event.tickets.length });
    case "StationBuilt":
      return texts.say("table-log-station", {
        player: named(event.seat),
        city: strong(game.cityName(event.city)),
      });
    case "Passed":
      return texts.say("event-passed", { player: named(event.seat) });
    case "LastRoundBegan":
      return texts.say("table-log-last-round", {
        player: named(event.seat),
        turns: event.turns,
      });
    case "GameEnded":
      return texts.say("event-game-ended");
    case "HeadlineTurned":
      return texts.say("table-log-news", { name: thing(event.thing) });
    case "MoneyTaken":
      return texts.say("table-log-money", {
        player: named(event.seat),
        amount: strong(dollars(event.amount)),
        name: game.thingName(event.why),
      });
    case "MoneyPaid":
      return texts.say(event.to === null ? "table-log-paid" : "table-log-paid-to", {
        player: named(event.seat),
        other: event.to === null ? "" : strong(game.name(event.to)),
        amount: strong(dollars(event.amount)),
        name: game.thingName(event.why),
      });
    case "CardsDiscarded":
      return texts.say("table-log-discarded", {
        player: named(event.seat),
        text: cardWords(event.cards),
        name: game.thingName(event.why),
      });
    case "LargeCityReached":
      return texts.say("table-log-large", {
        player: named(event.seat),
        city: strong(game.cityName(event.city)),
      });
    case "RowCleared":
      return texts.say("table-log-row-cleared", { name: game.thingName(event.why) });
    default:
      return SILENT.has((event as { type: string }).type) ? null : anything(game, event);
  }
}

/** What a text of an event stands for, by the field it is in. */
function called(game: Game, field: string, value: string): string {
  if (field === "route") return game.routeName(value);
  if (field === "city") return game.cityName(value);
  if (field === "card" || field === "colour") return cardWord(value);
  if (field === "token" || field === "crate") return texts.say(`${field}-${value}`);
  if (field === "why" || field === "thing") return game.thingName(value);
  return meaning(game, value);
}

/** Under which name the sentence asks for a field. */
const ASKED: Record<string, string> = { card: "colour", why: "thing", nugget: "amount" };
const SEVERAL: Record<string, string> = { routes: "route", crates: "crate", things: "thing", kept: "", tickets: "" };

/** An event that this client has no sentence of its own for, in the words of the texts. */
export function anything(game: Game, event: object): string | null {
  const { type, ...fields } = event as { type: string } & Record<string, unknown>;
  const facts: Facts = {};
  let hidden = false;
  for (const [field, value] of Object.entries(fields)) {
    const name = ASKED[field] ?? field;
    if (value === null && field !== "to") hidden = true;
    else if (field === "seat" || field === "first") facts.player = strong(who(game, value as number));
    else if (field === "to") facts.other = value === null ? "" : strong(game.name(value as number));
    else if (typeof value === "number") facts[name] = value;
    else if (typeof value === "string") facts[name] = strong(called(game, field, value));
    else if (Array.isArray(value)) {
      hidden ||= value.includes(null);
      const known = value.filter((one) => typeof one === "string");
      facts.count = value.length;
      facts.text = field === "cards" ? cardWords(known) : texts.list(known.map((one) => called(game, SEVERAL[field] ?? "", one)));
    }
  }
  const stem = `event-${type.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase()}`;
  const told = fields.to === null && texts.has(`${stem}-bank`) ? `${stem}-bank` : stem;
  const key = hidden && texts.has(`${told}-hidden`) ? `${told}-hidden` : told;
  return texts.has(key) ? texts.say(key, facts) : null;
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const [i, piece] of text.split(/[\u0001\u0002]/).entries())
    if (piece) parts.push({ text: piece, strong: i % 2 === 1 });
  return parts;
}

/** Does the run of sweeps that an event belongs to go on with this one? Only the deck is touched by it. */
const sweeping = (told: Told | undefined, step: number): boolean =>
  told?.step === step && ["RowSwept", "CardTurned", "DeckShuffled"].includes(told.event.type);

/**
 * How often the event at a place is meant: a bad row may be swept fifty times before it stays, each time with a
 * new deck (E-15). The first sweep and the first shuffle speak for all of their run; the others are told with them.
 */
function times(events: Told[], at: number): number {
  const { event, step } = events[at]!;
  if (event.type !== "RowSwept" && event.type !== "DeckShuffled") return 1;
  let told = event.type === "RowSwept";
  for (let i = at - 1; sweeping(events[i], step); i--) {
    if (events[i]!.event.type === "RowSwept" && told) return 0;
    if (events[i]!.event.type === "DeckShuffled") told = true;
  }
  let count = 1;
  if (event.type === "RowSwept")
    for (let i = at + 1; sweeping(events[i], step); i++) if (events[i]!.event.type === "RowSwept") count++;
  return count;
}

/** The event at a place as a line of the journal; null for one that need not be told. */
export function line(game: Game, events: Told[], at: number): Line | null {
  const told = events[at]!;
  const { event } = told;
  // The deal before the first move tells nobody anything.
  if (!told.step && event.type !== "GameBegan") return null;
  const count = times(events, at);
  if (!count) return null;
  const text = count > 1 ? texts.say("event-row-swept-again", { count }) : sentence(game, event);
  if (!text) return null;
  return {
    told,
    seat: "seat" in event ? event.seat : null,
    parts: split(text),
    routes: "route" in event && event.route ? [event.route] : [],
    cities: "city" in event && event.city ? [event.city] : [],
  };
}

/** The same as plain words, for those who listen. */
export function spoken(game: Game, events: Told[], at = 0): string {
  return line(game, events, at)?.parts.map((part) => part.text).join("") ?? "";
}
