// Written by tools/wire_types.py from the server's own types: do not change it by hand.

/** How many of each kind of card. */
export type Bag = Record<string, number>;

/** Cards laid down, and the colour they claim to be: None when they are of several colours. */
export interface Payment {
  cards: string[];
  colour: string | null;
}

/** A ticket put away face down, and the one seat that knows which it is (if any). */
export interface Slip {
  ticket: string | null;
  known_to: number | null;
}

/** A draw of tickets of which some had been put back: first `fresh` ones, then `slips`. Who knew
 * those slips still knows that each of them is in that hand, or among as many as were `returned`
 * under the deck, in the order drawn. None: the seat is still choosing. */
export interface Trace {
  seat: number;
  fresh: number;
  slips: Slip[];
  returned: number | null;
}

/** A player as everybody sees them. A ticket is None until the game is over. */
export interface Seen {
  cards: number;
  known: Bag;
  tickets: (string | null)[];
  trains: number;
  points: number;
}

/** A route just travelled: who, where, what was paid, and in which special way, if any. */
export interface Trip {
  seat: number;
  route: string;
  payment: Payment;
  how: string;
}

/** Something that happened in a game. */
export type GameEvent =
  | { type: "GameBegan"; first: number }
  | { type: "Passed"; seat: number }
  | { type: "TurnBegan"; seat: number; left: number | null; passes: number }
  | { type: "LastRoundBegan"; seat: number; turns: number }
  | { type: "GameEnded" }
  | { type: "CardDrawn"; seat: number; card: string | null }
  | { type: "CardTaken"; seat: number; card: string; place: number }
  | { type: "CardTurned"; card: string; place: number }
  | { type: "RowSwept" }
  | { type: "DeckShuffled" }
  | { type: "SecondCardDue"; seat: number; left?: number; seen?: number; wilds?: number }
  | { type: "RouteClaimed"; seat: number; route: string; payment: Payment; points: number; how?: string }
  | { type: "PaymentLaid"; seat: number; route: string; payment: Payment }
  | { type: "TunnelRevealed"; card: string }
  | { type: "TunnelEnded"; seat: number; route: string; held: boolean }
  | { type: "TicketsDealt"; seat: number; tickets: (string | null)[]; least: number }
  | { type: "TicketsOffered"; seat: number; tickets: (string | null)[]; least: number }
  | { type: "TicketsKept"; seat: number; kept: (string | null)[]; returned: (string | null)[]; boxed: boolean }
  | { type: "StationBuilt"; seat: number; city: string; payment: Payment }
  | { type: "LargeCityReached"; seat: number; city: string }
  | { type: "NewspapersShuffledIn"; cards: string[] }
  | { type: "NewspaperCame"; read?: boolean }
  | { type: "NewspaperDiscarded" }
  | { type: "HeadlineTurned"; thing: string; counted?: boolean }
  | { type: "HeadlinesShuffled" }
  | { type: "ActionUsed"; seat: number }
  | { type: "MoneyTaken"; seat: number; amount: number; why: string }
  | { type: "MoneyPaid"; seat: number; amount: number; to: number | null; why: string }
  | { type: "CardsDiscarded"; seat: number; cards: string[]; why: string }
  | { type: "RowCleared"; why: string }
  | { type: "PostcardUsed"; seat: number; thing: string }
  | { type: "ExtraTurnTaken"; seat: number; why: string }
  | { type: "SettlersCame"; seat: number; city: string }
  | { type: "SettlersLeft"; city: string }
  | { type: "TownGrew"; seat: number; city: string }
  | { type: "ChangeoverNeared"; left: number }
  | { type: "VeinShown"; seat: number; city: string; value: number }
  | { type: "DepotPlaced"; seat: number; city: string }
  | { type: "TollPaid"; seat: number; amount: number; to: number | null; why: string; city: string }
  | { type: "TunnelBored"; seat: number; route: string }
  | { type: "NuggetFound"; seat: number; nugget: number | null }
  | { type: "PicketSettled"; seat: number; city: string }
  | { type: "VeinsLaid"; at: Record<string, number | null> }
  | { type: "VeinPeeked"; seat: number; city: string | null; value: number | null }
  | { type: "StakePlaced"; seat: number; city: string }
  | { type: "CratesUnloaded"; city: string; crates: string[] }
  | { type: "CrateLoaded"; seat: number; crate: string; city: string }
  | { type: "CratesDelivered"; seat: number; crates: string[] }
  | { type: "CityShook"; city: string; why: string }
  | { type: "CrateDropped"; seat: number; crate: string; why: string }
  | { type: "HallOpened"; things: string[] }
  | { type: "EmployeeHired"; seat: number; thing: string }
  | { type: "EmployeeUsed"; seat: number; thing: string }
  | { type: "PlateSet"; seat: number; route: string }
  | { type: "PlateFell"; seat: number; route: string }
  | { type: "PartnerNamed"; seat: number; to: number }
  | { type: "OceansLinked"; seat: number; why: string }
  | { type: "RailsLaid"; seat: number; route: string; colour: string }
  | { type: "CardLookedAt"; seat: number; thing: string; card: string | null }
  | { type: "CardPreferred"; seat: number; card: string | null }
  | { type: "TokenDrawn"; seat: number; token: string; route: string }
  | { type: "BagRefilled"; bag: Record<string, number> }
  | { type: "NoteTaken"; seat: number; amount: number; why: string }
  | { type: "CardTurnedUp"; seat: number; card: string }
  | { type: "TurnedUpTaken"; seat: number; card: string }
  | { type: "PostcardFulfilled"; seat: number; thing: string }
  | { type: "PrizeWon"; seat: number; thing: string }
  | { type: "RoutesMarked"; routes: string[] }
  | { type: "MarkRemoved"; route: string }
  | { type: "TopTicketSeen"; seat: number; tickets: (string | null)[] }
  | { type: "BondBought"; seat: number; colour: string }
  | { type: "GangCame"; city: string; amount: number }
  | { type: "GangMoved"; seat: number; city: string }
  | { type: "LootGrew"; amount: number; why: string }
  | { type: "LootPaid"; seat: number; amount: number; to: number | null; why: string }
  | { type: "LootWon"; seat: number; amount: number }
  | { type: "NoonGiven"; seat: number }
  | { type: "Waiting"; phases: Phase[] }
  | { type: "Resumed"; tasks: number }
  | { type: "Answered" };

