/** Boxes on the sheet: what matters of it, what to bring into sight, and where a slip covers least. */

import type { EditionData, Layout } from "../lib/types";
import type { Box, Camera } from "./camera.svelte";
import { breadth } from "./labels";

type Point = readonly [number, number];

function around(points: Iterable<Point>): Box | null {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box.left <= box.right ? box : null;
}

/** The part of the sheet with cities, routes and names on it, and some air. */
export function heart(data: EditionData, lang: string): Box {
  const { layout } = data;
  const points: Point[] = [];
  for (const place of Object.values(layout.routes)) for (const [x, y] of place.spaces) points.push([x, y]);
  for (const exit of layout.exits) for (const [x, y] of exit.tracks.flat()) points.push([x, y]);
  for (const city of data.cities) {
    const spot = layout.cities[city.id]?.labels[lang] ?? layout.cities[city.id]?.labels.en;
    if (!spot) continue;
    const w = breadth(city.name[lang] ?? city.id) * layout.label_size;
    const x = spot.anchor === "start" ? spot.x : spot.anchor === "end" ? spot.x - w : spot.x - w / 2;
    points.push([x, spot.y], [x + w, spot.y]);
  }
  const box = around(points) ?? { left: 0, top: 0, right: layout.width, bottom: layout.height };
  const air = 34;
  // Names at the edge of the sheet may reach beyond it.
  return {
    left: Math.min(Math.max(0, box.left - air), box.left - 16),
    top: Math.max(0, box.top - air - 10),
    right: Math.max(Math.min(layout.width, box.right + air), box.right + 16),
    bottom: Math.min(layout.height, box.bottom + air),
  };
}

/** The box of some routes with their ends, and of some cities. */
export function boxOf(data: EditionData, routes: string[], cities: string[] = []): Box | null {
  const { layout } = data;
  const ends = data.routes.filter((route) => routes.includes(route.id)).flatMap((route) => route.ends);
  return around([
    ...routes.flatMap((id) => (layout.routes[id]?.spaces ?? []).map(([x, y]): Point => [x, y])),
    ...[...cities, ...ends].flatMap((id): Point[] => {
      const place = layout.cities[id];
      return place ? [[place.x, place.y]] : [];
    }),
  ]);
}

export type Corner = "nw" | "ne" | "sw" | "se";

/** The corner of the window with the fewest spaces under a box of that size. */
export function emptiestCorner(
  layout: Layout,
  camera: Camera,
  [width, height]: Point,
  selected: string | null,
  hot: string[],
): Corner {
  const edge = 14;
  const places: Record<Corner, Point> = {
    nw: [edge, edge],
    sw: [edge, camera.height - height - edge],
    se: [camera.width - width - edge, camera.height - height - edge],
    ne: [camera.width - width - edge, edge + 46],
  };
  let best: Corner = "nw";
  let least = Infinity;
  for (const [name, [left, top]] of Object.entries(places) as [Corner, Point][]) {
    const covers = (x: number, y: number, air: number): boolean => {
      const [sx, sy] = camera.screen(x, y);
      return sx > left - air && sx < left + width + air && sy > top - air && sy < top + height + air;
    };
    let under = 0;
    for (const [id, place] of Object.entries(layout.routes))
      for (const [x, y] of place.spaces) if (covers(x, y, 20)) under += id === selected ? 40 : 1;
    for (const city of hot) {
      const place = layout.cities[city];
      if (place && covers(place.x, place.y, 10)) under += 8;
    }
    if (under < least) [least, best] = [under, name];
  }
  return best;
}

/** Does something lie in a part of the window? */
export function covered(layout: Layout, camera: Camera, box: Box): boolean {
  const inside = (x: number, y: number): boolean => {
    const [sx, sy] = camera.screen(x, y);
    return sx > box.left && sx < box.right && sy > box.top && sy < box.bottom;
  };
  const spaces = Object.values(layout.routes).flatMap((place) => place.spaces);
  return spaces.some(([x, y]) => inside(x, y)) || Object.values(layout.cities).some(({ x, y }) => inside(x, y));
}
