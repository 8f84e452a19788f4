/** What has happened in a campaign, as sentences. */

import { t, texts } from "../../lib/texts.svelte";
import type { EditionData } from "../../lib/types";
import type { CampaignView, Fact } from "./types";
import { cityName, companyName, landName, nameOf, routeName, ticketName } from "./words";

/** `TicketPunched` is told by the sentence `campaign-fact-ticket-punched`. */
const keyOf = (type: string): string => `campaign-fact-${type.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase()}`;

/** Facts that the page shows in another way, or that another fact tells better. */
const SHOWN_ELSEWHERE = [
  "Founded",
  "Gathered",
  "GameBegun",
  "GameRecorded",
  "SlipFilled",
  "CardRead",
  "RulesRead",
  "GameClosed",
  "StickerCame",
  "EventCame",
  "EmployeeCame",
];

/** A postcard's name, wherever it lies. */
function postcardName(view: CampaignView, no: string): string {
  for (const company of view.companies)
    for (const card of [...company.postcards, ...company.vault])
      if (card.no === no && card.name) return card.name[texts.lang] ?? card.name.en ?? no;
  return view.things[no] ? nameOf(view, no) : `№ ${no}`;
}

/** The things a fact is about, by name. */
function about(view: CampaignView, data: EditionData | null, fact: Fact): string {
  const thing = fact.event ?? fact.employee ?? fact.letter ?? fact.plate ?? fact.frontier ?? fact.box;
  if (fact.mark) return t(`campaign-mark-${fact.mark}`);
  if (fact.no) return postcardName(view, fact.no);
  if (fact.ticket) return ticketName(data, fact.ticket);
  if (fact.city) return cityName(data, fact.city);
  if (fact.route) return routeName(data, fact.route);
  return thing ? landName(view, data, thing) : "";
}

/** Facts of the same sort about the same company are told in one breath; the first says when. */
function grouped(facts: Fact[]): Fact[][] {
  const groups = new Map<string, Fact[]>();
  const souvenirs = new Set(facts.filter((fact) => fact.type === "SouvenirKept").map((fact) => fact.ticket));
  for (const [i, fact] of facts.entries()) {
    if (SHOWN_ELSEWHERE.includes(fact.type)) continue;
    if (fact.type === "Hired" && !fact.employee) continue;
    if (fact.type === "TicketRetired" && souvenirs.has(fact.ticket)) continue;
    const key = fact.type === "PostcardDrawn" ? String(i) : `${fact.type} ${fact.company ?? ""} ${fact.colour ?? ""} ${fact.step ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  return [...groups.values()];
}

/** What is promised for the next game, to one company, the first in standing order, or each. */
export function gifts(view: CampaignView, gift: CampaignView["gifts"][number]): string[] {
  const company = gift.company !== null ? companyName(view, gift.company) : t(gift.first ? "campaign-first" : "campaign-each");
  const said: string[] = [];
  if (gift.dollars) said.push(t("campaign-gift-dollars", { company, amount: gift.dollars }));
  if (gift.cards) said.push(t("campaign-gift-cards", { company, count: gift.cards }));
  if (gift.tickets) said.push(t("campaign-gift-tickets", { company, count: gift.tickets }));
  return said;
}

/** What happened, a sentence for each sort of thing. */
export function tell(view: CampaignView, data: EditionData | null, facts: Fact[]): string[] {
  return grouped(facts).flatMap((group) => {
    const fact = group[0]!;
    if (fact.type === "GiftPromised") return group.flatMap((one) => gifts(view, one as unknown as CampaignView["gifts"][number]));
    const stepped = `${keyOf(fact.type)}-${fact.step ?? ""}`;
    const key = texts.has(stepped) ? stepped : keyOf(fact.type);
    if (!texts.has(key)) return [];
    const names = texts.list(group.map((one) => about(view, data, one)));
    const owner = view.companies.find((one) => one.company === fact.company || one.colour === fact.colour);
    const company = owner ? companyName(view, owner.company) : "";
    const text = texts.list((fact.frontiers ?? fact.plates ?? []).map((id) => landName(view, data, id)));
    const colour = fact.colour ? t(`card-${fact.colour}`) : "";
    return [t(key, { company, companies: company, thing: names, city: names, route: names, colour, text, no: fact.no ?? "" })];
  });
}
