/** What a person has chosen for this browser. */

export type ThemeChoice = "auto" | "light" | "dark";
export type Speed = "calm" | "brisk" | "instant";

interface Chosen {
  lang: string;
  theme: ThemeChoice;
  speed: Speed;
  sound: boolean;
  volume: number;
  twoNames: boolean;
  bigLetters: boolean;
  sort: "count" | "colour";
  muted: string[];
  notify: boolean;
  /** May bots say something now and then? */
  talk: boolean;
  /** No motion, whatever the system says; null follows the system. */
  still: boolean | null;
}

const KEY = "whistlestop:settings";

/** The language of the browser, as far as there is one for it. */
export function preferred(languages: readonly string[]): string {
  for (const tag of languages) {
    const low = tag.toLowerCase();
    if (low.startsWith("zh")) return /hant|tw|hk|mo/.test(low) ? "zh-Hant" : "zh-Hans";
    if (low.startsWith("en")) return "en";
  }
  return "en";
}

function stored(): Chosen {
  const chosen: Chosen = {
    lang: preferred(navigator.languages ?? ["en"]),
    theme: "auto",
    speed: "calm",
    sound: false,
    volume: 0.6,
    twoNames: false,
    bigLetters: false,
    sort: "count",
    muted: [],
    notify: false,
    talk: true,
    still: null,
  };
  try {
    return { ...chosen, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return chosen;
  }
}

class Settings {
  #chosen = $state<Chosen>(stored());
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => (this.#dark = dark.matches));
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    still.addEventListener("change", () => (this.#still = still.matches));
  }

  get lang(): string {
    return this.#chosen.lang;
  }
  set lang(lang: string) {
    this.#set({ lang });
  }
  get theme(): ThemeChoice {
    return this.#chosen.theme;
  }
  set theme(theme: ThemeChoice) {
    this.#set({ theme });
  }
  get speed(): Speed {
    return this.#chosen.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get sound(): boolean {
    return this.#chosen.sound;
  }
  set sound(sound: boolean) {
    this.#set({ sound });
  }
  get volume(): number {
    return this.#chosen.volume;
  }
  set volume(volume: number) {
    this.#set({ volume });
  }
  /** Show names of cities also in the other language. */
  get twoNames(): boolean {
    return this.#chosen.twoNames;
  }
  set twoNames(twoNames: boolean) {
    this.#set({ twoNames });
  }
  get bigLetters(): boolean {
    return this.#chosen.bigLetters;
  }
  set bigLetters(bigLetters: boolean) {
    this.#set({ bigLetters });
  }
  get sort(): "count" | "colour" {
    return this.#chosen.sort;
  }
  set sort(sort: "count" | "colour") {
    this.#set({ sort });
  }
  /** Call back by a notice of the browser when it is one's turn. */
  get notify(): boolean {
    return this.#chosen.notify;
  }
  set notify(notify: boolean) {
    this.#set({ notify });
  }
  /** Table talk of the bots, in the journal. */
  get talk(): boolean {
    return this.#chosen.talk;
  }
  set talk(talk: boolean) {
    this.#set({ talk });
  }
  get muted(): string[] {
    return this.#chosen.muted;
  }
  set muted(muted: string[]) {
    this.#set({ muted });
  }

  /** Is motion unwanted? The choice, or what the system says. */
  get still(): boolean {
    return this.#chosen.still ?? this.#still;
  }
  set still(still: boolean) {
    this.#set({ still });
  }

  /** The theme on the screen: the choice, or what the system says. */
  get shown(): "light" | "dark" {
    if (this.theme === "auto") return this.#dark ? "dark" : "light";
    return this.theme;
  }

  /** How long a motion takes now, in milliseconds. */
  ms(calm: number): number {
    if (this.speed === "instant") return 0;
    if (this.still) return Math.min(calm, 120);
    return this.speed === "brisk" ? calm * 0.55 : calm;
  }

  #set(change: Partial<Chosen>): void {
    this.#chosen = { ...this.#chosen, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#chosen));
  }
}

export const settings = new Settings();
