/** A game as two lines of news: what it was called, and what came of it. */

import { t, texts } from "../../lib/texts.svelte";
import type { EditionData } from "../../lib/types";
import type { CampaignView, Entry } from "./types";
import { cityName, companyName, nameOf, yearTitle } from "./words";

export interface News {
  game: number;
  title: string;
  line: string;
}

/** What a company had on its slip of a game. */
export function slipOf(view: CampaignView, company: number, game: number): number | null {
  const slips = view.companies.find((one) => one.company === company)?.slips ?? [];
  return slips.find((slip) => slip.game === game)?.total ?? null;
}

export function newsOf(view: CampaignView, data: EditionData | null, entry: Entry): News {
  const said: string[] = [];
  const join = texts.lang === "en" ? " " : "";
  if (entry.winner !== null) {
    const amount = slipOf(view, entry.winner, entry.game) ?? 0;
    said.push(t("page-campaign-news-won", { company: companyName(view, entry.winner), amount }));
  }
  if (entry.opened) said.push(t("campaign-fact-box-opened", { thing: nameOf(view, entry.opened) }));
  if (entry.raised) said.push(t("campaign-fact-city-raised", { city: cityName(data, entry.raised) }));
  if (entry.retired.length)
    said.push(t("campaign-fact-event-retired", { thing: texts.list(entry.retired.map((id) => nameOf(view, id))) }));
  const title = entry.year === null ? t("page-campaign-free") : yearTitle(view, entry.year) || String(entry.year);
  return { game: entry.game, title, line: said.join(join) };
}
