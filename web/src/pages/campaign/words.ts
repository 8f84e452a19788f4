/** The words of a campaign: names of companies, people and things in the language of the screen. */

import { opponents } from "../../lib/opponents.svelte";
import { t, texts } from "../../lib/texts.svelte";
import type { ByLang, EditionData } from "../../lib/types";
import type { Campaign } from "./campaign.svelte";
import type { CampaignView } from "./types";

/** The name of land, sealed or not. */
export const landName = (view: CampaignView, data: EditionData | null, id: string): string =>
  say([...(data?.layout.closed ?? []), ...(data?.layout.opened ?? [])].find((piece) => piece.id === id)?.name) || nameOf(view, id);

/** A text of the pack in the language of the screen. */
export const say = (text: ByLang | null | undefined): string => (text ? (text[texts.lang] ?? text.en ?? "") : "");

/** The name of a thing that has been opened; its id where it has none. */
export const nameOf = (view: CampaignView, id: string): string => say(view.things[id]?.name) || id;

export const textOf = (view: CampaignView, id: string): string => say(view.things[id]?.text);

export function companyName(view: CampaignView, company: number | null | undefined): string {
  return say(view.companies.find((one) => one.company === company)?.name);
}

/** Who runs a company, in a word or two. */
export function president(campaign: Campaign, company: number): string {
  const runner = campaign.runner(company);
  if (!runner) return "";
  if (runner.bot && (runner.kind === "bot" || !runner.name)) return runner.name || botName(runner.bot);
  if (runner.open) return t("page-campaign-open");
  return runner.name || (campaign.mine.includes(company) ? t("page-you") : t("page-campaign-somebody"));
}

export const botName = (kind: string): string =>
  t("page-sitter-bot", { kind: opponents.name(kind) });

/** Several companies by name, in one breath. */
export const companyList = (view: CampaignView, companies: number[]): string =>
  texts.list(companies.map((company) => companyName(view, company)));

export const cityName = (data: EditionData | null, city: string): string =>
  say(data?.cities.find((one) => one.id === city)?.name) || city.replaceAll("_", " ");

/** A ticket as its two towns. */
export function ticketName(data: EditionData | null, ticket: string): string {
  const ends = data?.tickets.find((one) => one.id === ticket)?.ends ?? ticket.split("-").slice(0, 2);
  return ends.map((city) => cityName(data, city)).join(" – ");
}

/** A route as its two towns. */
export function routeName(data: EditionData | null, route: string): string {
  const ends = data?.routes.find((one) => one.id === route)?.ends;
  return ends ? ends.map((city) => cityName(data, city)).join(" – ") : ticketName(data, route);
}

export const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

/** The title of a year, once its first card has been read. */
export function yearTitle(view: CampaignView, year: number | null): string {
  return say(view.story.find((card) => card.year === year && card.kind === "recap")?.title);
}

/** A line of a bank slip: a word of its own, or the name of the thing that paid. */
export function lineName(view: CampaignView, name: string): string {
  if (view.things[name]) return nameOf(view, name);
  for (const key of [`page-campaign-line-${name}`, `line-${name}`]) if (texts.has(key)) return t(key);
  return name;
}
