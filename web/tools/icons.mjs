// Renders the app's icon to the sizes that systems ask for. Run `node tools/icons.mjs`; commit the files.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../public/icons/", import.meta.url));
const svg = readFileSync(`${folder}whistlestop.svg`, "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: `${folder}whistlestop-${size}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
