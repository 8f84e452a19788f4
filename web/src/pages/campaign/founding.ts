/** A campaign being founded: which companies there are, and who runs each. */

import type { NewCampaign, PackInfo } from "./types";

/** `me`, `person` (at this screen), `open` (by the link), or `bot:` and its kind. */
export interface CompanyPlan {
  colour: string;
  sitter: string;
  name: string;
}

const newCompany = ({ colour, sitter, name }: CompanyPlan): NewCampaign["companies"][number] => {
  if (sitter.startsWith("bot:")) return { colour, kind: "bot", bot: sitter.slice(4), name: name.trim() };
  if (sitter === "open") return { colour, kind: "open", bot: null, name: "" };
  return { colour, kind: "person", bot: null, name: name.trim() };
};

/** The colours of a pack that no company has taken. */
export const freeColours = (pack: PackInfo, plan: CompanyPlan[]): string[] =>
  pack.companies.map((one) => one.colour).filter((colour) => !plan.some((one) => one.colour === colour));

/** What the server is asked for. A third company (C-62) is one more, run by a bot. */
export function newCampaign(
  pack: PackInfo,
  plan: CompanyPlan[],
  third: string | null,
  words: Pick<NewCampaign, "pace"> & { name: string; lang: string },
): NewCampaign {
  const spare = freeColours(pack, plan)[0];
  const all = third && spare ? [...plan, { colour: spare, sitter: `bot:${third}`, name: "" }] : plan;
  return { pack: pack.id, companies: all.map(newCompany), name: words.name.trim(), lang: words.lang, pace: words.pace };
}
