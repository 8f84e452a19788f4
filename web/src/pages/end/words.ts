/** Words for the lines of a score, some of which have no words of their own in a place. */

import { t, texts } from "../../lib/texts.svelte";

/** The text of that key; else simply the name of the line. */
export function lineWords(key: string, line: string): string {
  return t(texts.has(key) ? key : `line-${line}`);
}
