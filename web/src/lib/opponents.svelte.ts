/** Who can be asked to play: levels and other bots, told by the server, asked for once. */

import { api } from "./api";
import { texts } from "./texts.svelte";
import type { BotInfo, ByLang } from "./types";

const said = (words: ByLang | undefined): string => words?.[texts.lang] ?? words?.en ?? "";

class Opponents {
  all = $state.raw<BotInfo[]>([]);
  #asked: Promise<BotInfo[]> | null = null;

  /** Ask for them, unless that was done. */
  load(): Promise<BotInfo[]> {
    this.#asked ??= api.bots().then(
      (found) => (this.all = found),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** The levels, the easiest first. */
  get levels(): BotInfo[] {
    return this.all.filter((bot) => bot.level !== null);
  }

  get others(): BotInfo[] {
    return this.all.filter((bot) => bot.level === null);
  }

  find(id: string | null): BotInfo | null {
    return this.all.find((bot) => bot.id === id) ?? null;
  }

  /** What a bot is called; its id where it does not say. */
  name(id: string | null): string {
    return said(this.find(id)?.name) || (id ?? "");
  }

  about(id: string | null): string {
    return said(this.find(id)?.about);
  }
}

export const opponents = new Opponents();
/** The level that a newcomer is given: it plays soundly and at once. */
export const USUAL = "commuter";
