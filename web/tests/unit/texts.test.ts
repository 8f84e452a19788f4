import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const texts = new URL("../../../src/whistlestop/texts/", import.meta.url);
const src = new URL("../../src/", import.meta.url);

const keysOf = (lang: string): string[] => {
  const source = readFileSync(new URL(`${lang}.ftl`, texts), "utf8");
  return [...source.matchAll(/^(table-[a-z0-9-]+) =/gm)].map((m) => m[1]!);
};

function files(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath ?? entry.path}/${entry.name}`, "utf8"));
}

const all = files(src).join("\n");
const quoted = (text: string): Set<string> =>
  new Set([...text.matchAll(/["'`](table-[a-z0-9-]+)["'`]/g)].map((m) => m[1]!));
const used = quoted(all);
const own = quoted(["table/", "board/", "lib/"].flatMap((part) => files(new URL(part, src))).join("\n"));
/** Keys put together from parts: `table-theme-${theme}`. */
const stems = [...all.matchAll(/`(table-[a-z-]+-)\$\{/g)].map((m) => m[1]!);

test.each(["en", "zh-Hans", "zh-Hant"])("%s has every sentence of the table, and none too many", (lang) => {
  const keys = keysOf(lang);
  expect(new Set(keys).size).toBe(keys.length);
  const missing = [...own].filter((key) => !keys.includes(key));
  const spare = keys.filter((key) => !used.has(key) && !stems.some((stem) => key.startsWith(stem)));
  expect({ missing, spare }).toEqual({ missing: [], spare: [] });
  expect(keys).toEqual(keysOf("en"));
});

test.each(["en", "zh-Hans", "zh-Hant"])("%s can be read whole", (lang) => {
  const source = readFileSync(new URL(`${lang}.ftl`, texts), "utf8");
  const read = new FluentResource(source).body.map((entry) => entry.id);
  for (const key of keysOf(lang)) expect(read).toContain(key);
});
