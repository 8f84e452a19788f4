/** The colours the seats of a game wear: said once by the page, known to all that is drawn on it. */

import { getContext, setContext } from "svelte";
import { playerPaint, type PlayerPaint } from "./paint";

const KEY = Symbol("livery");

/** Everything below this component wears these colours, seat by seat. */
export function dress(colours: () => string[]): void {
  setContext(KEY, colours);
}

/** How a seat looks here. */
export function livery(): (seat: number) => PlayerPaint {
  const colours = getContext<(() => string[]) | undefined>(KEY);
  return (seat) => playerPaint(seat, colours?.());
}
