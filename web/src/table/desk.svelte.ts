/** What the person at the table is about to do: the route picked, the way to pay, what is open. */

import type { Glow } from "../board/Board.svelte";
import type { Game } from "../lib/game.svelte";
import { keepText, type Offer } from "../lib/moves";
import type { Refused, RouteFacts, Told, Way } from "../lib/types";

export type Drawer = "none" | "help" | "menu" | "journal" | "routes" | "stations";

/** How a tunnel went that asked for nothing: shown to the one who dug it. */
export interface Dug {
  route: string;
  cards: string[];
  revealed: string[];
  points: number;
}

export class Desk {
  readonly game: Game;
  route = $state<string | null>(null);
  city = $state<string | null>(null);
  /** Which of the offers is ticked. */
  choice = $state(0);
  hovered = $state<string | null>(null);
  drawer = $state<Drawer>("none");
  /** How many words of the others have been seen. */
  heard = $state(0);
  /** The ticket whose way is shown: hovered for a moment, or pinned. */
  peeked = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** A kind of card in the hand that is pointed at: the routes it can pay light up. */
  touched = $state<string | null>(null);
  keeping = $state.raw<Set<string>>(new Set());
  /** A line of the journal that is looked at. */
  looked = $state.raw<{ routes: string[]; cities: string[] } | null>(null);
  /** Pieces that have just been put on the board. */
  fresh = $state.raw<Set<string>>(new Set());
  dug = $state.raw<Dug | null>(null);
  why = $state.raw<{ route: string; answer: Refused } | null>(null);
  #whys = new Map<string, Refused>();
  #asked = 0;

  constructor(game: Game) {
    this.game = game;
  }

  offers = $derived.by<Offer[]>(() => {
    if (!this.game.mine) return [];
    if (this.route) return this.game.moves.claims.get(this.route) ?? [];
    if (this.city) return this.game.moves.stations.get(this.city) ?? [];
    return [];
  });
  offer = $derived<Offer | null>(this.offers[this.choice] ?? this.offers[0] ?? null);
  /** Is a city being looked for, to build in? */
  building = $derived.by(() => this.drawer === "stations" && this.game.moves.stations.size > 0);
  /** Routes that can be claimed now: none while a move is on its way. */
  legal = $derived.by<Set<string>>(
    () => new Set(this.game.mine ? this.game.moves.claims.keys() : []),
  );
  lit = $derived.by<Set<string>>(() => {
    const card = this.touched;
    if (!card || this.route || this.city || !this.game.mine) return new Set();
    return new Set(
      [...this.game.moves.claims]
        .filter(([, offers]) => offers.some((offer) => offer.cards.includes(card)))
        .map(([route]) => route),
    );
  });
  choosing = $derived.by(
    () => this.game.phase?.type === "Choosing" && this.game.moves.keeps.length > 0,
  );
  offered = $derived.by<string[]>(() => {
    const phase = this.game.phase;
    if (phase?.type !== "Choosing" || this.game.seat === null) return [];
    return (phase.offers[this.game.seat] ?? []).filter((ticket) => ticket !== null);
  });
  keep = $derived.by(() => keepText(this.game.moves.keeps, this.keeping));
  tunnel = $derived.by(() => {
    const { phase, seat } = this.game;
    return phase?.type === "Tunnel" && phase.seat === seat ? phase : null;
  });
  shown = $derived<string | null>(this.peeked ?? this.pinned);

  glow = $derived.by<Glow | null>(() => {
    if (this.looked?.routes.length) return { owned: this.looked.routes };
    const way = this.shown ? this.game.myWays.get(this.shown) : undefined;
    return way ? { owned: way.owned, lent: way.lent, missing: way.missing ?? [] } : null;
  });

  hot = $derived.by<string[]>(() => {
    if (this.looked?.cities.length) return this.looked.cities;
    const out = new Set<string>();
    const ends = (ticket: string | null): void => {
      for (const city of (ticket && this.game.tickets.get(ticket)?.ends) || []) out.add(city);
    };
    if (this.choosing && !this.shown) this.offered.forEach(ends);
    ends(this.shown);
    if (this.tunnel) this.#endsOf(this.tunnel.route).forEach((city) => out.add(city));
    if (this.city) out.add(this.city);
    return [...out];
  });

