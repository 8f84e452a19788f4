// Renders the app's icons from their SVG. Run `node tools/icons.mjs` after a change; commit the files.
//
// Needs Chromium (CHROMIUM, or /usr/bin/chromium).

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FOLDER = fileURLToPath(new URL("../public/icons/", import.meta.url));
const ICONS = [
  ["whistlestop", 192],
  ["whistlestop", 512],
  ["whistlestop-maskable", 512],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
for (const [name, size] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(`${FOLDER}${name}.svg`, "utf8");
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: `${FOLDER}${name}-${size}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