/** A decision that is pending; the last of a view's phases is the one to make now. */
export type Phase =
  | { type: "Turn"; seat: number }
  | { type: "EndTurn"; seat: number; passed: boolean }
  | { type: "NextTurn"; seat: number; passed: boolean }
  | { type: "EndGame" }
  | { type: "SecondCard"; seat: number; left?: number; seen?: number; wilds?: number }
  | { type: "FreePick"; seat: number }
  | { type: "BlindCard"; seat: number }
  | { type: "FillRow"; gap: number | null }
  | { type: "AfterCard"; seat: number; seen: number; wild: boolean; used: number }
  | { type: "OfferRow"; seat: number }
  | { type: "Tunnel"; seat: number; route: string; payment: Payment; revealed: string[] }
  | { type: "Choosing"; offers: ((string | null)[])[]; least: number; first: boolean }
  | { type: "TravelStep"; place: number; trip: Trip }
  | { type: "Travelled"; trip: Trip }
  | { type: "TravelOver"; trip: Trip }
  | { type: "TurnHeadline" }
  | { type: "HeadlineWorks"; thing: string; seat: number }
  | { type: "HeadlineRead"; seat: number }
  | { type: "DiscardNewspaper" }
  | { type: "ToolOffered"; seat: number; thing: string }
  | { type: "OfferTool"; seat: number; thing: string }
  | { type: "ExtraTurnOffered"; seat: number; thing: string }
  | { type: "OfferExtraTurn"; seat: number; thing: string }
  | { type: "Settling"; seat: number; thing: string; route: string }
  | { type: "NextSettler"; seat: number; route: string }
  | { type: "Showing"; seat: number; thing: string }
  | { type: "PlacingDepot"; seat: number; thing: string }
  | { type: "NextDepot"; seat: number; thing: string }
  | { type: "Discarding"; seat: number; thing: string; keep: number }
  | { type: "LightenHand"; seat: number; thing: string; keep: number }
  | { type: "PledgeOffered"; seat: number; thing: string; cities: string[]; price: number }
  | { type: "Peeking"; seat: number; thing: string }
  | { type: "Staking"; seat: number; thing: string; route: string }
  | { type: "OfferStake"; seat: number; route: string }
  | { type: "Loading"; seat: number; thing: string; route: string }
  | { type: "Delivering"; seat: number; thing: string }
  | { type: "OfferDelivery"; seat: number; route: string }
  | { type: "Saving"; seat: number; thing: string; route: string }
  | { type: "PlateShakes"; seat: number; thing: string; route: string }
  | { type: "Dropping"; seat: number; thing: string }
  | { type: "LoseCrate"; seat: number; thing: string }
  | { type: "Hiring"; seat: number; thing: string }
  | { type: "NextToHire"; seat: number; thing: string }
  | { type: "Bridging"; seat: number; thing: string; route: string }
  | { type: "Naming"; seat: number; thing: string }
  | { type: "NextToName"; seat: number; thing: string }
  | { type: "Laying"; seat: number; thing: string; route: string; colours: string[] }
  | { type: "Looking"; seat: number; thing: string; looked: (string | null)[] }
  | { type: "LookAtCard"; seat: number; thing: string }
  | { type: "DrawToken"; trip: Trip }
  | { type: "Losing"; seat: number; thing: string; count: number }
  | { type: "NoteOffered"; seat: number; thing: string; dollars: number }
  | { type: "Picking"; seat: number; thing: string }
  | { type: "TurnUp"; seat: number; thing: string; more: number }
  | { type: "LookAtGoal"; seat: number; thing: string }
  | { type: "Relieving"; seat: number; thing: string }
  | { type: "AskForRelief"; seat: number; thing: string }
  | { type: "TopTicket"; offers: ((string | null)[])[]; least: number; first: boolean; thing: string }
  | { type: "ShowTopTicket"; seat: number; thing: string }
  | { type: "TravellingOn"; seat: number; thing: string; spaces: number }
  | { type: "BuyingBond"; seat: number; thing: string; route: string; colour: string }
  | { type: "Confronted"; seat: number; thing: string }
  | { type: "MovingGang"; seat: number; thing: string; anywhere: boolean }
  | { type: "AskForGang"; seat: number; thing: string; anywhere: boolean }
  | { type: "SetUp"; place: number };

