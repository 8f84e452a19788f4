/** Moves in words: special ways to pay. */

import { beforeAll, expect, test } from "vitest";
import type { Game } from "../../src/lib/game.svelte";
import { speak, stage } from "./stage";

stage();
const { wayWords } = await import("../../src/lib/words");

/** A game that knows one person and one postcard. */
const names: Record<string, string> = { "EM-10": "Marguerite", "PC-126": "Borrowed Saddle" };
const game = {
  things: Object.fromEntries(Object.keys(names).map((id) => [id, { id }])),
  thingName: (id: string) => names[id],
  cities: new Map(),
  routes: new Map(),
  tickets: new Map(),
} as unknown as Game;

beforeAll(() => speak("en"));

test("a special way to pay is said in words, the usual one needs none", () => {
  expect(wayWords(game, "")).toBe("");
  expect(wayWords(game, "for $3")).toBe("for $3");
  expect(wayWords(game, "with 126 by night with EM-10")).toBe("with Borrowed Saddle, by night, with Marguerite");
});

test("in the other languages too", async () => {
  await speak("zh-Hant");
  expect(wayWords(game, "by night for $3")).toBe("夜行、付 $3");
});
