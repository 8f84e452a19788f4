/** What lies on the map, in words: for a plate at the pointer, for the list of routes, for the key. */

import type { Mark } from "../board/marks";
import type { Game } from "./game.svelte";
import { texts } from "./texts.svelte";

/** A company in words: whoever plays it, or its colour. */
export function companyWords(game: Game, colour: string): string {
  const seat = game.colours.indexOf(colour);
  return seat < 0 ? texts.say("table-company", { colour: texts.say(`card-${colour}`) }) : game.name(seat);
}

/** A sign or a token in words. */
export function markWords(game: Game, mark: Mark): string {
  if (mark.thing) return game.thingName(mark.thing);
  const key = mark.sign === "vein" && mark.count ? "sign-vein-known" : `sign-${mark.sign}`;
  return texts.say(key, {
    count: mark.count ?? 0,
    company: mark.colour ? companyWords(game, mark.colour) : "",
    text: texts.list((mark.kinds ?? []).map((kind) => texts.say(`crate-${kind}`))),
  });
}

/** What there is to say of a city, line by line; nothing of a plain one. */
export function cityWords(game: Game, city: string): string[] {
  const traits = game.cities.get(city)?.traits ?? {};
  const depot = game.view?.parts.DepotMap?.at[city];
  const { cities, large } = game.marks;
  return [
    ...(traits.large || large.has(city) ? [texts.say("sign-large")] : []),
    ...(traits.port ? [texts.say("sign-port")] : []),
    ...(depot ? [texts.say("sign-depot", { company: companyWords(game, depot) })] : []),
    ...(cities[city] ?? []).map((mark) => markWords(game, mark)),
  ];
}

/** What there is to say of a route beside its price. */
export function routeWords(game: Game, route: string): string[] {
  return [
    ...(game.routes.get(route)?.traits.bed ? [texts.say("sign-bed")] : []),
    ...(game.marks.routes[route] ?? []).map((mark) => markWords(game, mark)),
  ];
}

/** What a company holds beside cards, cars and tickets, as everybody may count it. */
export function holdsOf(game: Game, seat: number): { key: string; count: number }[] {
  const parts = game.view?.parts ?? {};
  const colour = game.colours[seat] ?? "";
  const found: [string, number | undefined][] = [
    ["holds-notes", parts.Notes?.held[seat]],
    ["holds-pledges", parts.Pickets?.pledges[seat]],
    ["holds-crates", parts.Crates?.held[seat]?.length],
    ["holds-bonds", parts.Bonds?.owned[colour]?.length],
    ["holds-nuggets", parts.Nuggets?.held[seat]?.length],
    ["holds-noon", parts.Noons?.held[seat]],
  ];
  return found.flatMap(([key, count]) => (count ? [{ key, count }] : []));
}
