// The rulebook, the settings, and every sentence of these pages.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { openHouse } from "../table/house.mjs";
import { PHONE, serious, sideways, visit } from "./visit.mjs";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const LANGUAGES = ["en", "zh-Hans", "zh-Hant"];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

test("a linked rule is in sight and stands out, in three languages", async () => {
  const { page, context, problems } = await visit(house, "/rules/europe#E-25");
  for (const lang of LANGUAGES) {
    await page.locator(`.switch label[lang="${lang}"]`).click();
    await page.waitForFunction((tag) => document.documentElement.lang === tag, lang);
    await page.waitForTimeout(200);
    assert.equal(await page.locator("#E-25").getAttribute("aria-current"), "true");
    assert.doesNotMatch(await page.locator("body").innerText(), /section-|page-[a-z]/);
  }
  await page.goto(`${house.address}/rules/europe#E-62`);
  await page.reload();
  await page.locator("#E-62").waitFor();
  await page.waitForTimeout(200);
  const box = await page.locator("#E-62").boundingBox();
  assert.ok(box.y > 0 && box.y < 900, `in sight: ${box.y}`);
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(problems, []);
  await context.close();
});

test("the search finds rules by word and by number", async () => {
  const { page, context } = await visit(house, "/rules/new_york", { viewport: PHONE });
  await page.locator("input[type=search]").fill("attraction");
  await page.locator("mark").first().waitFor();
  assert.deepEqual(await page.locator(".sections li").evaluateAll((all) => all.map((li) => li.id)), ["N-41"]);
  await page.locator("input[type=search]").fill("N-22");
  await page.waitForFunction(() => document.querySelectorAll(".sections li").length === 1);
  await page.locator("input[type=search]").fill("zeppelin");
  await page.locator(".none").waitFor();
  assert.ok((await sideways(page)) <= 0);
  assert.deepEqual(await serious(page), []);
  await context.close();
});

test("settings are kept, and cleared when asked twice", async () => {
  const { page, context, problems } = await visit(house, "/settings");
  await page.locator("label:has(input[name=theme][value=dark])").click();
  assert.ok(await page.locator("input[name=theme][value=dark]").isChecked());
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  await page.locator("label:has(input[name=speed][value=brisk])").click();
  assert.ok(await page.locator("input[name=speed][value=brisk]").isChecked());
  await page.locator("[role=switch]").first().check();
  await page.locator(".name-input").fill("Mira");
  assert.deepEqual(await serious(page), []);
  await page.reload();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  assert.ok(await page.locator("[role=switch]").first().isChecked());
  assert.equal(await page.locator(".name-input").inputValue(), "Mira");
  await page.locator("section > .button").last().click();
  await page.locator("section > .sure").click();
  await page.locator(".poster").first().waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("whistlestop:name")), null);
  assert.deepEqual(problems, []);
  await context.close();
});

test("the app can be installed: a manifest, and icons that are there", async () => {
  const manifest = await (await fetch(`${house.address}/manifest.webmanifest`)).json();
  for (const icon of manifest.icons) {
    const answer = await fetch(house.address + icon.src);
    assert.ok(answer.ok, icon.src);
    assert.match(answer.headers.get("content-type"), /^image\//);
  }
  assert.deepEqual(manifest.icons.map((icon) => icon.purpose).sort(), ["any", "any", "any", "maskable"]);
});

test("every sentence of these pages is there in every language, and none is idle", () => {
  const files = (folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
      .join("\n");
  const source = files(`${ROOT}/web/src`);
  const used = new Set([...source.matchAll(/["'`](page-[\w-]+)["'`]/g)].map((found) => found[1]));
  // Keys that are put together: `page-pace-${pace}` stands for all that begin so.
  const stems = [...source.matchAll(/[`"](page-[\w-]*?-?)\$\{/g)].map((found) => found[1]);
  for (const lang of LANGUAGES) {
    const text = readFileSync(`${ROOT}/src/whistlestop/texts/${lang}.ftl`, "utf8");
    const there = new Set([...text.matchAll(/^(page-[\w-]+) =/gm)].map((found) => found[1]));
    assert.deepEqual([...used].filter((key) => !there.has(key)), [], `missing in ${lang}`);
    const idle = [...there].filter((key) => !used.has(key) && !stems.some((stem) => key.startsWith(stem)));
    assert.deepEqual(idle, [], `idle in ${lang}`);
  }
});
