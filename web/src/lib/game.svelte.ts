/** The room this screen is at: one plain state, fed by the server's frames. */

import { type Marks, marksOf, painted } from "../board/marks";
import { api } from "./api";
import { Coach } from "./coach.svelte";
import { freshId, Line, type LineState } from "./line";
import { dollars } from "./money";
import { groupMoves, type Moves } from "./moves";
import { seatFromAddress, seatsOf } from "./seats";
import { texts } from "./texts.svelte";
import type {
  ChatLine,
  CityFacts,
  ClientFrame,
  DugTunnel,
  EditionData,
  OddsFound,
  Pace,
  Phase,
  Refused,
  RoomInfo,
  RouteFacts,
  ServerFrame,
  Standings,
  ThingData,
  TicketFacts,
  Told,
  View,
  Way,
} from "./types";

export type Watcher = (news: Told[], before: View | null, after: View | null) => void;

export class Game {
  readonly id: string;
  line = $state<LineState>("connecting");
  room = $state.raw<RoomInfo | null>(null);
  data = $state.raw<EditionData | null>(null);
  /** The seats of this screen; none for a spectator. */
  seats = $state.raw<number[]>([]);
  views = $state.raw<View[]>([]);
  events = $state.raw<Told[]>([]);
  next = $state(0);
  /** The seat whose hand is on the screen; null for a spectator. */
  seat = $state<number | null>(null);
  /** With several people at one screen: has the one at the screen shown themself? */
  unveiled = $state<number | null>(null);
  thinking = $state<number | null>(null);
  refusal = $state.raw<Refused | null>(null);
  ways = $state.raw<Map<number, Way[]>>(new Map());
  /** What the tunnel that was asked about may cost, by the move. */
  odds = $state.raw<OddsFound | null>(null);
  /** How the newest tunnel went that was dug at this screen. */
  dug = $state.raw<DugTunnel | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  undoAsked = $state.raw<{ seat: number; moves: number } | null>(null);
  undoRefused = $state<number | null>(null);
  over = $state.raw<{ result: Standings; seed: string } | null>(null);
  problem = $state<string | null>(null);
  /** Is a move on its way? */
  busy = $state(false);
  readonly coach: Coach;

  #connection: Line<ServerFrame, ClientFrame> | null = null;
  #watchers = new Set<Watcher>();
  #sent: string | null = null;
  #loaded = false;

