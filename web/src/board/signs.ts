/** The signs on the map as drawings: paths in a box of 16 by 16 around the middle, told apart by shape. */

import type { Sign } from "./marks";

export interface Drawing {
  /** Filled with ink. */
  fill?: string;
  /** Drawn as lines. */
  line?: string;
}

export const SIGNS: Record<Sign, Drawing> = {
  bridge: { line: "M-7 -2H7M-7 4V-2M7 4V-2M-7 4Q0 -6 7 4M-3.5 -2V.5M3.5 -2V.5" },
  plate: { line: "M-7 -2H7M-7 4V-2M7 4V-2M-7 4Q0 -6 7 4M-3.5 -2V.5M3.5 -2V.5" },
  mountain: { fill: "M-7.5 5L-2 -5.5L.8 -.6L2.6 -3.2L7.5 5Z" },
  tunnel: { fill: "M-6.5 5.5V-.5A6.5 6.5 0 0 1 6.5 -.5V5.5H3.2V0A3.2 3.2 0 0 0 -3.2 0V5.5Z" },
  marked: { line: "M-5 -5L5 5M5 -5L-5 5" },
  settlers: { fill: "M-2.8 -3.6A2.8 2.8 0 1 1 2.8 -3.6A2.8 2.8 0 1 1 -2.8 -3.6M-6 6Q-6 .2 0 .2T6 6Z" },
  crates: { line: "M-6 -5H6V5.5H-6ZM-6 -1.5H6M-6 2H6M-2 -5V5.5M2 -5V5.5" },
  gang: { fill: "M-7.5 -.8H7.5L6 .8H-6ZM-4.2 -1.2L-3 -6H3L4.2 -1.2ZM-5.5 2H5.5V4Q3.5 6.5 1 3.8H-1Q-3.5 6.5 -5.5 4Z" },
  vein: { line: "M0 -6.5L5.5 -1.5L0 6.5L-5.5 -1.5ZM-5.5 -1.5H5.5M-2 -1.5L0 6.5L2 -1.5" },
  stake: { fill: "M-4.8 -6.5V6.5H-3V1.8H6L3.6 -2L6 -6H-3V-6.5Z" },
  picket: { fill: "M-6 -6.5H6V.8H1V6.5H-1V.8H-6Z" },
  star: { fill: "M0 -7L2 -2.4L7 -2L3.2 1.3L4.4 6.2L0 3.5L-4.4 6.2L-3.2 1.3L-7 -2L-2 -2.4Z" },
};
