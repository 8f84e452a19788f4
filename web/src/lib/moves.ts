/** Move texts and what they mean for the screen: groups to choose from, never a rule. */

export type Move =
  | { verb: "draw" }
  | { verb: "take"; card: string }
  | { verb: "claim"; route: string; cards: string[] }
  | { verb: "pay"; cards: string[] }
  | { verb: "decline" }
  | { verb: "tickets" }
  | { verb: "keep"; tickets: string[] }
  | { verb: "station"; city: string; cards: string[] }
  | { verb: "pass" };

/** `white*3+wild` as single cards. */
export function parseCards(text: string): string[] {
  if (!text) return [];
  return text.split("+").flatMap((group) => {
    const [card = "", count = "1"] = group.split("*");
    return Array<string>(Number(count)).fill(card);
  });
}

/** Single cards as `white*3+wild`. */
export function formatCards(cards: string[]): string {
  return [...counted(cards)].map(([card, n]) => (n === 1 ? card : `${card}*${n}`)).join("+");
}

/** How many there are of each card, in the order they come. */
export function counted(cards: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** A move from its text; null for one this client does not know. */
export function parseMove(text: string): Move | null {
  const [verb, ...words] = text.split(" ");
  const [first = "", second = ""] = words;
  switch (verb) {
    case "draw":
    case "decline":
    case "tickets":
    case "pass":
      return { verb };
    case "take":
      return { verb, card: first };
    case "claim":
      return { verb, route: first, cards: parseCards(second) };
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

/** A way to pay: the move's text, and the cards laid down. */
export interface Offer {
  text: string;
  cards: string[];
  wilds: number;
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
}

function offer(text: string, cards: string[]): Offer {
  return { text, cards, wilds: cards.filter((card) => card === "wild").length };
}

/** The most sensible payment first: fewest wild cards, then the colour one has most of. */
export function sortOffers(offers: Offer[], hand: Record<string, number>): Offer[] {
  const left = (o: Offer): number => {
    const colour = o.cards.find((card) => card !== "wild");
    return colour ? (hand[colour] ?? 0) : 0;
  };
  return [...offers].sort((a, b) => a.wilds - b.wilds || left(b) - left(a));
}

/** All moves of a view, grouped by what a person points at. */
export function groupMoves(moves: string[], hand: Record<string, number> = {}): Moves {
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
  };
  const add = (map: Map<string, Offer[]>, key: string, one: Offer): void => {
    const list = map.get(key);
    if (list) list.push(one);
    else map.set(key, [one]);
  };
  for (const text of moves) {
    const move = parseMove(text);
    if (!move) continue;
    if (move.verb === "draw") found.draw = true;
    else if (move.verb === "take") found.takes.add(move.card);
    else if (move.verb === "claim") add(found.claims, move.route, offer(text, move.cards));
    else if (move.verb === "station") add(found.stations, move.city, offer(text, move.cards));
    else if (move.verb === "pay") found.pays.push(offer(text, move.cards));
    else if (move.verb === "keep") found.keeps.push(move.tickets);
    else found[move.verb] = true;
  }
  for (const map of [found.claims, found.stations])
    for (const [key, offers] of map) map.set(key, sortOffers(offers, hand));
  found.pays = sortOffers(found.pays, hand);
  return found;
}

/** The text of the offered keep that holds exactly these tickets, or null. */
export function keepText(keeps: string[][], chosen: Set<string>): string | null {
  const found = keeps.find((k) => k.length === chosen.size && k.every((t) => chosen.has(t)));
  return found ? ["keep", ...found].join(" ") : null;
}
