/** The server's own types of a campaign, by the names its pages use; only facts are told apart here. */

import type {
  CampaignInfo,
  CampaignShown as Shown,
  CampaignView as View,
  CompanyInfo,
  CompanySeen,
  CardSeen,
  FinalSeen,
  GameSeen,
  OptionSeen,
  PaperSeen,
  PostcardSeen,
  RuleSeen,
  SlipSeen,
  StickerSeen,
} from "../../lib/wire";

export type { Asked, CampaignInfo, CompanyToken, Founded, NewCampaign, PackInfo, Previously } from "../../lib/wire";
export type Runner = CompanyInfo;
export type Company = CompanySeen;
export type Postcard = PostcardSeen;
export type BankSlip = SlipSeen;
export type Option = OptionSeen;
export type Card = CardSeen;
export type Entry = GameSeen;
export type Paper = PaperSeen;
export type Final = FinalSeen;
export type Sticker = StickerSeen;
export type ActiveRule = RuleSeen;

/** Something that happened; the fields depend on its type. */
export interface Fact {
  type: string;
  company?: number;
  game?: number;
  total?: number;
  place?: number | null;
  steward?: boolean;
  event?: string;
  employee?: string | null;
  by?: number | null;
  letter?: string;
  card?: string;
  no?: string;
  used?: number;
  ticket?: string;
  frontier?: string;
  frontiers?: string[];
  plates?: string[];
  plate?: string;
  mark?: string;
  box?: string | null;
  games?: number[];
  city?: string;
  colour?: string;
  route?: string;
  step?: string;
}

/** A view whose facts can be read by their fields. */
export type CampaignView = Omit<View, "happened"> & { happened: Fact[] };
export type CampaignShown = Omit<Shown, "views"> & { views: CampaignView[] };

/** What comes over the line of a campaign. */
export type CampaignFrame =
  | ({ type: "campaign"; id: string | null } & CampaignShown)
  | { type: "presence"; campaign: CampaignInfo }
  | { type: "thinking"; company: number }
  | { type: "refused" | "why"; id: string | null; rule: string | null; reason: string | null; text: string | null }
  | { type: "error"; error: string };