/** What the rules of an edition remember. */
export interface Parts {
  Clock?: { ends_at: number; left: number | null; passes: number };
  StationMap?: { at: Record<string, number>; left: number[]; each: number };
  Companies?: { colours: string[] };
  Newsstand?: { cards: Bag; joining: string[] };
  News?: { deck: string[]; stacked: string[]; pile: string[]; turned: string[]; used: number[]; retired: string[] };
  Coins?: { held: number[] };
  Mailbag?: { cards: ({ thing: string; seat: number; uses: number | null; used: number; now: number; done: boolean })[] };
  ExtraTurns?: { latest: number[] };
  Settlers?: { at: Record<string, number>; grown: string[]; by: number[]; stickers: number };
  Gauge?: { left: number };
  DepotMap?: { at: Record<string, string>; paid: number[] };
  Tunnels?: { bored: string[]; by: Record<string, number> };
  Nuggets?: { every: number[]; held: ((number | null)[])[] };
  Pickets?: { at: string[]; pledges: number[] };
  Veins?: { values: number[]; at: Record<string, number | null>; shown: string[]; looked: ((string | null)[])[]; stakes: (string | null)[] };
  Crates?: { at: Record<string, string[]>; supply: string[]; held: string[][]; best: number[] };
  Staff?: { offered: string[]; hired: (string | null)[]; used: number[] };
  Bridges?: { plates: Record<string, string> };
  Partners?: { named: (number | null)[]; first: number | null };
  Beds?: { laid: Record<string, string>; left: Record<string, number> };
  Night?: { bag: Record<string, number>; drawn: { seat: number; token: string; route: string }[] };
  Notes?: { held: number[] };
  TurnedUp?: { cards: Bag };
  Paid?: { cards: Record<string, string[]> };
  Receivership?: { marked: string[] };
  Bonds?: { supply: number; owned: Record<string, string[]> };
  Gang?: { city: string | null; loot: number; best: number[] };
  Noons?: { held: number[] };
}

/** The game as one seat (null: a spectator) may see it. */
export interface View {
  edition: string;
  seats: number;
  first: number;
  players: Seen[];
  deck: number;
  discards: Bag;
  row: string[];
  loose: number;
  under: Slip[];
  traces?: Trace[];
  box: Slip[];
  owners: Record<string, number>;
  seat: number | null;
  hand: Bag;
  tickets: string[];
  phases: Phase[];
  parts: Parts;
  large: string[];
  moves: string[];
}

/** An event, its number, and the step and seat it came of. */
export interface Told {
  number: number;
  step: number;
  seat: number | null;
  by: "clock" | "stand-in" | null;
  event: GameEvent;
}

/** A seat of a new room: a person at this screen, one who comes by the link, or a bot. */
export interface NewSeat {
  kind: "person" | "open" | "bot";
  bot?: string | null;
  name?: string;
  colour?: string | null;
}

/** How long one may think: for each decision, or in the whole game. */
export interface NewClock {
  kind?: "none" | "move" | "game";
  seconds?: number;
}

/** A room to be opened. */
export interface NewRoom {
  edition: string;
  seats: NewSeat[];
  first?: number | null;
  lang?: string;
  public?: boolean;
  clock?: NewClock;
  pace?: "calm" | "brisk" | "instant";
  webhook?: string | null;
  coach?: "off" | "ask" | "always" | null;
}

