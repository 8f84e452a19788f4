/** The companies this browser runs: a secret token for each, kept per campaign. */

import { keepSeats } from "../../lib/seats";
import type { CampaignInfo, CampaignView, CompanyToken, Founded } from "./types";

const TOKENS = "whistlestop:campaign:";
const VISITS = "whistlestop:campaign-visits";

function stored<T>(key: string, empty: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "") as T;
  } catch {
    return empty;
  }
}

/** The tokens of a campaign that this browser knows. */
export function tokensOf(campaign: string): CompanyToken[] {
  const found = stored<CompanyToken[]>(TOKENS + campaign, []);
  return Array.isArray(found) ? found : [];
}

/** Keep tokens beside those already there. */
export function keepTokens(campaign: string, tokens: CompanyToken[]): void {
  const all = new Map(tokensOf(campaign).map((one) => [one.token, one]));
  for (const one of tokens) all.set(one.token, one);
  localStorage.setItem(TOKENS + campaign, JSON.stringify([...all.values()]));
}

/** Keep what the server answered and say where the campaign is. */
export function founded(answer: Founded): string {
  keepTokens(answer.campaign.id, answer.seats);
  looked(answer.campaign.id);
  return `/campaign/${answer.campaign.id}`;
}

/** Somebody looked at a campaign: it is remembered. */
export function looked(campaign: string): void {
  const visits = stored<Record<string, number>>(VISITS, {});
  localStorage.setItem(VISITS, JSON.stringify({ ...visits, [campaign]: Date.now() }));
}

/** The campaigns of this browser, the latest first. */
export function myCampaigns(): string[] {
  return Object.entries(stored<Record<string, number>>(VISITS, {}))
    .sort(([, a], [, b]) => b - a)
    .map(([id]) => id);
}

/** A campaign is gone: nothing of it is kept. */
export function forgetCampaign(campaign: string): void {
  localStorage.removeItem(TOKENS + campaign);
  const { [campaign]: _gone, ...rest } = stored<Record<string, number>>(VISITS, {});
  localStorage.setItem(VISITS, JSON.stringify(rest));
}

/** A campaign branched off keeps the tokens of the one it came from. */
export function inheritTokens(from: string, to: string): void {
  keepTokens(to, tokensOf(from));
}

/** The seats of the game that is on have the companies' tokens: they are kept for its room. */
export function keepRoom(info: CampaignInfo, view: CampaignView): void {
  if (!info.room || !view.play) return;
  const seats = tokensOf(info.id).flatMap(({ company, token }) => {
    const seat = view.play!.seats.indexOf(company);
    return seat < 0 ? [] : [{ seat, token }];
  });
  if (seats.length) keepSeats(info.room, seats);
}

/** A link that carries a company to another device. */
export const companyLink = (campaign: string, { company, token }: CompanyToken): string =>
  `${location.origin}/campaign/${campaign}#company=${company}&token=${encodeURIComponent(token)}`;

/** Take a token out of the address, if somebody came by such a link. */
export function tokenFromAddress(campaign: string): void {
  const found = new URLSearchParams(location.hash.slice(1));
  const token = found.get("token");
  if (!token) return;
  keepTokens(campaign, [{ company: Number(found.get("company") ?? 0), token }]);
  history.replaceState(null, "", location.pathname + location.search);
}
