/** What lies on the map beside cars and cities: signs printed on routes, and tokens of rules in force. */

import type { EditionData, Parts, RouteFacts, View } from "../lib/types";

export type Sign =
  | "bridge"
  | "plate"
  | "mountain"
  | "tunnel"
  | "marked"
  | "settlers"
  | "crates"
  | "gang"
  | "vein"
  | "stake"
  | "picket"
  | "star";

export interface Mark {
  sign: Sign;
  /** How many, or how much; null where nobody here knows it. */
  count?: number | null;
  /** The colour of the company whose it is. */
  colour?: string;
  /** What the tokens are: the kinds of crates. */
  kinds?: string[];
  /** The thing in force that points the city out. */
  thing?: string;
}

export interface Marks {
  routes: Record<string, Mark[]>;
  cities: Record<string, Mark[]>;
  /** Colours of beds that were laid in this game. */
  colours: Record<string, string>;
  /** Cities that have become large in this game. */
  large: Set<string>;
}

/** What there is to look at: the view of a game, or what boxes have left between two. */
export type Shown = Partial<Pick<View, "parts" | "large">>;

type Found = Record<string, Mark[]>;

function add(found: Found, id: string, mark: Mark): void {
  (found[id] ??= []).push(mark);
}

/** What a route carries: a bridge or its plate, a mountain or its tunnel, a receiver's mark. */
function onRoutes(data: EditionData, parts: Parts | null): Found {
  const found: Found = {};
  const plates = parts?.Bridges?.plates ?? {};
  const bored = new Set(parts?.Tunnels?.bored);
  for (const { id, traits } of data.routes) {
    // In a game a printed sign matters only while a rule looks at it.
    const bridge = parts && !parts.Bridges ? 0 : traits.bridge;
    const mountain = parts && !parts.Tunnels ? 0 : traits.mountain;
    const plate = plates[id];
    if (plate) add(found, id, { sign: "plate", count: bridge, colour: plate });
    else if (bridge) add(found, id, { sign: "bridge", count: bridge });
    if (mountain) add(found, id, bored.has(id) ? { sign: "tunnel" } : { sign: "mountain", count: mountain });
  }
  for (const id of parts?.Receivership?.marked ?? []) add(found, id, { sign: "marked" });
  return found;
}

/** What lies in cities. */
function inCities(data: EditionData, parts: Parts, companies: string[]): Found {
  const found: Found = {};
  const news = parts.News?.pile.at(-1);
  for (const thing of Object.values(data.things).filter(({ id, kind }) => kind !== "event" || id === news))
    for (const city of thing.cities) add(found, city, { sign: "star", thing: thing.id });
  for (const city of parts.Pickets?.at ?? []) add(found, city, { sign: "picket" });
  for (const [city, count] of Object.entries(parts.Settlers?.at ?? {}))
    if (count) add(found, city, { sign: "settlers", count });
  for (const [city, kinds] of Object.entries(parts.Crates?.at ?? {}))
    if (kinds.length) add(found, city, { sign: "crates", count: kinds.length, kinds });
  for (const [city, count] of Object.entries(parts.Veins?.at ?? {})) add(found, city, { sign: "vein", count });
  for (const [seat, city] of (parts.Veins?.stakes ?? []).entries())
    if (city) add(found, city, { sign: "stake", colour: companies[seat] ?? "" });
  if (parts.Gang?.city) add(found, parts.Gang.city, { sign: "gang", count: parts.Gang.loot });
  return found;
}

/** Everything that lies on the map of a game, or between two; without any, what is printed. */
export function marksOf(data: EditionData, shown: Shown = {}, colours: string[] = data.colours): Marks {
  const { parts = null, large = [] } = shown;
  return {
    routes: onRoutes(data, parts),
    cities: inCities(data, parts ?? {}, colours),
    colours: parts?.Beds?.laid ?? {},
    large: new Set(large),
  };
}

/** A route as it is now: a bed that was laid has its colour. */
export function painted(route: RouteFacts, colours: Record<string, string>): RouteFacts {
  const colour = colours[route.id];
  return colour ? { ...route, colour, traits: { ...route.traits, bed: 0 } } : route;
}
