// Renders what lies under the routes of each board to WebP, for both themes.
// Run `npm run backdrops` after a change of land.json or of the picture's ground; commit the files.
//
// Needs Python (for the shared drawing of the ground) and Chromium (CHROMIUM, or /usr/bin/chromium).

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OUT = fileURLToPath(new URL("../public/maps/", import.meta.url));
const EDITIONS = ["europe", "legends", "new_york", "usa"];
const SCALES = [2, 1.6, 1.3];
const LIMIT = 400_000;

const GROUND = `
import json, sys
from whistlestop.picture.ground import definitions, ground
from whistlestop.picture.palette import THEMES
name, theme = sys.argv[1:]
folder = f"src/whistlestop/editions/{name}/"
land = json.load(open(folder + "land.json", encoding="utf-8"))
layout = json.load(open(folder + "layout.json", encoding="utf-8"))
size = (layout["width"], layout["height"])
print(json.dumps({
    "size": size,
    "defs": definitions(land, THEMES[theme], "g"),
    "ground": ground(land, THEMES[theme], "g", size),
}))
`;

/** The SVG of the ground, with the grain of old paper on the land. */
function picture(edition, theme) {
  const python = process.env.PYTHON ?? "python3";
  const told = execFileSync(python, ["-c", GROUND, edition, theme], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: "src" },
    maxBuffer: 1 << 26,
  });
  const { size, defs, ground } = JSON.parse(told);
  const [width, height] = size;
  const grain = theme === "dark" ? 0.3 : 0.36;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <defs>${defs}<filter id="grain" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="3" seed="11"/>
      <feColorMatrix values="0 0 0 0 .36 0 0 0 0 .25 0 0 0 0 .12 0 0 0 .5 -.16"/>
    </filter><radialGradient id="dusk" cx="50%" cy="48%" r="72%">
      <stop offset=".6" stop-color="#3c280a" stop-opacity="0"/>
      <stop offset="1" stop-color="#2a1a06" stop-opacity="${theme === "dark" ? 0.35 : 0.13}"/>
    </radialGradient></defs>
    ${ground}
    <g clip-path="url(#g-on-land)" opacity="${grain}"><rect width="${width}" height="${height}" filter="url(#grain)"/></g>
    <rect width="${width}" height="${height}" fill="url(#dusk)"/></svg>`;
  return { svg, width, height };
}

async function shot(page, { svg, width, height }, scale, quality) {
  return page.evaluate(
    async ([svg, w, h, scale, quality]) => {
      const picture = new Image();
      picture.src = URL.createObjectURL(
        new Blob([svg.replace("<svg ", `<svg width="${w * scale}" height="${h * scale}" `)], {
          type: "image/svg+xml",
        }),
      );
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = w * scale;
      canvas.height = h * scale;
      canvas.getContext("2d").drawImage(picture, 0, 0, w * scale, h * scale);
      const blob = await new Promise((done) => canvas.toBlob(done, "image/webp", quality));
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (let i = 0; i < bytes.length; i += 32768)
        text += String.fromCharCode(...bytes.subarray(i, i + 32768));
      return btoa(text);
    },
    [svg, width, height, scale, quality],
  );
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
mkdirSync(OUT, { recursive: true });
for (const edition of EDITIONS) {
  for (const theme of ["light", "dark"]) {
    const drawn = picture(edition, theme);
    let bytes, used;
    search: for (const scale of SCALES)
      for (const quality of [0.82, 0.74, 0.66]) {
        bytes = Buffer.from(await shot(page, drawn, scale, quality), "base64");
        used = `${scale}× at ${quality}`;
        if (bytes.length <= LIMIT) break search;
      }
    writeFileSync(`${OUT}${edition}-${theme}.webp`, bytes);
    console.log(`${edition}-${theme}.webp ${used}: ${Math.round(bytes.length / 1000)} kB`);
  }
}
await browser.close();
