/** The way of a finished ticket over routes that are given: for showing it, not for judging it. */

import type { RouteFacts } from "../../lib/types";

/** The shortest way between two cities over some routes; null when they do not connect. */
export function pathBetween(routes: RouteFacts[], from: string, to: string): string[] | null {
  const best = new Map<string, { far: number; route: string | null; before: string | null }>([
    [from, { far: 0, route: null, before: null }],
  ]);
  const done = new Set<string>();
  for (;;) {
    let here: string | null = null;
    for (const [city, { far }] of best)
      if (!done.has(city) && (here === null || far < (best.get(here)?.far ?? Infinity))) here = city;
    if (here === null) return null;
    if (here === to) break;
    done.add(here);
    const far = best.get(here)?.far ?? 0;
    for (const route of routes) {
      if (!route.ends.includes(here)) continue;
      const there = route.ends[0] === here ? route.ends[1] : route.ends[0];
      if (far + route.length < (best.get(there)?.far ?? Infinity))
        best.set(there, { far: far + route.length, route: route.id, before: here });
    }
  }
  const path: string[] = [];
  for (let city: string | null = to; city !== null; ) {
    const step: { route: string | null; before: string | null } | undefined = best.get(city);
    if (step?.route) path.unshift(step.route);
    city = step?.before ?? null;
  }
  return path;
}
