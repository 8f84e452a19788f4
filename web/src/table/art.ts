/** Silhouettes on the cards, drawn for a box of 120 by 56: layers of ink and of the card's colour. */

/** `ink` and `bare` are filled; the same with a width are drawn. */
export interface Layer {
  bare?: boolean;
  d: string;
  width?: number;
  faint?: boolean;
}

const rect = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const all = <T>(items: T[], draw: (item: T) => string): string => items.map(draw).join("");
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const FRAME: Layer = { d: "M8 41H112V44H8ZM3 42h6v2H3zM111 42h6v2h-6z" };

function wheels(places: number[], y = 47, r = 5.2): Layer[] {
  return [
    { d: all(places, (x) => disc(x, y, r)) },
    { bare: true, d: all(places, (x) => disc(x, y, r * 0.45)) },
  ];
}

const BOGIES = [FRAME, ...wheels([22, 36, 84, 98])];

const RAIL: Record<string, Layer[]> = {
  purple: [
    { d: "M12 16Q60 8 108 16L110 20H10ZM12 21H108V41H12Z" },
    {
      bare: true,
      d: all([18, 30, 42, 54, 66, 78, 90], (x) => rect(x, 25, 8.5, 8)) + rect(14, 36.4, 92, 1.3),
    },
    ...BOGIES,
  ],
  blue: [
    { d: "M20 13H100V17H20ZM9 20Q12 17 18 17H102Q108 17 111 20ZM11 21H109V41H11Z" },
    {
      bare: true,
      d:
        all([17, 33, 49, 65, 81], (x) => `M${x} 34V28q5.5-6 11 0V34Z`) +
        rect(97, 24, 7, 15) +
        rect(14, 36.5, 80, 1.2),
    },
    ...BOGIES,
  ],
  orange: [
    { d: "M10 14H110V17H10ZM12 17H108V41H12Z" },
    {
      bare: true,
      width: 1.2,
      d: "M46 18V41M74 18V41M46 18L74 41M74 18L46 41M16 20H42V38H16ZM78 20H104V38H78ZM16 29H42M78 29H104",
    },
    ...BOGIES,
  ],
  white: [
    { d: "M10 15Q60 10 110 15V18H10ZM12 18H108V41H12Z" },
    { bare: true, width: 1, d: all(range(14), (i) => `M${17 + i * 6.6} 20V39`) },
    { bare: true, d: rect(49, 22, 22, 14) },
    { width: 1, d: `${rect(51, 24, 18, 10)}M51 24l9 6 9-6` },
    ...BOGIES,
  ],
  green: [
    { d: "M50 8H74V16H50ZM48 6H76V8.6H48ZM10 16H110V19H10ZM20 19H100V41H20Z" },
    {
      bare: true,
      d:
        rect(54, 10, 6, 4.5) +
        rect(64, 10, 6, 4.5) +
        rect(27, 24, 10, 9) +
        rect(55, 24, 10, 9) +
        rect(83, 24, 10, 9),
    },
    { width: 1.8, d: "M12 19V41M108 19V41M12 31H20M100 31H108" },
    FRAME,
    ...wheels([30, 44, 76, 90]),
  ],
  yellow: [
    { faint: true, d: "M16 18Q30 9 44 15Q60 7 76 15Q92 9 104 18Z" },
    { d: "M8 18H112V21H8ZM10 21H110L98 41H80L72 34H48L40 41H22Z" },
    { bare: true, width: 1.2, d: "M30 22V38M45 22V35M60 22V33M75 22V35M90 22V38" },
    ...BOGIES,
  ],
  black: [
    { faint: true, d: "M14 25Q20 14 30 18Q38 9 50 15Q60 8 70 15Q84 9 92 18Q102 15 106 25Z" },
    { d: "M10 24H110V41H10Z" },
    { bare: true, width: 1.3, d: all([22, 36, 50, 64, 78, 92], (x) => `M${x} 26V40`) },
    ...BOGIES,
  ],
  red: [
    {
      d: "M52 9H68V17H52ZM50 7.5H70V10H50ZM21.5 16H98.5a11.5 11.5 0 0 1 0 23H21.5a11.5 11.5 0 0 1 0-23z",
    },
    { bare: true, width: 1.2, d: "M34 17V38M86 17V38M14 27.5H106" },
    ...BOGIES,
  ],
  wild: [
    {
      d:
        "M8 10H40V14H36V40H12V14H8ZM36 19H96Q104 19 104 28V37H36ZM88 19V9H84V5H101V9H97V19Z" +
        "M52 19q0-7 6-7t6 7ZM70 19q0-5 4.5-5t4.5 5ZM104 40L116 47H98ZM10 39H104V42H10Z",
    },
    { bare: true, d: rect(17, 17, 13, 10) },
    { bare: true, width: 1.2, d: "M48 20V37M66 20V37M82 20V37" },
    ...wheels([28, 47, 66], 44, 8.4),
    ...wheels([86, 98], 47, 5),
    { bare: true, width: 1.8, d: "M28 44H68" },
  ],
};

