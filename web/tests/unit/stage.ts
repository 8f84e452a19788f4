/** A browser as far as the texts need one, and the sentences of a language from their files. */

import { readFileSync } from "node:fs";
import { vi } from "vitest";

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

/** Make the texts ready; call before what needs them is imported. */
export function stage(): void {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("fetch", async (url: string) => {
    const lang = /texts\/([\w-]+)/.exec(String(url))?.[1] ?? "en";
    const edition = /edition=(\w+)/.exec(String(url))?.[1];
    const folder = "../../../src/whistlestop";
    const own = edition ? read(`${folder}/editions/${edition}/${lang}.ftl`) : "";
    return new Response(`${read(`${folder}/texts/${lang}.ftl`)}\n${own}`);
  });
}

/** Speak a language in the words of an edition from now on. */
export async function speak(lang: string, edition = "legends"): Promise<void> {
  const { texts } = await import("../../src/lib/texts.svelte");
  await texts.use(lang, edition);
}
