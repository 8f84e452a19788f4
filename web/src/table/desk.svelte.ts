/** What the person at the table is about to do: the route picked, the way to pay, what is open. */

import type { Glow } from "../board/board";
import { colourOf } from "../lib/cards";
import type { Game } from "../lib/game.svelte";
import { type Choice, exchange, keepText, type Offer } from "../lib/moves";
import type { Refused, RouteFacts, Told, Way } from "../lib/types";

export type Drawer = "none" | "help" | "menu" | "journal" | "routes" | "stations" | "key";

/** Decisions that the table has a place for; any other is asked in words. */
const KNOWN = new Set(["Turn", "SecondCard", "FreePick", "Choosing", "Tunnel"]);

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
  /** An action without a place of its own, picked by its verb. */
  verb = $state<string | null>(null);
  /** Which of the offers is ticked. */
  choice = $state(0);
  /** The faces chosen for it: the text of the move; null is what is plainest. */
  variant = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** The city that is pointed at. */
  spot = $state<string | null>(null);
  /** The line off the board that is pointed at. */
  edge = $state<number | null>(null);
  drawer = $state<Drawer>("none");
  /** How many words of the others have been seen. */
  heard = $state(0);
  /** The ticket whose way is shown: hovered for a moment, or pinned. */
  peeked = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** A colour in the hand that is pointed at: the routes it can pay light up. */
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

  /** Must something be decided that the table asks in words? */
  deciding = $derived.by(
    () => this.game.mine && this.game.moves.others.size > 0 && !KNOWN.has(this.game.phase?.type ?? ""),
  );
  /** Actions of the turn that have no place of their own on the table. */
  actions = $derived.by<string[]>(() =>
    this.game.mine && !this.deciding ? [...this.game.moves.others.keys()] : [],
  );
  choices = $derived.by<Choice[]>(() => {
    if (!this.game.mine || this.route || this.city) return [];
    const { others } = this.game.moves;
    if (this.deciding) return [...others.values()].flat();
    return this.verb ? (others.get(this.verb) ?? []) : [];
  });
  offers = $derived.by<Offer[]>(() => {
    if (!this.game.mine) return [];
    if (this.route) return this.game.moves.claims.get(this.route) ?? [];
    if (this.city) return this.game.moves.stations.get(this.city) ?? [];
    return this.choices.map((choice) => choice.offer);
  });
  offer = $derived<Offer | null>(this.offers[this.choice] ?? this.offers[0] ?? null);
  /** The move that is made, with the faces that were chosen, and its cards. */
  #made = $derived.by(() => this.offer?.variants.find((one) => one.text === this.variant) ?? this.offer);
  laid = $derived.by<string[]>(() => this.#made?.cards ?? []);
  /** Cities that a decision is about: they can be picked on the map. */
  asked = $derived.by<Map<string, number>>(() => {
    const found = new Map<string, number>();
    for (const [i, { words }] of this.choices.entries())
      for (const word of words) if (this.game.cities.has(word)) found.set(word, i);
    return found;
  });
  /** Is a city being looked for, to build in? */
  building = $derived.by(() => this.drawer === "stations" && this.game.moves.stations.size > 0);
  /** Cities that can be picked on the map now, if any. */
  pick = $derived.by<Set<string> | null>(() => {
    if (this.building) return new Set(this.game.moves.stations.keys());
    return this.asked.size ? new Set(this.asked.keys()) : null;
  });
  /** What the slip is about that lies open. */
  slip = $derived.by<"pay" | "choose" | "decide" | "build" | null>(() => {
    if (this.choosing) return "choose";
    if ((this.route || this.city) && this.offers.length) return "pay";
    if (this.choices.length) return "decide";
    return this.building ? "build" : null;
  });
  /** Routes that can be claimed now: none while a move is on its way. */
  legal = $derived.by<Set<string>>(
    () => new Set(this.game.mine ? this.game.moves.claims.keys() : []),
  );
  lit = $derived.by<Set<string>>(() => {
    const colour = this.touched;
    if (!colour || this.route || this.city || !this.game.mine) return new Set();
    const uses = (offer: Offer): boolean => offer.cards.some((card) => colourOf(card) === colour);
    return new Set(
      [...this.game.moves.claims].filter(([, offers]) => offers.some(uses)).map(([route]) => route),
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
    for (const [city, i] of this.asked) if (i === this.choice) out.add(city);
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

  pickRoute(route: string, colour?: string): void {
    this.game.refusal = null;
    this.city = null;
    this.verb = null;
    if (this.drawer !== "journal") this.drawer = "none";
    if (this.game.busy) return;
    if (!this.legal.has(route)) {
      this.route = null;
      void this.askWhy(route);
      return;
    }
    if (this.route === route && !colour) return;
    this.route = route;
    const uses = (offer: Offer): boolean => offer.cards.some((card) => colourOf(card) === colour);
    this.choose(Math.max(0, colour ? this.offers.findIndex(uses) : 0));
  }

  pickCity(city: string): void {
    const asked = this.asked.get(city);
    if (asked !== undefined) {
      this.choose(asked);
      return;
    }
    if (!this.game.moves.stations.has(city)) return;
    this.route = null;
    this.verb = null;
    this.city = city;
    this.choose(0);
    this.drawer = "none";
  }

  /** Begin (or leave) an action that is asked in words. */
  act(verb: string): void {
    const again = this.verb === verb;
    this.clear();
    this.drawer = "none";
    if (!again && this.game.moves.others.has(verb)) this.verb = verb;
  }

  /** Tick one of the offers. */
  choose(index: number): void {
    this.choice = index;
    this.variant = null;
  }

  /** Lay down one card more, or less, of a face. */
  exchange(face: string, by: 1 | -1): void {
    const next = this.offer && exchange(this.offer, this.laid, face, by);
    if (next) this.variant = next.text;
  }

  /** Do what the slip says. */
  confirm(): void {
    if (this.#made) this.game.play(this.#made.text);
    this.clear();
    this.hovered = null;
  }

  clear(): void {
    this.route = null;
    this.city = null;
    this.verb = null;
    this.choose(0);
  }

  /** One step back: true if there was something to close. */
  escape(): boolean {
    if (this.game.refusal) this.game.refusal = null;
    else if (this.why) this.why = null;
    else if (this.dug) this.dug = null;
    else if (this.drawer !== "none") this.drawer = "none";
    else if (this.route || this.city || this.verb) this.clear();
    else if (this.game.coach.open) this.game.coach.open = false;
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
      const colour = facts.colour ?? colourOf(most?.[0] ?? "wild");
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
      } else if (event.type === "StationBuilt" || event.type === "DepotPlaced") fresh.add(event.city);
      else if (event.type === "PaymentLaid") laid = event;
      else if (event.type === "TunnelRevealed") revealed.push(event.card);
    }
    if (events.length) {
      this.fresh = fresh;
      this.why = null;
      if (this.route && !this.legal.has(this.route)) this.clear();
      if (this.city && !this.game.moves.stations.has(this.city)) this.clear();
      if (this.verb && !this.game.moves.others.has(this.verb)) this.clear();
      if (this.deciding) this.choose(0);
      if (this.drawer === "stations" && !this.game.moves.stations.size) this.drawer = "none";
    }
    this.keeping = new Set([...this.keeping].filter((ticket) => this.offered.includes(ticket)));
  }
}
