/** Move texts and what they mean for the screen: groups to choose from, never a rule. */

import { colourOf, counted, formatCards, parseCards } from "./cards";

export { counted, formatCards, parseCards };

export type Move =
  | { verb: "draw" }
  | { verb: "take"; card: string }
  | { verb: "claim"; route: string; cards: string[]; how: string }
  | { verb: "pay"; cards: string[] }
  | { verb: "decline" }
  | { verb: "tickets" }
  | { verb: "keep"; tickets: string[] }
  | { verb: "station"; city: string; cards: string[] }
  | { verb: "pass" };

/** A move from its text; null for one this client does not know. */
export function parseMove(text: string): Move | null {
  const [verb, ...words] = text.split(" ");
  const [first = "", second = ""] = words;
  switch (verb) {
    case "draw":
    case "decline":
    case "tickets":
    case "pass":
      return words.length ? null : { verb };
    case "take":
      return { verb, card: first };
    case "claim": {
      const bought = second === "for"; // with money: `claim … for $4`
      const how = words.slice(bought ? 1 : 2).join(" ");
      return { verb, route: first, cards: bought ? [] : parseCards(second), how };
    }
    case "pay":
      return { verb, cards: parseCards(first) };
    case "keep":
      return { verb, tickets: words };
    case "station":
      return { verb, city: first, cards: parseCards(second) };
    default:
      return null;
  }
}

/** The same payment with other faces of the same cards. */
export interface Variant {
  text: string;
  cards: string[];
}

/** A way to pay: the move's text, the cards laid down, and the same with other faces. */
export interface Offer extends Variant {
  wilds: number;
  /** The name of a special way to pay, if it is one. */
  how: string;
  variants: Variant[];
}

/** A choice that the table has no place of its own for, in words: `hire EM-05`, `relief red+blue`. */
export interface Choice {
  verb: string;
  /** What is chosen: things, cities, routes …; cards are in the offer. */
  words: string[];
  offer: Offer;
}

export interface Moves {
  draw: boolean;
  takes: Set<string>;
  claims: Map<string, Offer[]>;
  stations: Map<string, Offer[]>;
  pays: Offer[];
  decline: boolean;
  tickets: boolean;
  keeps: string[][];
  pass: boolean;
  /** Everything else, by its verb. */
  others: Map<string, Choice[]>;
}

const shown = (cards: string[]): number => cards.filter((card) => card.includes("^")).length;

/** Offers that differ only in the faces of their cards are one; plain cards are spent first. */
function bundle(found: Map<string, Offer>, key: string, text: string, cards: string[], how = ""): void {
  const wilds = cards.filter((card) => card === "wild").length;
  const one = `${key} ${how} ${formatCards(cards.map(colourOf))}`;
  const same = found.get(one);
  if (!same) {
    found.set(one, { text, cards, wilds, how, variants: [{ text, cards }] });
    return;
  }
  same.variants.push({ text, cards });
  if (shown(cards) < shown(same.cards)) Object.assign(same, { text, cards });
}

/** The most sensible payment first: fewest wild cards, then the colour one has most of. */
export function sortOffers(offers: Offer[], hand: Record<string, number>): Offer[] {
  const most = new Map<string, number>();
  for (const [card, n] of Object.entries(hand)) most.set(colourOf(card), (most.get(colourOf(card)) ?? 0) + n);
  const left = (o: Offer): number => {
    const first = o.cards.find((card) => card !== "wild");
    return first ? (most.get(colourOf(first)) ?? 0) : 0;
  };
  const special = (o: Offer): number => Number(o.how !== "");
  return [...offers].sort((a, b) => special(a) - special(b) || a.wilds - b.wilds || left(b) - left(a));
}

/** Does a word stand for cards of the pack? */
const isCards = (word: string, kinds: Set<string>): boolean =>
  kinds.size > 0 && word.split("+").every((group) => kinds.has(group.split("*", 1)[0] ?? ""));

export interface Context {
  hand?: Record<string, number>;
  kinds?: string[];
  /** The decision that is due: `keep` and `pay` mean other things where no ticket or tunnel is. */
  phase?: string;
}

/** All moves of a view, grouped by what a person points at. */
export function groupMoves(moves: string[], { hand = {}, kinds = [], phase = "" }: Context = {}): Moves {
  const found: Moves = {
    draw: false,
    takes: new Set(),
    claims: new Map(),
    stations: new Map(),
    pays: [],
    decline: false,
    tickets: false,
    keeps: [],
    pass: false,
    others: new Map(),
  };
  const claims = new Map<string, Map<string, Offer>>();
  const stations = new Map<string, Map<string, Offer>>();
  const pays = new Map<string, Offer>();
  const others = new Map<string, Map<string, Offer>>();
  const known = new Set(kinds);
  const inside = <T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> => {
    const there = map.get(key) ?? new Map<string, T>();
    map.set(key, there);
    return there;
  };
  for (const text of moves) {
    const move = parseMove(text);
    const strange =
      !move ||
      (phase && move.verb === "keep" && phase !== "Choosing") ||
      (phase && move.verb === "pay" && phase !== "Tunnel");
    if (strange) {
      const [verb = "", ...words] = text.split(" ");
      const cards = words.filter((word) => isCards(word, known)).flatMap(parseCards);
      const rest = words.filter((word) => !isCards(word, known)).join(" ");
      bundle(inside(others, verb), rest, text, cards);
    } else if (move.verb === "draw") found.draw = true;
    else if (move.verb === "take") found.takes.add(move.card);
    else if (move.verb === "claim") bundle(inside(claims, move.route), "", text, move.cards, move.how);
    else if (move.verb === "station") bundle(inside(stations, move.city), "", text, move.cards);
    else if (move.verb === "pay") bundle(pays, "", text, move.cards);
    else if (move.verb === "keep") found.keeps.push(move.tickets);
    else found[move.verb] = true;
  }
  for (const [route, offers] of claims) found.claims.set(route, sortOffers([...offers.values()], hand));
  for (const [city, offers] of stations) found.stations.set(city, sortOffers([...offers.values()], hand));
  found.pays = sortOffers([...pays.values()], hand);
  for (const [verb, offers] of others)
    found.others.set(
      verb,
      sortOffers([...offers.values()], hand).map((offer) => ({
        verb,
        words: offer.text.split(" ").slice(1).filter((word) => !isCards(word, known)),
        offer,
      })),
    );
  return found;
}

/** The variant nearest to what is laid down that has one card more (or less) of a face. */
export function exchange(offer: Offer, laid: string[], face: string, by: 1 | -1): Variant | null {
  const now = counted(laid);
  const wanted = (now.get(face) ?? 0) + by;
  let best: Variant | null = null;
  let least = Infinity;
  for (const variant of offer.variants) {
    const there = counted(variant.cards);
    if ((there.get(face) ?? 0) !== wanted) continue;
    const faces = new Set([...now.keys(), ...there.keys()]);
    const far = [...faces].reduce((sum, f) => sum + Math.abs((now.get(f) ?? 0) - (there.get(f) ?? 0)), 0);
    // Of two as near, the one that spends fewer symbols.
    const cost = far + shown(variant.cards) / 100;
    if (cost < least) [least, best] = [cost, variant];
  }
  return best;
}

/** The text of the offered keep that holds exactly these tickets, or null. */
export function keepText(keeps: string[][], chosen: Set<string>): string | null {
  const found = keeps.find((k) => k.length === chosen.size && k.every((t) => chosen.has(t)));
  return found ? ["keep", ...found].join(" ") : null;
}
