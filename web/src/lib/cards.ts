/** Cards as texts: kinds, counts, and the symbols some of them show (`red^pick`). */

/** The colour of a card, whatever symbol it shows. */
export const colourOf = (card: string): string => card.split("^", 1)[0] ?? card;

/** The symbol a card shows; empty on a plain one. */
export const symbolOf = (card: string): string => card.split("^")[1] ?? "";

/** `white*3+wild` as single cards. */
export function parseCards(text: string): string[] {
  if (!text) return [];
  return text.split("+").flatMap((group) => {
    const [card = "", count = "1"] = group.split("*");
    return Array<string>(Number(count)).fill(card);
  });
}

/** Single cards as `white*3+wild`. */
export function formatCards(cards: string[]): string {
  return [...counted(cards)].map(([card, n]) => (n === 1 ? card : `${card}*${n}`)).join("+");
}

/** How many there are of each card, in the order they come. */
export function counted(cards: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** All cards of a colour: how many, and how many of each face. */
export interface Stack {
  colour: string;
  count: number;
  faces: { card: string; count: number }[];
}

/** A bag as stacks of one colour each, in the order of the kinds; colours with no card too. */
export function stacks(kinds: string[], bag: Record<string, number>): Stack[] {
  const found = new Map<string, Stack>();
  for (const card of kinds) {
    const colour = colourOf(card);
    const stack = found.get(colour) ?? { colour, count: 0, faces: [] };
    const count = bag[card] ?? 0;
    stack.count += count;
    if (count) stack.faces.push({ card, count });
    found.set(colour, stack);
  }
  return [...found.values()];
}