  constructor(id: string) {
    this.id = id;
    this.coach = new Coach(this, (frame) => this.#connection?.send(frame), () => texts.lang);
  }

  /** Take the seats this browser holds and sit down. */
  start(): void {
    seatFromAddress(this.id);
    this.#connection = new Line(encodeURIComponent(this.id), {
      frame: (frame) => this.take(frame),
      state: (state) => (this.line = state),
      hello: () => ({ tokens: seatsOf(this.id).map((s) => s.token), lang: texts.lang }),
      missing: () => ({ from: this.next, undos: this.room?.undos ?? null }),
    });
  }

  stop(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  /** Be told of news as they come (not of what was there before). */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  // What is on the screen.

  view = $derived<View | null>(this.views.find((v) => v.seat === this.seat) ?? this.views[0] ?? null);
  hot = $derived(this.seats.length > 1);
  veiled = $derived(this.hot && this.unveiled !== this.seat && !this.over);
  phase = $derived<Phase | null>(this.view?.phases.at(-1) ?? null);
  moves = $derived<Moves>(
    groupMoves(this.view?.moves ?? [], {
      hand: this.view?.hand,
      kinds: this.data?.cards,
      phase: this.phase?.type,
    }),
  );
  mine = $derived(!!this.view?.moves.length && !this.busy);
  cities = $derived<Map<string, CityFacts>>(new Map(this.data?.cities.map((c) => [c.id, c])));
  /** The colours of the seats. */
  colours = $derived<string[]>(this.room?.seats.map((seat) => seat.colour) ?? this.data?.colours ?? []);
  /** What lies on the map beside cars and stations. */
  marks = $derived<Marks>(
    this.data ? marksOf(this.data, this.view ?? {}, this.colours) : { routes: {}, cities: {}, colours: {}, large: new Set() },
  );
  /** Every route as it is now: a bed that was laid has its colour. */
  routes = $derived<Map<string, RouteFacts>>(
    new Map(this.data?.routes.map((r) => [r.id, painted(r, this.marks.colours)])),
  );
  tickets = $derived<Map<string, TicketFacts>>(new Map(this.data?.tickets.map((x) => [x.id, x])));
  /** The kinds of card that can be in a hand. */
  cards = $derived<string[]>(this.data?.cards.filter((card) => card !== this.data?.news) ?? []);
  things = $derived<Record<string, ThingData>>(this.data?.things ?? {});
  /** What everybody has, where money counts and not points. */
  coins = $derived<number[] | null>(this.view?.parts.Coins?.held ?? null);
  /** The event of the moment; null before the first, undefined where there is no news. */
  headline = $derived.by<ThingData | null | undefined>(() => {
    const news = this.view?.parts.News;
    return news && (this.things[news.pile.at(-1) ?? ""] ?? null);
  });
  myWays = $derived<Map<string, Way>>(
    new Map((this.seat === null ? [] : (this.ways.get(this.seat) ?? [])).map((w) => [w.ticket, w])),
  );
  turn = $derived<number[]>(this.room?.turn ?? []);

  name(seat: number): string {
    return this.room?.seats[seat]?.name || texts.say(`player-${seat}`);
  }

  cityName(city: string, lang = texts.lang): string {
    const name = this.cities.get(city)?.name;
    return name?.[lang] ?? name?.en ?? city;
  }

  journey(ends: readonly [string, string]): string {
    return `${this.cityName(ends[0])} – ${this.cityName(ends[1])}`;
  }

  /** What the things of a game are called, a rule by its sticker ("G.2"); an unknown id stays as it is. */
  thingName(id: string): string {
    const name = (this.things[id] ?? this.things[id.split(".", 1)[0] ?? ""])?.name;
    return name?.[texts.lang] ?? name?.en ?? id;
  }

  thingText(id: string): string {
    const text = this.things[id]?.text;
    return text?.[texts.lang] ?? text?.en ?? "";
  }

  /** What something is worth: points, or money where money counts. */
  worth(points: number): string {
    return this.coins ? dollars(points) : points < 0 ? `−${-points}` : String(points);
  }

  routeName(route: string): string {
    const found = this.routes.get(route);
    return found ? this.journey(found.ends) : route;
  }

  // What a person does.

  play(move: string): void {
    const seat = this.seat;
    if (seat === null || this.busy) return;
    this.refusal = null;
    this.busy = true;
    this.#sent = freshId();
    this.#connection?.send({ type: "move", id: this.#sent, seat, at: this.next, move });
  }

  /** Why can this move not be made? */
  async why(move: string): Promise<Refused> {
    const { seat } = this;
    const id = freshId();
    const told = seat === null ? null : await this.#connection?.ask({ type: "why", id, seat, move });
    return told?.type === "why" || told?.type === "refused" ? told : { id, rule: null, reason: null, text: null };
  }

  /** How do the tickets of a seat stand? */
  askWays(seat: number): void {
    this.#connection?.send({ type: "ways", seat });
  }

  /** What may a tunnel cost that is paid now? */
  askOdds(route: string): void {
    if (this.seat !== null) this.#connection?.send({ type: "odds", seat: this.seat, route });
  }

  /** The language of the sentences the server sends. */
  speak(lang: string): void {
    this.#connection?.send({ type: "lang", lang });
  }

  /** The own seat whose move goes when something is taken back: at one screen, who moved last. */
  get undoable(): number | null {
    const moves = (seat: number) => this.room?.undo[seat] ?? 0;
    const able = this.seats.filter((seat) => moves(seat) > 0);
    return able.sort((one, other) => moves(one) - moves(other))[0] ?? null;
  }

  undo(): void {
    if (this.undoable !== null) this.#connection?.send({ type: "undo", seat: this.undoable });
  }

  answerUndo(yes: boolean): void {
    if (this.seat !== null)
      this.#connection?.send({ type: "answer-undo", seat: this.seat, yes });
    this.undoAsked = null;
  }

  say(text: string): void {
    const words = text.trim().slice(0, 500);
    if (words) this.#connection?.send({ type: "chat", seat: this.seat, text: words });
  }

  setPace(pace: Pace): void {
    this.#connection?.send({ type: "pace", pace });
  }

  replace(seat: number, bot: string | null): void {
    this.#connection?.send({ type: "replace", seat, bot });
  }

  unveil(): void {
    this.unveiled = this.seat;
  }

  // What the server says.

  take(frame: ServerFrame): void {
    if (this.coach.take(frame)) return;
    switch (frame.type) {
      case "joined":
        this.coach.lost();
        this.seats = frame.seats;
        this.#forget(frame.events, frame.next);
        this.#news(frame.events, frame.next, frame.views, frame.room, this.next > 0);
        break;
      case "events":
        this.#news(frame.events, frame.next, frame.views, frame.room, true);
        break;
      case "undone":
        this.events = this.events.filter((told) => told.number < frame.next);
        this.#news([], frame.next, frame.views, frame.room, true);
        this.undoAsked = null;
        break;
      case "refused":
        if (frame.id === this.#sent) this.busy = false;
        if (frame.reason === "stale") this.#connection?.sync();
        else this.refusal = frame;
        break;
      case "ways":
        this.ways = new Map(this.ways).set(frame.seat, frame.ways);
        break;
      case "odds":
        this.odds = frame;
        break;
      case "dug":
        this.dug = frame.tunnel;
        break;
      case "thinking":
        this.thinking = frame.seat;
        break;
      case "presence":
        this.room = frame.room;
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === frame.number))
          this.chat = [...this.chat, frame];
        break;
      case "ask-undo":
        this.undoAsked = { seat: frame.seat, moves: frame.moves };
        break;
      case "undo-refused":
        this.undoRefused = frame.seat;
        break;
      case "over":
        this.over = { result: frame.result, seed: frame.seed };
        break;
      case "error":
        this.problem = frame.error;
        this.busy = false;
        break;
    }
  }

  /** Events that the answer tells again, or that are past its end, are void. */
  #forget(events: Told[], next: number): void {
    const from = Math.min(events[0]?.number ?? next, next);
    if (this.events.some((told) => told.number >= from))
      this.events = this.events.filter((told) => told.number < from);
  }

  #news(events: Told[], next: number, views: View[], room: RoomInfo, live: boolean): void {
    const before = this.view;
    const known = this.events.at(-1)?.number ?? -1;
    const fresh = events.filter((told) => told.number > known);
    this.events = [...this.events, ...fresh];
    this.next = next;
    this.views = views;
    this.room = room;
    this.thinking = null;
    this.problem = null;
    this.busy = false;
    if (room.result && !this.over) this.over = { result: room.result, seed: "" };
    this.#pickSeat();
    if (!this.#loaded) void this.#load(room);
    this.odds = null;
    if (fresh.length || !live) this.seats.forEach((seat) => this.askWays(seat));
    const digger = this.#digger(live ? fresh : []);
    if (digger !== undefined) this.#connection?.send({ type: "dug", seat: digger });
    if (live) for (const watcher of this.#watchers) watcher(fresh, before, this.view);
  }

  /** The own seat whose tunnel is news, or waits for an answer. */
  #digger(news: Told[]): number | undefined {
    const laid = news.findLast(({ event }) => event.type === "PaymentLaid" && this.seats.includes(event.seat));
    if (laid?.event.type === "PaymentLaid") return laid.event.seat;
    const due = this.views.map((view) => view.phases.at(-1)).find((phase) => phase?.type === "Tunnel");
    return due?.type === "Tunnel" && this.seats.includes(due.seat) ? due.seat : undefined;
  }

  /** The seat at the screen: with several, the one that has to act. */
  #pickSeat(): void {
    const acting = this.views.find((v) => v.seat !== null && v.moves.length);
    if (this.seat === null || !this.seats.includes(this.seat)) {
      this.seat = acting?.seat ?? this.seats[0] ?? null;
    } else if (this.hot && acting && !this.view?.moves.length) {
      this.seat = acting.seat;
    }
  }

  async #load(room: RoomInfo): Promise<void> {
    this.#loaded = true;
    try {
      // Nothing is told before the words of its edition are there.
      const words = texts.use(texts.lang, room.edition);
      const data = await api.editionOf(room);
      await words;
      this.data = data;
    } catch (error) {
      this.#loaded = false;
      this.problem = String(error instanceof Error ? error.message : error);
    }
  }
}
