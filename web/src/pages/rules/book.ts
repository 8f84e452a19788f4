/** The rulebook of an edition as it is shown: sections with their rules, and what a search leaves. */

import { texts } from "../../lib/texts.svelte";
import type { EditionData } from "../../lib/types";

export interface Rule {
  id: string;
  text: string;
}

export interface Section {
  id: string;
  title: string;
  rules: Rule[];
}

/** The sections in order; the words come from the texts, so they follow the language. */
export function bookOf(data: EditionData): Section[] {
  return data.rules.map(({ title, rules }) => ({
    id: title,
    title: texts.say(title),
    rules: rules.map((id) => ({ id, text: texts.say(id) })),
  }));
}

/** The sections with only those rules that hold all words of the search. */
export function search(book: Section[], wanted: string): Section[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book;
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return book
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => has(`${rule.id} ${section.title} ${rule.text}`)),
    }))
    .filter((section) => section.rules.length);
}

export interface Piece {
  text: string;
  /** Another rule that this piece names, or a word that was searched for. */
  rule: boolean;
  found: boolean;
}

/** A rule's text in pieces: links to other rules, and what was searched for. */
export function pieces(text: string, wanted: string): Piece[] {
  const words = wanted
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`([A-Z]-\\d\\d${words.length ? `|${words.join("|")}` : ""})`, "i");
  return text
    .split(pattern)
    .filter(Boolean)
    .map((piece) => ({
      text: piece,
      rule: /^[A-Z]-\d\d$/.test(piece),
      found: words.some((word) => new RegExp(`^${word}$`, "i").test(piece)),
    }));
}
