/** What travels between server and client (docs/protocol.md). */

export type Lang = "en" | "zh-Hans" | "zh-Hant" | (string & {});
export type ByLang = Record<string, string>;
export type Bag = Record<string, number>;

export interface EditionInfo {
  id: string;
  name: ByLang;
  about: ByLang;
  seats: [number, number];
}

export interface CityFacts {
  id: string;
  name: ByLang;
  traits?: Record<string, number>;
}

export interface RouteFacts {
  id: string;
  ends: [string, string];
  length: number;
  colour: string | null;
  group?: string | null;
  traits?: Record<string, number>;
  points: number;
}

export interface TicketFacts {
  id: string;
  ends: [string, string];
  points: number;
  deck?: string;
}

export interface LabelPlace {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface CityPlace {
  x: number;
  y: number;
  labels: Record<string, LabelPlace>;
}

export interface RoutePlace {
  width: number;
  height: number;
  spaces: [number, number, number][];
  line: string;
}

export interface Layout {
  width: number;
  height: number;
  city_radius: number;
  label_size: number;
  cities: Record<string, CityPlace>;
  routes: Record<string, RoutePlace>;
}

export interface RuleSection {
  /** The key of the title. */
  title: string;
  rules: string[];
}

export interface EditionData extends EditionInfo {
  trains: number;
  /** The kinds of card in order. */
  cards: string[];
  /** How many there are of each. */
  counts: Bag;
  cities: CityFacts[];
  routes: RouteFacts[];
  tickets: TicketFacts[];
  layout: Layout;
  backdrop: Record<string, string>;
  rules: RuleSection[];
  vehicle?: "car" | "taxi";
}

export type SeatKind = "person" | "open" | "bot";

export interface SeatInfo {
  name: string;
  kind: SeatKind;
  bot: string | null;
  here: boolean;
  open: boolean;
}

export interface Clock {
  kind: "none" | "move" | "game";
  seconds: number;
  /** The seconds of each seat when this was sent. */
  left?: number[] | null;
}

export type Pace = "calm" | "brisk" | "instant";

export interface ScoreLine {
  name: string;
  points: number;
  tie?: unknown;
  items: [string, number][];
  routes: string[];
}

export interface Standings {
  lines: ScoreLine[][];
  totals: number[];
  ranking: number[];
  winners: number[];
}

export interface RoomInfo {
  id: string;
  edition: string;
  seats: SeatInfo[];
  phase: "waiting" | "playing" | "over";
  turn: number[];
  moves: number;
  public: boolean;
  lang: string;
  clock: Clock;
  pace: Pace;
  commitment: string;
  result: Standings | null;
  /** The seat that may change the pace and hand seats over. */
  host: number | null;
  /** For each seat, how many moves would be taken back if it asked: 0 when it cannot. */
  undo: number[];
  /** How many times moves have been taken back in this room. */
  undos: number;
  branch: { room: string; step: number } | null;
}

export interface NewSeat {
  kind: SeatKind;
  bot?: string | null;
  name?: string;
}

export interface NewRoom {
  edition: string;
  seats: NewSeat[];
  first?: number | null;
  lang?: string;
  public?: boolean;
  clock?: Clock;
  pace?: Pace;
  webhook?: string | null;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Seated {
  room: RoomInfo;
  seats: SeatToken[];
}

export interface PlayerSeen {
  cards: number;
  known: Bag;
  tickets: (string | null)[];
  trains: number;
  points: number;
}

export interface Slip {
  ticket: string | null;
  known_to: number | null;
}

export interface Payment {
  cards: string[];
  colour: string | null;
}

export type Phase =
  | { type: "Turn"; seat: number }
  | { type: "SecondCard"; seat: number }
  | { type: "Tunnel"; seat: number; route: string; payment: Payment; revealed: string[] }
  | {
      type: "Choosing";
      offers: Record<string, (string | null)[]>;
      least: number;
      first: boolean;
    };

export interface View {
  edition: string;
  first: number;
  seat: number | null;
  seats: number;
  hand: Bag;
  tickets: string[];
  players: PlayerSeen[];
  deck: number;
  discards: Bag;
  row: string[];
  loose: number;
  under: Slip[];
  box: Slip[];
  owners: Record<string, number>;
  phases: Phase[];
  parts: {
    Clock?: { left: number | null };
    StationMap?: { at: Record<string, number>; left: number[] };
    [part: string]: unknown;
  };
  moves: string[];
}

export type GameEvent =
  | { type: "GameBegan"; first: number }
  | { type: "CardDrawn"; seat: number; card: string | null }
  | { type: "CardTaken"; seat: number; card: string; place: number }
  | { type: "CardTurned"; card: string; place: number }
  | { type: "RowSwept" }
  | { type: "DeckShuffled" }
  | { type: "SecondCardDue"; seat: number }
  | { type: "RouteClaimed"; seat: number; route: string; payment: Payment; points: number }
  | { type: "PaymentLaid"; seat: number; route: string; payment: Payment }
  | { type: "TunnelRevealed"; card: string }
  | { type: "TunnelEnded"; seat: number; route: string; held: boolean }
  | { type: "TicketsDealt"; seat: number; tickets: (string | null)[]; least: number }
  | { type: "TicketsOffered"; seat: number; tickets: (string | null)[]; least: number }
  | {
      type: "TicketsKept";
      seat: number;
      kept: (string | null)[];
      returned: (string | null)[];
      boxed: boolean;
    }
  | { type: "StationBuilt"; seat: number; city: string; payment: Payment }
  | { type: "Passed"; seat: number }
  | { type: "TurnBegan"; seat: number; left: number | null; passes: number }
  | { type: "LastRoundBegan"; seat: number; turns: number }
  | { type: "GameEnded" };

export interface Told {
  number: number;
  step: number;
  seat: number | null;
  event: GameEvent;
}

export interface Way {
  ticket: string;
  points: number;
  done: boolean;
  owned: string[];
  lent: string[];
  missing: string[] | null;
  cars: number;
}

export interface Refused {
  id: string | null;
  rule: string | null;
  reason: string | null;
  text: string | null;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  number: number;
}

export type ServerFrame =
  | { type: "joined"; room: RoomInfo; seats: number[]; next: number; views: View[]; events: Told[] }
  | { type: "events"; events: Told[]; next: number; views: View[]; room: RoomInfo; id?: string | null }
  | { type: "undone"; next: number; views: View[]; room: RoomInfo }
  | ({ type: "refused" } & Refused)
  | ({ type: "why" } & Refused)
  | { type: "ways"; seat: number; ways: Way[] }
  | { type: "thinking"; seat: number }
  | { type: "presence"; room: RoomInfo }
  | ({ type: "chat" } & ChatLine)
  | { type: "ask-undo"; seat: number; moves: number }
  | { type: "undo-refused"; seat: number }
  | { type: "look"; step: number; next: number; views: View[] }
  | { type: "over"; result: Standings; seed: string }
  | { type: "error"; error: string };

export type ClientFrame =
  | { type: "join"; tokens: string[]; from: number; undos?: number | null; lang?: string }
  | { type: "move"; id: string; seat: number; at: number; move: string }
  | { type: "why"; id: string; seat: number; move: string }
  | { type: "ways"; seat: number }
  | { type: "look"; step: number; seat?: number | null }
  | { type: "sync"; from: number; undos?: number | null }
  | { type: "lang"; lang: string }
  | { type: "undo"; seat: number }
  | { type: "answer-undo"; seat: number; yes: boolean }
  | { type: "chat"; seat: number | null; text: string }
  | { type: "pace"; pace: Pace }
  | { type: "replace"; seat: number; bot: string | null };
