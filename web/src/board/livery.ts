/** The colours the seats of a game wear: said once by the page, known to all that is drawn on it. */

import { getContext, setContext } from "svelte";
import { playerPaint, type PlayerPaint } from "./paint";

const KEY = Symbol("livery");

/** Everything below this component wears the colours of these companies. */
export function dress(companies: () => string[]): void {
  setContext(KEY, companies);
}

/** How a seat looks here. */
export function livery(): (seat: number) => PlayerPaint {
  const companies = getContext<(() => string[]) | undefined>(KEY);
  return (seat) => playerPaint(seat, companies?.());
}
