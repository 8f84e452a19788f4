/** A game that was prepared: the real table shows it, and only the lesson's move can be made. */

import { Game } from "../../lib/game.svelte";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/texts.svelte";
import type { Refused, RoomInfo, ServerFrame } from "../../lib/types";
import { myName } from "../common/visits";
import type { Course, Happened, Prepared, Shown } from "./lessons";

const PAUSE = 800;

export class LessonGame extends Game {
  at = $state(0);
  /** Is the other player moving? */
  waiting = $state(false);
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    readonly course: Course,
    readonly prepared: Prepared,
  ) {
    super("tutorial");
    this.line = "open";
    const { begin } = prepared;
    this.take({
      type: "joined",
      room: this.#room(begin.turn),
      seats: [0],
      next: 0,
      views: [this.#view(begin)],
      events: [],
    });
    this.#tellWays(begin);
  }

  lesson = $derived.by(() => this.course.lessons[this.at]);
  last = $derived.by(() => this.at >= this.course.lessons.length - 1);

  /** How many actions come before a lesson. */
  #done(at: number): number {
    return this.course.lessons.slice(0, at).filter((lesson) => lesson.act).length;
  }

  /** The move that the lesson asks for. */
  get wanted(): string | null {
    return this.lesson?.act ? (this.prepared.actions[this.#done(this.at)]?.move ?? null) : null;
  }

  next_(): void {
    if (this.last) return;
    this.at += 1;
    this.#show();
  }

  back(): void {
    if (this.at === 0) return;
    this.#hush();
    this.at -= 1;
    const shown = this.#moment(this.at);
    const next = "next" in shown ? (shown as Happened).next : 0;
    this.take({ type: "undone", next, views: [this.#view(shown)], room: this.#room(shown.turn) });
    this.#tellWays(shown);
  }

  override start(): void {
    // There is no line to hang on.
  }

  override stop(): void {
    this.#hush();
  }

  override play(move: string): void {
    if (this.waiting || move !== this.wanted) return;
    const action = this.prepared.actions[this.#done(this.at)];
    if (!action) return;
    this.waiting = true;
    this.refusal = null;
    let after = 0;
    action.beats.forEach((beat, i) => {
      const finish = (): void => {
        const final = i === action.beats.length - 1;
        if (final) {
          this.waiting = false;
          if (!this.last) this.at += 1;
        }
        this.#tell(beat, final);
      };
      if (i === 0) finish();
      else {
        after += Math.max(200, settings.ms(PAUSE));
        this.#later(finish, after);
      }
    });
  }

  override askOdds(route: string): void {
    const odds = this.prepared.actions[this.#done(this.at)]?.beats[0]?.odds ?? {};
    this.take({ type: "odds", seat: 0, route, odds });
  }

  override why(): Promise<Refused> {
    return Promise.resolve({ id: "", rule: null, reason: null, text: t("page-learn-not-now") });
  }

  #later(what: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, ms);
    this.#timers.add(timer);
  }

  #hush(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.waiting = false;
  }

  /** How the prepared game stands when a lesson begins. */
  #moment(at: number): Shown | Happened {
    const done = this.#done(at);
    return this.prepared.actions[done - 1]?.beats.at(-1) ?? this.prepared.begin;
  }

  #show(): void {
    const shown = this.#moment(this.at);
    const frame: ServerFrame = {
      type: "events",
      events: [],
      next: this.next,
      views: [this.#view(shown)],
      room: this.#room(shown.turn),
    };
    this.take(frame);
    this.#tellWays(shown);
  }

  #tell(beat: Happened, final: boolean): void {
    const view = final ? this.#view(beat) : { ...beat.view, moves: [] };
    this.take({ type: "events", events: beat.events, next: beat.next, views: [view], room: this.#room(beat.turn) });
    this.#tellWays(beat);
    if (beat.dug) this.take({ type: "dug", seat: 0, tunnel: beat.dug });
    if (!final) this.take({ type: "thinking", seat: 1 });
  }

  #tellWays(shown: Shown): void {
    this.take({ type: "ways", seat: 0, ways: shown.ways });
  }

  /** What the learner sees, with the one move of the lesson. */
  #view(shown: Shown): Shown["view"] {
    const wanted = this.wanted;
    return { ...shown.view, moves: wanted === null ? [] : [wanted] };
  }

  #room(turn: number[]): RoomInfo {
    const seat = { bot: null, here: true, open: false };
    return {
      id: this.id,
      edition: this.course.edition,
      seats: [
        { ...seat, name: myName(), kind: "person", colour: "blue" },
        { ...seat, name: t("page-guest-1"), kind: "bot", bot: "greedy", colour: "red" },
      ],
      phase: "playing",
      // While somebody only reads, it is nobody's turn.
      turn: this.lesson?.act || this.waiting ? turn : [],
      moves: this.#done(this.at),
      public: false,
      lang: settings.lang,
      clock: { kind: "none", seconds: 0, left: null },
      pace: "calm",
      commitment: "",
      result: null,
      host: null,
      undo: [0, 0],
      undos: 0,
      branch: null,
      campaign: null,
      coach: "off",
      preparing: false,
    };
  }
}
