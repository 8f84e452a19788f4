/** A company's colour is one of the players' colours of the house. */

import { paintNumber } from "../../board/paint";

/** The number under which the house paints this colour. */
export const paintOf = (colour: string | undefined): number => paintNumber(0, [colour ?? ""]);
