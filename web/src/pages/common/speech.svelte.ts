/** Reading aloud, where the browser has a voice for the language. */

class Speech {
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);
  /** What is being read now. */
  reading = $state<string | null>(null);

  constructor() {
    if (!("speechSynthesis" in globalThis)) return;
    const look = (): void => void (this.#voices = speechSynthesis.getVoices());
    look();
    speechSynthesis.addEventListener?.("voiceschanged", look);
  }

  /** A voice for a language; null where there is none. */
  voice(lang: string): SpeechSynthesisVoice | null {
    const wanted = { "zh-Hans": ["zh-cn", "cmn-hans", "zh"], "zh-Hant": ["zh-tw", "zh-hk", "cmn-hant", "zh"] }[lang] ?? [lang];
    for (const tag of wanted) {
      const found = this.#voices.find((one) => one.lang.toLowerCase().replace("_", "-").startsWith(tag));
      if (found) return found;
    }
    return null;
  }

  /** Read a text, or stop if it is being read. */
  toggle(key: string, text: string, lang: string): void {
    const voice = this.voice(lang);
    const stop = this.reading === key;
    this.hush();
    if (stop || !voice) return;
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.onend = words.onerror = () => {
      if (this.reading === key) this.reading = null;
    };
    this.reading = key;
    speechSynthesis.speak(words);
  }

  hush(): void {
    this.reading = null;
    if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
  }
}

export const speech = new Speech();