/** Somebody takes an open seat. */
export interface SitDown {
  name?: string;
  colour?: string | null;
}

/** A new game from a point of a finished one: after that step, as that seat, against bots. */
export interface NewBranch {
  step: number;
  seat?: number;
  bots?: string;
}

/** A seat as everybody sees it. A person's seat with a bot's name is handed to that bot. */
export interface SeatInfo {
  name: string;
  kind: "person" | "open" | "bot";
  bot: string | null;
  here: boolean;
  open: boolean;
  colour: string;
}

/** The clock; `left` are the seconds of each seat when this was sent (null: no clock). */
export interface ClockInfo {
  kind: "none" | "move" | "game";
  seconds: number;
  left: number[] | null;
}

/** Where a game branched off. */
export interface BranchInfo {
  room: string;
  step: number;
}

/** The campaign that a game belongs to, and which of its games it is. */
export interface CampaignGame {
  id: string;
  game: number;
}

/** One line of a final score. */
export interface ScoreLine {
  name: string;
  points: number;
  tie: number;
  items: [string, number][];
  routes: string[];
}

/** The final score: lines by seat, totals, all seats best first, and who won. */
export interface Standings {
  lines: ScoreLine[][];
  totals: number[];
  ranking: number[];
  winners: number[];
}

/** A room as everybody sees it. */
export interface RoomInfo {
  id: string;
  edition: string;
  seats: SeatInfo[];
  phase: "waiting" | "playing" | "over";
  turn: number[];
  moves: number;
  public: boolean;
  lang: string;
  clock: ClockInfo;
  pace: "calm" | "brisk" | "instant";
  commitment: string;
  result: Standings | null;
  host: number | null;
  undo: number[];
  undos: number;
  branch: BranchInfo | null;
  campaign: CampaignGame | null;
  coach: "off" | "ask" | "always";
  preparing: boolean;
}

/** The secret that makes somebody the player of a seat. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** The answer to sitting down. */
export interface Seated {
  room: RoomInfo;
  seats: SeatToken[];
}

/** Is the server well? */
export interface Health {
  ok: boolean;
  version: string;
  rooms: number;
}

/** A language of the texts, and what it calls itself. */
export interface Language {
  tag: string;
  name: string;
}

/** A bot that can be asked to play. `level` is its rung on the ladder for people (1 is the easiest;
 * null: not one of the levels). `lines` is its table talk by occasion: `hello`, `claim`, `blocked`,
 * `tickets`, `won`, `lost`. What a bot from elsewhere does not tell about itself is empty.
 * `native`: it thinks at native speed, which is made ready once on a machine
 * (`RoomInfo.preparing`). */
export interface BotInfo {
  id: string;
  level: number | null;
  name: Record<string, string>;
  about: Record<string, string>;
  lines: Record<string, Record<string, string>[]>;
  native: boolean;
}

/** An edition, in the words of every language. */
export interface EditionInfo {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  seats: [number, number];
  colours: string[];
}

/** A city of the board, on one of its pieces if it has some. */
export interface CityData {
  id: string;
  name: Record<string, string>;
  traits: Record<string, number>;
  piece: string;
}

/** A route of the board; colour null is grey. Tracks of one group lie side by side. */
export interface RouteData {
  id: string;
  ends: [string, string];
  length: number;
  colour: string | null;
  group: string | null;
  traits: Record<string, number>;
  points: number;
}

/** A ticket of the board. */
export interface TicketData {
  id: string;
  ends: [string, string];
  points: number;
  deck: string;
}

