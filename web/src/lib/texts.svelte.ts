/** Every sentence on the screen: Fluent messages from the server, switched without reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;

class Texts {
  #bundle = $state.raw<FluentBundle | null>(null);
  #words = $state.raw<Facts>({});
  #edition: string | null = null;
  #asked = "";
  #coming: Promise<void> = Promise.resolve();
  /** The language of what is on the screen now. */
  lang = $state("en");

  /** Are there sentences yet? */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Fetch the sentences of a language in the words of an edition; done when they are there. */
  use(lang: string, edition: string | null = this.#edition): Promise<void> {
    const wanted = `${lang} ${edition ?? ""}`;
    if (wanted !== this.#asked) {
      this.#asked = wanted;
      this.#edition = edition;
      this.#coming = this.#fetch(wanted, lang, edition);
    }
    return this.#coming;
  }

  async #fetch(wanted: string, lang: string, edition: string | null): Promise<void> {
    let source: string;
    try {
      source = await api.texts(lang, edition);
    } catch (error) {
      if (this.#asked === wanted) this.#asked = "";
      throw error;
    }
    if (this.#asked !== wanted) return this.#coming;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
    const words: Facts = {};
    for (const key of bundle._messages.keys()) {
      if (!key.startsWith("word-")) continue;
      const value = bundle.getMessage(key)?.value;
      if (value) words[key.slice(5)] = bundle.formatPattern(value);
    }
    this.#bundle = bundle;
    this.#words = words;
    this.lang = lang;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The sentence, with the facts and the edition's words put in; its key where it lacks. */
  say(key: string, facts: Facts = {}): string {
    const value = this.#bundle?.getMessage(key)?.value;
    if (!this.#bundle || value === null || value === undefined) return this.#bundle ? key : "";
    return this.#bundle.formatPattern(value, { ...this.#words, ...facts }, []);
  }

  /** Several things in one breath. */
  list(parts: string[]): string {
    return parts.reduce((first, next) => (first ? this.say("list-pair", { first, next }) : next), "");
  }
}

export const texts = new Texts();

/** The sentence of a key. */
export const t = (key: string, facts?: Facts): string => texts.say(key, facts);

/** Keep the sentences in the chosen language; call once from the root component. */
export function followLanguage(): void {
  $effect(() => {
    const lang = settings.lang;
    document.documentElement.lang = lang;
    void texts.use(lang).catch(() => undefined);
  });
}
