/** What has happened in a campaign, as sentences. */

import { t, texts } from "../../lib/texts.svelte";
import type { EditionData } from "../../lib/types";
import type { CampaignView, Fact } from "./types";
import { cityName, companyName, nameOf, ticketName } from "./words";

/** `TicketPunched` is told by the sentence `campaign-fact-ticket-punched`. */
const keyOf = (type: string): string =>
  `campaign-fact-${type.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase()}`;

/** Facts that the page shows in another way. */
const SHOWN_ELSEWHERE = ["SlipFilled", "CardRead", "RulesRead", "GameClosed"];

/** A postcard's name, wherever it lies. */
function postcardName(view: CampaignView, no: string): string {
  for (const company of view.companies)
    for (const card of [...company.postcards, ...company.vault])
      if (card.no === no) return card.name[texts.lang] ?? card.name.en ?? no;
  return view.things[no] || view.things[`PC-${no}`] ? nameOf(view, view.things[no] ? no : `PC-${no}`) : `№ ${no}`;
}

/** One fact as a sentence; empty for one that need not be told. */
export function tell(view: CampaignView, data: EditionData | null, fact: Fact): string {
  if (SHOWN_ELSEWHERE.includes(fact.type)) return "";
  const step = "step" in fact ? `${keyOf(fact.type)}-${String((fact as { step?: unknown }).step)}` : "";
  const key = step && texts.has(step) ? step : keyOf(fact.type);
  if (!texts.has(key)) return "";
  const thing = fact.event ?? fact.employee ?? fact.letter ?? fact.plate ?? fact.frontier ?? fact.box ?? null;
  const owner = view.companies.find((one) => one.company === fact.company || one.colour === fact.colour);
  const mark = fact.mark ? t(`campaign-mark-${fact.mark}`) : "";
  return t(key, {
    company: owner ? companyName(view, owner.company) : "",
    companies: owner ? companyName(view, owner.company) : "",
    thing: mark || (fact.no ? postcardName(view, fact.no) : thing ? nameOf(view, thing) : ""),
    text: texts.list((fact.frontiers ?? []).map((id) => nameOf(view, id))),
    no: fact.no ?? "",
    city: fact.city ? cityName(data, fact.city) : "",
    route: fact.ticket ? ticketName(data, fact.ticket) : "",
    colour: fact.colour ?? "",
    amount: fact.total ?? 0,
    place: fact.place ?? 0,
  });
}