  #endsOf(route: string): readonly string[] {
    return this.game.routes.get(route)?.ends ?? [];
  }

  facts(route: string | null): RouteFacts | null {
    return route ? (this.game.routes.get(route) ?? null) : null;
  }

  /** The tickets that a route would finish. */
  completes(route: string): Way[] {
    return [...this.game.myWays.values()].filter(
      (way) => !way.done && way.missing?.length === 1 && way.missing[0] === route,
    );
  }

  // What a hand does.

  pickRoute(route: string, cards?: string): void {
    this.game.refusal = null;
    this.city = null;
    if (this.drawer !== "journal") this.drawer = "none";
    if (this.game.busy) return;
    if (!this.legal.has(route)) {
      this.route = null;
      void this.askWhy(route);
      return;
    }
    if (this.route === route && !cards) return;
    this.route = route;
    const index = cards ? this.offers.findIndex((offer) => offer.cards.includes(cards)) : 0;
    this.choice = Math.max(0, index);
  }

  pickCity(city: string): void {
    if (!this.game.moves.stations.has(city)) return;
    this.route = null;
    this.city = city;
    this.choice = 0;
    this.drawer = "none";
  }

  /** Do what the slip says. */
  confirm(): void {
    if (this.offer) this.game.play(this.offer.text);
    this.clear();
    this.hovered = null;
  }

  clear(): void {
    this.route = null;
    this.city = null;
    this.choice = 0;
  }

  /** One step back: true if there was something to close. */
  escape(): boolean {
    if (this.game.refusal) this.game.refusal = null;
    else if (this.why) this.why = null;
    else if (this.dug) this.dug = null;
    else if (this.drawer !== "none") this.drawer = "none";
    else if (this.route || this.city) this.clear();
    else if (this.pinned || this.looked) {
      this.pinned = null;
      this.looked = null;
    } else return false;
    return true;
  }

  open(drawer: Drawer): void {
    this.drawer = this.drawer === drawer ? "none" : drawer;
    if (this.drawer === "stations") this.clear();
  }

  toggle(ticket: string): void {
    const next = new Set(this.keeping);
    if (!next.delete(ticket)) next.add(ticket);
    this.keeping = next;
  }

  hover(route: string | null): void {
    if (route === this.hovered) return;
    this.hovered = route;
    if (this.why && this.why.route !== route) this.why = null;
    clearTimeout(this.#asked);
    if (route && this.game.view?.owners[route] === undefined && !this.legal.has(route))
      this.#asked = window.setTimeout(() => void this.askWhy(route, true), 180);
  }

  /** Ask the server why a route cannot be claimed; it knows, the client does not. */
  async askWhy(route: string, hovering = false): Promise<void> {
    const { view, next } = this.game;
    const facts = this.facts(route);
    if (!view || !facts || view.seat === null) return;
    if (!this.game.mine && hovering) return;
    const key = `${route} ${next} ${document.documentElement.lang}`;
    let answer = this.#whys.get(key);
    if (!answer) {
      const most = Object.entries(view.hand).sort((a, b) => b[1] - a[1]).find(([card]) => card !== "wild");
      const colour = facts.colour ?? most?.[0] ?? "wild";
      const count = facts.length === 1 ? colour : `${colour}*${facts.length}`;
      answer = await this.game.why(`claim ${route} ${count}`);
      this.#whys.set(key, answer);
    }
    if (!answer.text || (hovering && this.hovered !== route)) return;
    this.why = { route, answer };
  }

  /** What has just happened, as far as it concerns the one at the screen. */
  news(events: Told[]): void {
    const fresh = new Set<string>();
    let laid: Extract<Told["event"], { type: "PaymentLaid" }> | null = null;
    const revealed: string[] = [];
    for (const { event } of events) {
      if (event.type === "RouteClaimed") {
        fresh.add(event.route);
        if (laid && event.seat === this.game.seat && revealed.length)
          this.dug = { route: event.route, cards: laid.payment.cards, revealed, points: event.points };
      } else if (event.type === "StationBuilt") fresh.add(event.city);
      else if (event.type === "PaymentLaid") laid = event;
      else if (event.type === "TunnelRevealed") revealed.push(event.card);
    }
    if (events.length) {
      this.fresh = fresh;
      this.why = null;
      if (this.route && !this.legal.has(this.route)) this.clear();
      if (this.city && !this.game.moves.stations.has(this.city)) this.clear();
      if (this.drawer === "stations" && !this.game.moves.stations.size) this.drawer = "none";
    }
    this.keeping = new Set([...this.keeping].filter((ticket) => this.offered.includes(ticket)));
  }
}
