/** What the server tells of a campaign: who is in it, and what a company may see of it. */

import type { ByLang } from "../../lib/types";

/** A pack that can be played. */
export interface PackInfo {
  id: string;
  edition: string;
  title: ByLang;
  about: ByLang;
  years: number[];
  /** How many of its games are printed so far. */
  printed: number;
  seats: [number, number];
  companies: { colour: string; name: ByLang }[];
}

export type CompanyKind = "person" | "open" | "bot";

export interface NewCampaign {
  pack: string;
  companies: { colour: string; kind: CompanyKind; name: string; bot: string | null }[];
  name: string;
  lang: string;
  pace: string;
}

/** Who runs a company. */
export interface Runner {
  company: number;
  colour: string;
  name: string;
  kind: CompanyKind;
  bot: string | null;
  here: boolean;
  open: boolean;
}

export interface CampaignInfo {
  id: string;
  pack: string;
  edition: string;
  name: string;
  lang: string;
  pace: "calm" | "brisk" | "instant";
  host: number | null;
  companies: Runner[];
  game: number;
  year: number | null;
  stage: Stage;
  next: number;
  waiting: number[];
  room: string | null;
  games: { game: number; room: string }[];
  branch: { campaign: string; game: number } | null;
}

export interface CompanyToken {
  company: number;
  token: string;
}

export interface Founded {
  campaign: CampaignInfo;
  seats: CompanyToken[];
}

export interface CampaignShown {
  campaign: CampaignInfo;
  companies: number[];
  next: number;
  views: CampaignView[];
}

export type Stage = "between" | "setup" | "play" | "end" | "missing" | "free";

export interface Postcard {
  no: string;
  name: ByLang;
  side: "C" | "S" | "G";
  used: number;
  uses: number | null;
  /** Null: not for these eyes. */
  story: ByLang | null;
  condition: ByLang | null;
  gain: ByLang | null;
  vault: number | null;
}

export interface BankSlip {
  game: number;
  year: number | null;
  total: number;
  place: number | null;
  steward: boolean;
  lines: [string, number][];
}

export interface Company {
  company: number;
  colour: string;
  name: ByLang;
  since: number;
  left: number | null;
  present: boolean;
  total: number;
  place: number;
  wins: number;
  starter: boolean;
  slips: BankSlip[];
  plates: string[];
  hired: string | null;
  postcards: Postcard[];
  vault: Postcard[];
  souvenirs: string[];
  stamps: string[];
}

export interface Option {
  move: string;
  id: string;
  name: ByLang | null;
  text: ByLang | null;
}

export type Question =
  | "gather"
  | "read"
  | "retire"
  | "choose"
  | "plate"
  | "depot"
  | "name"
  | "open"
  | "raise"
  | "free"
  | "missing";

export interface Asked {
  kind: Question;
  companies: number[];
  rule: string;
  text: ByLang | null;
  options: Option[];
  missing: { what: "chapter" | "box" | "postcard"; id: string } | null;
}

export interface Card {
  id: string;
  game: number;
  year: number;
  kind: string;
  title: ByLang;
  text: ByLang;
  came: string[];
  went: string[];
}

/** A named thing that has been opened. */
export interface Thing {
  id: string;
  kind: string;
  name: ByLang;
  text: ByLang;
}

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
  plate?: string;
  mark?: string;
  box?: string | null;
  games?: number[];
  city?: string;
  colour?: string;
  step?: string;
}

export interface Previously {
  game: number;
  year: number;
  winner: number | null;
  last: number | null;
  totals: number[];
  came: string[];
  went: string[];
  opened: string[];
  in_force: string[];
}

export interface Entry {
  game: number;
  year: number | null;
  free: boolean;
  companies: number[];
  ranking: number[];
  winner: number | null;
  last: number | null;
  turns: number;
  events: string[];
  hired: (string | null)[];
  stickers: string[];
  modules: string[];
  retired: string[];
  opened: string | null;
  raised: string | null;
  mark: string | null;
}

export interface FinalScore {
  company: number;
  slips: number;
  postcards: number;
  souvenirs: number;
  book: number;
  total: number;
  place: number;
}

export interface Paper {
  company: number;
  best: number | null;
  city: string | null;
  route: string | null;
  line: number | null;
  cards: number;
}

export interface Sticker {
  letter: string;
  since: number;
  until: number | null;
  box: string | null;
}

export interface ActiveRule {
  id: string;
  text: ByLang;
  by: string;
}

export interface CampaignView {
  pack: { id: string; edition: string; title: ByLang; about: ByLang; years: number[] };
  me: number | null;
  game: number;
  year: number | null;
  stage: Stage;
  companies: Company[];
  standing: number[];
  asked: Asked | null;
  moves: string[];
  cards: Card[];
  story: Card[];
  next_card: string | null;
  happened: Fact[];
  previously: Previously | null;
  rules: ActiveRule[];
  things: Record<string, Thing>;
  stickers: Sticker[];
  events: { id: string; boxes: number | null; punched: number }[];
  hall: { id: string; boxes: number | null; punched: number }[];
  prizes: Postcard[];
  retired: Partial<Record<"events" | "employees" | "tickets" | "postcards" | "plates", string[]>>;
  tickets: string[];
  punched: Record<string, Record<string, number>>;
  map: { pieces: string[]; colours: Record<string, string>; large: string[]; depots: Record<string, string> };
  boxes: { id: string; games: number[]; closed: boolean }[];
  marks: { choice: string; mark: string; company: number }[];
  finale: string | null;
  gifts: { company: number | null; first: boolean; dollars: number; cards: number; tickets: number }[];
  chronicle: Entry[];
  play: { game: number; year: number | null; seats: number[]; colours: string[]; first: number | null; cars: number } | null;
  final: { scores: FinalScore[]; winners: number[]; paper: Paper[] } | null;
}

/** What comes over the line of a campaign. */
export type CampaignFrame =
  | ({ type: "campaign"; id: string | null } & CampaignShown)
  | { type: "presence"; campaign: CampaignInfo }
  | { type: "thinking"; company: number }
  | { type: "refused" | "why"; id: string | null; rule: string | null; reason: string | null; text: string | null }
  | { type: "error"; error: string };
