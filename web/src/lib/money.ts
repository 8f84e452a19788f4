/** Money in figures: "$5", and what somebody gains or loses: "+$2", "−$1". */

export const dollars = (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`);

export const gained = (n: number): string => (n < 0 ? `−$${-n}` : `+$${n}`);