const TYRES = wheels([30, 90], 44, 7.5);

const CITY: Record<string, Layer[]> = {
  // A subway car.
  blue: [
    { d: "M14 12H106Q112 12 112 18V42H8V18Q8 12 14 12ZM40 8H80V12H40Z" },
    {
      bare: true,
      d:
        all([13, 25, 53, 61, 87, 99], (x) => rect(x, 19, 8, 9)) +
        all([37, 45, 71, 79], (x) => rect(x, 18, 6.6, 21)) +
        rect(10, 32, 26, 1.4) +
        rect(86, 32, 24, 1.4),
    },
    ...wheels([20, 33, 87, 100]),
  ],
  // A city bus.
  green: [
    { d: "M12 9H102Q111 9 112 18L114 30V42H6V15Q6 9 12 9Z" },
    {
      bare: true,
      d:
        all([11, 26, 41, 56], (x) => rect(x, 15, 12.5, 11)) +
        rect(73, 15, 11, 24) +
        "M89 15H104Q107 15 108 19L110 27H89Z" +
        rect(10, 31, 58, 1.6),
    },
    ...TYRES,
  ],
  // A horse-drawn hansom.
  black: [
    { d: "M46 10Q50 8 66 8H78Q86 8 86 16V36H54Q46 36 46 28ZM84 30H112V33H84ZM34 30L48 26V34L34 37Z" },
    { bare: true, d: "M52 14H64V25H52ZM69 14H80V25H69Z" },
    { width: 1.6, d: "M34 12V31M30 12H38M112 31l4-3" },
    { width: 2.2, d: disc(74, 39, 12) },
    { width: 1.2, d: all(range(6), (i) => {
      const a = (i * Math.PI) / 6;
      const x = Math.cos(a) * 12;
      const y = Math.sin(a) * 12;
      return `M${(74 - x).toFixed(1)} ${(39 - y).toFixed(1)}L${(74 + x).toFixed(1)} ${(39 + y).toFixed(1)}`;
    }) },
    { width: 1.8, d: `${disc(42, 43, 8)}M34 43H50M42 35V51` },
  ],
  // A motor scooter.
  pink: [
    { d: "M22 34Q22 22 38 22H58Q62 22 62 27L60 36H70L82 14H78V11H90V15H87L96 36Q104 36 104 42H98L93 34L78 42H22ZM34 17H62Q64 22 60 22H38Q34 22 34 17Z" },
    { bare: true, d: rect(28, 29, 24, 2) },
    ...wheels([34, 94], 44, 8.4),
  ],
  // A streetcar with its pole.
  red: [
    { d: "M16 18Q18 12 28 12H92Q102 12 104 18ZM12 18H108V22H12ZM14 22H106V41H14ZM36 8H84V12H36Z" },
    {
      bare: true,
      d: all([32, 45, 58, 71], (x) => `M${x} 34V27q5-4 10 0V34Z`) + rect(19, 25, 8, 15) + rect(91, 25, 8, 15),
    },
    { width: 1.8, d: "M60 8L92 1" },
    FRAME,
    ...wheels([36, 84], 46, 6.4),
  ],
  // A harbour ferry.
  orange: [
    { d: "M4 34H116L106 45H14ZM16 22H104V34H16ZM26 12H94V22H26ZM54 2H66V12H54ZM42 6H48V12H42ZM76 6H78V12H76Z" },
    {
      bare: true,
      d: all(range(9), (i) => rect(21 + i * 9, 25, 6, 5)) + all(range(6), (i) => rect(32 + i * 10, 15, 6, 4)) + rect(10, 36.5, 100, 1.5),
    },
    { width: 1.6, d: "M4 49q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0" },
  ],
  // A taxicab.
  wild: [
    { d: "M8 30Q10 25 20 24L34 12Q38 9 44 9H72Q78 9 82 13L94 24Q108 26 112 32V42H8ZM52 3H66V9H52Z" },
    { bare: true, d: "M38 14Q40 12 44 12H56V23H29ZM60 12H71Q75 12 78 15L86 23H60Z" },
    { bare: true, d: all(range(12), (i) => rect(14 + i * 8, 29 + (i % 2) * 3.2, 4, 3.2) + rect(18 + i * 8, 32.2 - (i % 2) * 3.2, 4, 3.2)) },
    ...wheels([30, 90], 43, 8),
  ],
};

/** The silhouette of a card in an edition. */
export function art(card: string, vehicle: string): Layer[] {
  const found = vehicle === "taxi" ? CITY[card] : RAIL[card];
  return found ?? RAIL[card] ?? RAIL.purple!;
}
