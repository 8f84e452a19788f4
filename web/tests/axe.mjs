// What axe, the checker of accessibility, finds on a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds of weight, on the page as it stands when everything has faded in or out. */
export async function serious(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(" ")).slice(0, 9).join(" | ")}`);
  });
}
