/** What is asked of a campaign once, over HTTP. */

import { ask, get, post } from "../../lib/api";
import type { EditionData } from "../../lib/types";
import type { CampaignShown, CompanyToken, Founded, NewCampaign, PackInfo } from "./types";

const at = (campaign: string): string => `/api/campaigns/${encodeURIComponent(campaign)}`;

/** All companies of this browser speak at once. */
const bearing = (tokens: CompanyToken[]): Record<string, string> =>
  tokens.length ? { authorization: `Bearer ${tokens.map((one) => one.token).join(",")}` } : {};

export const calls = {
  packs: () => get<PackInfo[]>("/api/packs"),
  found: (campaign: NewCampaign) => post<Founded>("/api/campaigns", campaign),
  show: (campaign: string, tokens: CompanyToken[]) => get<CampaignShown>(at(campaign), bearing(tokens)),
  take: (campaign: string, company: number, name: string) =>
    post<Founded>(`${at(campaign)}/companies/${company}`, { name }),
  edition: (campaign: string) => get<EditionData>(`${at(campaign)}/edition`),
  rewind: (campaign: string, tokens: CompanyToken[], game: number) =>
    post<Founded>(`${at(campaign)}/rewind`, { game }, bearing(tokens)),

  /** The whole campaign as one file. */
  async export(campaign: string, tokens: CompanyToken[]): Promise<Blob> {
    return (await ask(`${at(campaign)}/export`, { headers: bearing(tokens) })).blob();
  },

  async import(file: Blob): Promise<Founded> {
    const answer = await ask("/api/campaigns/import", {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
      body: file,
    });
    return answer.json() as Promise<Founded>;
  },
};
