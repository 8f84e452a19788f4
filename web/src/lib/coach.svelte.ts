/** The coach at this screen: a question at a time, and an answer only while it fits the moment. */

import { freshId } from "./line";
import type { Advised, ClientFrame, CoachTip, RoomInfo, ServerFrame } from "./types";

export type CoachRule = RoomInfo["coach"];

/** What the coach must know of the table. */
export interface Moment {
  readonly seat: number | null;
  readonly next: number;
  readonly mine: boolean;
  readonly veiled: boolean;
  readonly room: Pick<RoomInfo, "coach" | "undos" | "phase"> | null;
}

/** A share as a whole number of hundredths. */
export const percent = (share: number): number => Math.round(100 * share);

export class Coach {
  /** Does the slip lie open? */
  open = $state(false);
  #answer = $state.raw<{ key: string; advice: Advised } | null>(null);
  #asked = $state.raw<{ id: string; key: string } | null>(null);
  #refused = $state.raw<{ key: string; reason: string } | null>(null);
  readonly #moment: Moment;
  readonly #send: (frame: ClientFrame) => void;
  readonly #lang: () => string;

  constructor(moment: Moment, send: (frame: ClientFrame) => void, lang: () => string) {
    this.#moment = moment;
    this.#send = send;
    this.#lang = lang;
  }

  get rule(): CoachRule {
    return this.#moment.room?.coach ?? "off";
  }

  /** May the one at the screen ask, now or later in this game? */
  get here(): boolean {
    return this.rule !== "off" && this.#moment.seat !== null && this.#moment.room?.phase === "playing";
  }

  /** Is there something to be advised on? */
  get due(): boolean {
    return this.here && this.#moment.mine && !this.#moment.veiled;
  }

  /** The moment that an answer belongs to: whose, when, and in which language. */
  get #key(): string {
    const { seat, next, room } = this.#moment;
    return `${seat} ${next} ${room?.undos ?? 0} ${this.#lang()}`;
  }

  get advice(): Advised | null {
    return this.due && this.#answer?.key === this.#key ? this.#answer.advice : null;
  }

  get tips(): CoachTip[] {
    return this.advice?.tips ?? [];
  }

  get thinking(): boolean {
    return this.due && this.#asked?.key === this.#key;
  }

  /** Why there is no answer, as a key of the server's reasons. */
  get problem(): string | null {
    return this.due && this.#refused?.key === this.#key ? this.#refused.reason : null;
  }

  /** Ask about this moment, unless that was done. */
  ask(): void {
    if (!this.due || this.advice || this.thinking || this.problem || this.#moment.seat === null) return;
    this.#asked = { id: freshId(), key: this.#key };
    this.#send({ type: "advise", id: this.#asked.id, seat: this.#moment.seat });
  }

  /** Open the slip and ask, or put it away. */
  toggle(): void {
    if (!this.here) return;
    this.open = !this.open;
    // Who asks once more after a refusal wants to hear it anew.
    if (this.open) {
      this.#refused = null;
      this.ask();
    }
  }

  /** When the coach may speak (only the host is heard). */
  set(rule: CoachRule): void {
    this.#send({ type: "coach", coach: rule });
  }

  /** The line broke: what was asked is not answered any more. */
  lost(): void {
    this.#asked = null;
  }

  /** Take what is for the coach; true when it was. */
  take(frame: ServerFrame): boolean {
    const asked = this.#asked;
    if (frame.type === "advice") {
      if (frame.id !== asked?.id) return true;
      this.#answer = { key: asked.key, advice: frame };
    } else if (frame.type === "refused" && asked && frame.id === asked.id)
      this.#refused = { key: asked.key, reason: frame.reason };
    else return false;
    this.#asked = null;
    return true;
  }
}
