/** What lies under a pointer: the nearest route, city or line off the board within reach, those that can be used first. */

import type { Layout } from "../lib/types";

/** How far a point is from a turned box. */
function fromSpace(x: number, y: number, space: [number, number, number], w: number, h: number): number {
  const turn = (-space[2] * Math.PI) / 180;
  const dx = x - space[0];
  const dy = y - space[1];
  const u = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - w / 2;
  const v = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - h / 2;
  return Math.hypot(Math.max(u, 0), Math.max(v, 0));
}

export function nearestRoute(
  layout: Layout,
  x: number,
  y: number,
  reach: number,
  usable: (route: string) => boolean,
): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [route, place] of Object.entries(layout.routes)) {
    let distance = Infinity;
    for (const space of place.spaces)
      distance = Math.min(distance, fromSpace(x, y, space, place.width, place.height));
    if (distance > reach) continue;
    // One that can be used wins over a nearer one, unless the pointer is right on that.
    const cost = distance + (usable(route) || distance < 1 ? 0 : reach);
    if (cost < least) [least, best] = [cost, route];
  }
  return best;
}

export function nearestCity(
  layout: Layout,
  x: number,
  y: number,
  reach: number,
  usable: (city: string) => boolean,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const [city, place] of Object.entries(layout.cities)) {
    const distance = Math.hypot(place.x - x, place.y - y) - layout.city_radius;
    if (distance < least && usable(city)) [least, best] = [distance, city];
  }
  return best;
}

/** The line off the board that is nearest, by its number in the layout. */
export function nearestExit(layout: Layout, x: number, y: number, reach: number): number | null {
  let best: number | null = null;
  let least = reach;
  for (const [i, exit] of layout.exits.entries())
    for (const space of exit.tracks.flat()) {
      const distance = fromSpace(x, y, space, exit.width, exit.height);
      if (distance < least) [least, best] = [distance, i];
    }
  return best;
}
