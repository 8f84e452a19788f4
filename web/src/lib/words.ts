/** Cards and choices in words. */

import { colourOf, counted, symbolOf } from "./cards";
import type { Game } from "./game.svelte";
import type { Choice } from "./moves";
import { texts } from "./texts.svelte";
import type { ThingData } from "./types";

/** The name of a card: "red", or "red with a pick". */
export function cardWord(card: string): string {
  const colour = texts.say(`card-${colourOf(card)}`);
  const symbol = symbolOf(card);
  return symbol ? texts.say("table-card-face", { colour, symbol: texts.say(`symbol-${symbol}`) }) : colour;
}

/** Several cards in words, by colour: "2 red, 1 locomotive". */
export function cardWords(cards: string[]): string {
  const parts = [...counted(cards.map(colourOf))].map(([card, count]) =>
    texts.say("cards-some", { count, colour: texts.say(`card-${card}`) }),
  );
  return parts.length ? texts.list(parts) : texts.say("cards-none");
}

/** The thing that a word of a move names; a postcard is named by its number. */
export function thingOf(game: Game, word: string): ThingData | undefined {
  return game.things[word] ?? game.things[`PC-${word}`];
}

/** What a word of a move stands for: a thing, a city, a route, a ticket; or itself. */
export function meaning(game: Game, word: string): string {
  const thing = thingOf(game, word);
  if (thing) return game.thingName(thing.id);
  if (game.cities.has(word)) return game.cityName(word);
  if (game.routes.has(word)) return game.routeName(word);
  const ticket = game.tickets.get(word);
  if (ticket) return game.journey(ticket.ends);
  const kind = ["card", "crate"].find((kind) => texts.has(`${kind}-${word}`));
  return kind ? texts.say(`${kind}-${word}`) : word;
}

/** A verb in words: what its button says before anything is chosen. */
export function verbWords(verb: string): string {
  if (texts.has(`verb-${verb}`)) return texts.say(`verb-${verb}`);
  const plain = texts.has(`move-${verb}`) ? texts.say(`move-${verb}`, { name: "…", text: "…" }) : verb;
  return plain;
}

/** A special way to pay, in words: "by night, with Josiah Penn"; empty for the usual one. */
export function wayWords(game: Game, how: string): string {
  const parts = how.match(/\S+ \S+/g) ?? [];
  return texts.list(
    parts.map((part) => {
      const [kind = "", word = ""] = part.split(" ");
      const key = `way-${kind}-${word}`;
      return texts.has(key) ? texts.say(key) : texts.say(`way-${kind}`, { name: meaning(game, word) });
    }),
  );
}

/** A company that is named: who plays it; or nobody. */
function partner(game: Game, word: string): string {
  const seat = game.colours.indexOf(word);
  return seat < 0 ? texts.say("partner-none") : game.name(seat);
}

/** A choice in words: "Hire Josiah Penn", "Give 1 red, 1 blue". */
export function choiceWords(game: Game, choice: Choice): string {
  const say = choice.verb === "partner" ? partner : meaning;
  const name = texts.list(choice.words.map((word) => say(game, word)));
  const text = choice.offer.cards.length ? cardWords(choice.offer.cards) : "";
  const facts = { name: name || text, text: text || name };
  const key = `move-${choice.verb}`;
  if (texts.has(key)) return texts.say(key, facts);
  return [choice.verb, name, text].filter(Boolean).join(" · ");
}