/** Where a city's name stands in one language. */
export interface LabelPlace {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

/** Where a city lies, and its name beside it. */
export interface CityPlace {
  x: number;
  y: number;
  labels: Record<string, LabelPlace>;
}

/** Where a route lies: the middle and the turn (degrees) of each space, and the line of all. */
export interface RoutePlace {
  width: number;
  height: number;
  spaces: [number, number, number][];
  line: string;
}

/** A line that runs off the board: where it begins, and its spaces, track by track. */
export interface ExitPlace {
  at: string;
  width: number;
  height: number;
  tracks: [number, number, number][][];
}

/** A plate on the map: its middle and its size. */
export interface Plate {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of the board that a campaign may open: its name and its ground, nothing else. */
export interface Ground {
  id: string;
  name: Record<string, string>;
  outline: string;
  plate: Plate;
}

/** Where everything on the table lies in the picture of a board. */
export interface Layout {
  width: number;
  height: number;
  city_radius: number;
  label_size: number;
  cities: Record<string, CityPlace>;
  routes: Record<string, RoutePlace>;
  exits: ExitPlace[];
  closed: Ground[];
  opened: Ground[];
}

/** A part of the rulebook: the key of its title, and the ids of its rules. */
export interface RuleSection {
  title: string;
  rules: string[];
}

/** Something in force that has a name: an event, a travel step, a sticker, a person. `how` an event
 * works, `slot` the travel step it fills, `verbs` the moves it brings, `cities` those that it
 * points out on the map. */
export interface ThingData {
  id: string;
  kind: string;
  name: Record<string, string>;
  text: Record<string, string>;
  how: "" | "lasting" | "lightning" | "action";
  slot: number;
  verbs: string[];
  cities: string[];
}

/** Everything printed of an edition, and where it lies in the picture. */
export interface EditionData {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  seats: [number, number];
  colours: string[];
  trains: number;
  cards: string[];
  counts: Record<string, number>;
  cities: CityData[];
  routes: RouteData[];
  tickets: TicketData[];
  layout: Layout;
  backdrop: Record<string, string>;
  vehicle: string;
  rules: RuleSection[];
  things: Record<string, ThingData>;
  news: string | null;
  symbols: string[];
  edge: string | null;
  parts: Parts;
}

/** What is wrong, in one sentence; and the rule that says so, if one does. */
export interface Problem {
  error: string;
  rule: string | null;
}

/** A reason for a move: a key of the texts (`coach-why-KEY`), its facts, and the sentence. */
export interface CoachReason {
  key: string;
  facts: Record<string, unknown>;
  text: string;
}

/** A move that the coach suggests, and why; `odds` are those of a tunnel (0, 1, 2, 3 more). */
export interface CoachTip {
  move: string;
  said: string;
  win: number;
  error: number;
  score: number;
  playouts: number;
  text: string;
  reasons: CoachReason[];
  odds: number[];
  holds: number | null;
  extra: string;
}

/** A decision: the chance of the move made and of the best; `better` if it clearly was. */
export interface ReviewedDecision {
  step: number;
  move: string;
  said: string;
  win: number;
  best: number;
  error: number;
  score: number;
  better: string | null;
  better_said: string | null;
  text: string;
}

/** A turning point: before that step (null: at the end), by the own decision or not. */
export interface ReviewedSwing {
  step: number | null;
  change: number;
  own: boolean;
  text: string;
}

/** One player's game: start, skill and luck add up to the result. `mistakes` are steps. */
export interface ReviewedSeat {
  seat: number;
  start: number;
  skill: number;
  luck: number;
  result: number;
  total: number;
  decisions: ReviewedDecision[];
  mistakes: number[];
  turning: ReviewedSwing[];
}

/** A game looked back on. `rough`: so few games were thought through that numbers only hint. */
export interface ReviewData {
  edition: string;
  names: string[];
  steps: number;
  playouts: number;
  seats: ReviewedSeat[];
  rough: boolean;
}

/** A review, or how far it is: decisions done, of so many (0: not known yet). */
export interface ReviewInfo {
  state: "preparing" | "running" | "done";
  done: number;
  total: number;
  review: ReviewData | null;
}

/** The first frame: who is at this screen, and the first event that is missing here. */
export interface Join {
  type: "join";
  tokens?: string[];
  from?: number;
  undos?: number | null;
  lang?: string | null;
}

/** Make a move; `at` is the number of the next event as the client knows it. */
export interface MoveFrame {
  type: "move";
  id: string;
  seat: number;
  at: number;
  move: string;
}

/** Why can this move not be made? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  move: string;
}

/** For each own ticket, the cheapest way still open; when the game is over, of any seat. */
export interface Ways {
  type: "ways";
  seat: number;
}

/** What may a tunnel ask for, paid in each of the ways that are legal now? */
export interface Odds {
  type: "odds";
  seat: number;
  route: string;
}

/** How did the tunnel go that the seat dug with its newest move? */
export interface Dug {
  type: "dug";
  seat: number;
}

/** How did the game stand after a step? When it is over, as any seat. */
export interface Look {
  type: "look";
  step: number;
  seat?: number | null;
}

/** Events were missed. */
export interface Sync {
  type: "sync";
  from?: number;
  undos?: number | null;
}

/** Take back down to the seat's own last move. */
export interface UndoFrame {
  type: "undo";
  seat: number;
}

/** Consent to it, or not. */
export interface AnswerUndo {
  type: "answer-undo";
  seat: number;
  yes: boolean;
}

/** Say something; seat null is a spectator. */
export interface Chat {
  type: "chat";
  text: string;
  seat?: number | null;
}

/** How fast bots show their moves (host). */
export interface SetPace {
  type: "pace";
  pace: "calm" | "brisk" | "instant";
}

/** When the coach may speak (host). */
export interface SetCoach {
  type: "coach";
  coach: "off" | "ask" | "always";
}

/** What does the coach think of the own moves now? */
export interface Advise {
  type: "advise";
  id: string;
  seat: number;
}

/** Hand a seat to a bot, or (null) back (host). */
export interface ReplaceFrame {
  type: "replace";
  seat: number;
  bot?: string | null;
}

/** The language of the sentences sent to this connection. */
export interface SetLang {
  type: "lang";
  lang: string;
}

/** A view for each own seat (a spectator: one), and the events from the asked one on. */
export interface Joined {
  type: "joined";
  room: RoomInfo;
  seats: number[];
  next: number;
  views: View[];
  events: Told[];
}

/** Something happened; `id` is that of the move that led to it, if a client sent it. */
export interface EventsFrame {
  type: "events";
  events: Told[];
  next: number;
  views: View[];
  room: RoomInfo;
  id: string | null;
}

/** Moves were taken back: events from `next` on are void. */
export interface Undone {
  type: "undone";
  next: number;
  views: View[];
  room: RoomInfo;
}

/** A move is not legal, or not possible now. `id` is null where a frame without one was. */
export interface Refused {
  type: "refused";
  id: string | null;
  rule: string | null;
  reason: string;
  text: string;
}

/** The answer to `why`; all null when the move is legal. */
export interface WhyNot {
  type: "why";
  id: string;
  rule: string | null;
  reason: string | null;
  text: string | null;
}

/** How a ticket stands: own routes on its cheapest way, borrowed ones, and those missing. */
export interface Way {
  ticket: string;
  points: number;
  done: boolean;
  owned: string[];
  lent: string[];
  missing: string[] | null;
  cars: number;
}

/** The answer to `ways`. */
export interface WaysFound {
  type: "ways";
  seat: number;
  ways: Way[];
}

/** The answer to `odds`: by the text of each claim, the chances of 0, 1, 2 or 3 more cards. */
export interface OddsFound {
  type: "odds";
  seat: number;
  route: string;
  odds: Record<string, number[]>;
}

/** A card that was turned up at a tunnel: does it match? */
export interface Turned {
  card: string;
  matches: boolean;
}

/** A tunnel as it was dug: what was laid and turned up, the extra due, and its odds before. */
export interface DugTunnel {
  route: string;
  laid: string[];
  turned: Turned[];
  extra: number;
  odds: number[];
}

/** The answer to `dug`; null where that move dug no tunnel. */
export interface DugFound {
  type: "dug";
  seat: number;
  tunnel: DugTunnel | null;
}

/** The answer to `advise`: the best moves first, as the game stood at event `next`. `rough`: so few
 * games were played in thought that the numbers are only a hint. */
export interface Advised {
  type: "advice";
  id: string;
  seat: number;
  next: number;
  tips: CoachTip[];
  playouts: number;
  rough: boolean;
}

/** The answer to `look`: the views after that step. */
export interface Looked {
  type: "look";
  step: number;
  next: number;
  views: View[];
}

/** A bot is thinking. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** Somebody came, left, sat down or was replaced, or the pace or the coach was changed. */
export interface Presence {
  type: "presence";
  room: RoomInfo;
}

/** Somebody said something. */
export interface ChatSaid {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  number: number;
}

/** A player asks the others for consent to take back so many moves. */
export interface AskUndo {
  type: "ask-undo";
  seat: number;
  moves: number;
}

/** A player did not consent. */
export interface UndoRefused {
  type: "undo-refused";
  seat: number;
}

/** The game is over; the seed may be known now. */
export interface Over {
  type: "over";
  result: Standings;
  seed: string;
}

/** A frame that cannot be read, or asks for what this connection may not do. */
export interface ErrorFrame {
  type: "error";
  error: string;
}

/** The decision that is open. */
export interface Asked {
  kind: string;
  companies: number[];
  rule: string;
  text: Record<string, string> | null;
  options: OptionSeen[];
  missing: MissingSeen | null;
}

/** What the pack does not have yet. */
export interface MissingSeen {
  what: string;
  id: string;
}

/** An answer, with words to show. */
export interface OptionSeen {
  move: string;
  id: string;
  name: Record<string, string> | null;
  text: Record<string, string> | null;
}

/** A company, its office and its vault. */
export interface CompanySeen {
  company: number;
  colour: string;
  name: Record<string, string>;
  since: number;
  left: number | null;
  present: boolean;
  total: number;
  place: number;
  wins: number;
  starter: boolean;
  slips: SlipSeen[];
  plates: string[];
  hired: string | null;
  postcards: PostcardSeen[];
  vault: PostcardSeen[];
  souvenirs: string[];
  stamps: string[];
}

/** The end of the campaign. */
export interface FinalSeen {
  scores: ScoreSeen[];
  winners: number[];
  paper: PaperSeen[];
}

/** A company in the last newspaper (C-72): no points, only glory. */
export interface PaperSeen {
  company: number;
  best: number | null;
  city: string | null;
  route: string | null;
  line: number;
  cards: number;
}

/** A postcard; None stands for what the viewer may not read (PC.1). */
export interface PostcardSeen {
  no: string;
  name: Record<string, string> | null;
  side: string;
  used: number;
  uses: number | null;
  story: Record<string, string> | null;
  condition: Record<string, string> | null;
  gain: Record<string, string> | null;
  vault: number | null;
}

/** A company's final score. */
export interface ScoreSeen {
  company: number;
  slips: number;
  postcards: number;
  souvenirs: number;
  book: number;
  total: number;
  place: number;
}

/** A bank slip; a steward's slip has neither place nor lines. */
export interface SlipSeen {
  game: number;
  year: number | null;
  total: number;
  place: number | null;
  steward: boolean;
  lines: [string, number][];
}

/** A box that was opened. */
export interface BoxSeen {
  id: string;
  games: number[];
  closed: boolean;
}

/** A finished game in the chronicle. */
export interface GameSeen {
  game: number;
  year: number | null;
  free: boolean;
  companies: number[];
  ranking: number[];
  winner: number;
  last: number;
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

/** The map as it has become. */
export interface MapSeen {
  pieces: string[];
  colours: Record<string, string>;
  large: string[];
  depots: Record<string, string>;
}

/** The game that is on: companies and colours by seat. */
export interface PlaySeen {
  game: number;
  year: number | null;
  seats: number[];
  colours: string[];
  first: number | null;
  cars: number;
}

/** An event or an employee with its boxes (C-14). */
export interface BoxesSeen {
  id: string;
  boxes: number | null;
  punched: number;
}

/** A rule in force, and what brought it. */
export interface RuleSeen {
  id: string;
  text: Record<string, string>;
  by: string;
}

/** A sticker in force. */
export interface StickerSeen {
  letter: string;
  since: number;
  until: number | null;
  box: string | null;
}

/** Name and text of something that is named in the view. */
export interface ThingSeen {
  id: string;
  kind: string;
  name: Record<string, string>;
  text: Record<string, string>;
}

/** A story card that was turned over. */
export interface CardSeen {
  id: string;
  game: number;
  year: number | null;
  kind: string;
  title: Record<string, string>;
  text: Record<string, string>;
  came: string[];
  went: string[];
}

/** Something for the next game. */
export interface GiftSeen {
  company: number | null;
  first: boolean;
  dollars: number;
  cards: number;
  tickets: number;
}

/** A story choice that was made. */
export interface MarkSeen {
  choice: string;
  mark: string;
  company: number;
}

/** The pack that is played. */
export interface PackSeen {
  id: string;
  edition: string;
  title: Record<string, string>;
  about: Record<string, string>;
  years: number[];
}

/** The recap before a game, made from what happened in the last one. */
export interface Previously {
  game: number;
  year: number | null;
  winner: number;
  last: number;
  totals: number[];
  came: string[];
  went: string[];
  opened: string[];
  in_force: string[];
  bank: number[];
  pensions: number[];
}

/** The campaign as seen by a company, with the moves it may make now. None is a spectator. */
export interface CampaignView {
  pack: PackSeen;
  me: number | null;
  game: number;
  year: number | null;
  stage: string;
  companies: CompanySeen[];
  standing: number[];
  uncounted: number[];
  asked: Asked | null;
  moves: string[];
  cards: CardSeen[];
  story: CardSeen[];
  next_card: string | null;
  happened: Record<string, unknown>[];
  previously: Previously | null;
  rules: RuleSeen[];
  things: Record<string, ThingSeen>;
  stickers: StickerSeen[];
  events: BoxesSeen[];
  hall: BoxesSeen[];
  prizes: PostcardSeen[];
  retired: Record<string, string[]>;
  tickets: string[];
  punched: Record<string, Record<string, number>>;
  map: MapSeen;
  boxes: BoxSeen[];
  marks: MarkSeen[];
  finale: string | null;
  gifts: GiftSeen[];
  chronicle: GameSeen[];
  play: PlaySeen | null;
  final: FinalSeen | null;
}

/** A company of a new campaign: of a person at this screen, of one who comes later, a bot's. */
export interface NewCompany {
  colour: string;
  kind: "person" | "open" | "bot";
  name?: string;
  bot?: string | null;
}

/** A campaign to be founded. */
export interface NewCampaign {
  pack: string;
  companies: NewCompany[];
  name?: string;
  lang?: string;
  pace?: "calm" | "brisk" | "instant";
}

/** A new campaign that stands before a game of an old one. */
export interface NewRewind {
  game: number;
}

/** A company that can be played. */
export interface PackCompany {
  colour: string;
  name: Record<string, string>;
}

/** A campaign pack; `printed` is how many of its games are there to play. */
export interface PackInfo {
  id: string;
  edition: string;
  title: Record<string, string>;
  about: Record<string, string>;
  years: number[];
  printed: number;
  seats: [number, number];
  companies: PackCompany[];
}

/** A company as everybody sees it; `name` is the player's. One with a bot is played by it. */
export interface CompanyInfo {
  company: number;
  colour: string;
  name: string;
  kind: "person" | "open" | "bot";
  bot: string | null;
  here: boolean;
  open: boolean;
}

/** The room in which a game was played. */
export interface GameRoom {
  game: number;
  room: string;
}

/** Where a campaign branched off: it stood before that game of that campaign. */
export interface CampaignBranch {
  campaign: string;
  game: number;
}

/** A campaign as everybody sees it. */
export interface CampaignInfo {
  id: string;
  pack: string;
  edition: string;
  name: string;
  lang: string;
  pace: "calm" | "brisk" | "instant";
  host: number | null;
  companies: CompanyInfo[];
  game: number;
  year: number | null;
  stage: string;
  next: number;
  waiting: number[];
  room: string | null;
  games: GameRoom[];
  branch: CampaignBranch | null;
}

/** The secret that makes somebody the player of a company. */
export interface CompanyToken {
  company: number;
  token: string;
}

/** The answer to founding a campaign, or taking a company. */
export interface Founded {
  campaign: CampaignInfo;
  seats: CompanyToken[];
}

/** A campaign as some companies may see it: a view for each, or a spectator's. */
export interface CampaignShown {
  campaign: CampaignInfo;
  companies: number[];
  next: number;
  views: CampaignView[];
}

/** The first frame: who is at this screen. */
export interface CampaignJoin {
  type: "join";
  tokens?: string[];
  lang?: string | null;
}

/** Decide; `at` is the number of the next step as the client knows it. */
export interface CampaignMove {
  type: "move";
  id: string;
  company: number;
  at: number;
  move: string;
}

/** Why can this move not be made? */
export interface CampaignWhy {
  type: "why";
  id: string;
  company: number;
  move: string;
}

/** Something was missed. */
export interface CampaignSync {
  type: "sync";
}

/** Hand a company to a bot, or (null) back (host). */
export interface CampaignReplace {
  type: "replace";
  company: number;
  bot?: string | null;
}

/** How the campaign stands; `id` is that of the move that led to it, if a client sent it. */
export interface CampaignTold {
  type: "campaign";
  campaign: CampaignInfo;
  companies: number[];
  next: number;
  views: CampaignView[];
  id: string | null;
}

/** Somebody came, left, took a company or handed one over, or the pace was changed. */
export interface CampaignPresence {
  type: "presence";
  campaign: CampaignInfo;
}

/** A bot is about to decide. */
export interface CampaignThinking {
  type: "thinking";
  company: number;
}

/** Every frame a client may be sent. */
export type ServerFrame =
  | Joined
  | EventsFrame
  | Undone
  | Refused
  | WhyNot
  | WaysFound
  | OddsFound
  | DugFound
  | Advised
  | Looked
  | Thinking
  | Presence
  | ChatSaid
  | AskUndo
  | UndoRefused
  | Over
  | ErrorFrame;

/** Every frame a client may send. */
export type ClientFrame =
  | Join
  | MoveFrame
  | Why
  | Ways
  | Odds
  | Dug
  | Look
  | Sync
  | UndoFrame
  | AnswerUndo
  | Chat
  | SetPace
  | SetCoach
  | Advise
  | ReplaceFrame
  | SetLang;

/** Every frame a client at a campaign may be sent. */
export type CampaignServerFrame =
  | CampaignTold
  | CampaignPresence
  | CampaignThinking
  | Refused
  | WhyNot
  | ErrorFrame;

/** Every frame a client at a campaign may send. */
export type CampaignClientFrame =
  | CampaignJoin
  | CampaignMove
  | CampaignWhy
  | CampaignSync
  | CampaignReplace
  | SetPace
  | SetLang;
