/** Asks the server how a game stood after a step, and remembers the answers. */

import { Line } from "../../lib/line";
import type { ClientFrame, ServerFrame, View } from "../../lib/types";

type Answer = (view: View | null) => void;

const key = (step: number, seat: number | null): string => `${step} ${seat ?? ""}`;

export class Looker {
  #views = new Map<string, View>();
  #waiting = new Map<string, { step: number; seat: number | null; answers: Answer[] }>();
  #line: Line<ServerFrame, ClientFrame> | null = null;
  #joined = false;

  constructor(
    readonly room: string,
    readonly tokens: string[],
  ) {}

  /** The view after a step, as a seat saw it (null: as this browser may); null when nobody asks any more. */
  look(step: number, seat: number | null): Promise<View | null> {
    const known = this.#views.get(key(step, seat));
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key(step, seat));
      if (waiting) {
        waiting.answers.push(resolve);
        return;
      }
      this.#waiting.set(key(step, seat), { step, seat, answers: [resolve] });
      if (this.#joined) this.#ask(step, seat);
      this.#line ??= new Line(encodeURIComponent(this.room), {
        frame: (frame) => this.#take(frame),
        state: (state) => this.#open(state === "open"),
        hello: () => ({ tokens: this.tokens }),
        // Nothing is missing here: the events come by the room's own line.
        missing: () => ({ from: 10_000_000 }),
      });
    });
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
    for (const { answers } of this.#waiting.values()) for (const answer of answers) answer(null);
    this.#waiting.clear();
  }

  /** After a break everything that is still open is asked again. */
  #open(joined: boolean): void {
    this.#joined = joined;
    if (joined) for (const { step, seat } of this.#waiting.values()) this.#ask(step, seat);
  }

  #ask(step: number, seat: number | null): void {
    this.#line?.send({ type: "look", step, seat });
  }

  #take(frame: ServerFrame): void {
    const view = frame.type === "look" && frame.views[0];
    if (!view) return;
    // The answer names the step, and its view the seat; an open question may mean either.
    for (const [asked, { step, seat, answers }] of [...this.#waiting]) {
      if (step !== frame.step || (seat !== null && view.seat !== seat)) continue;
      this.#views.set(asked, view);
      this.#waiting.delete(asked);
      for (const answer of answers) answer(view);
    }
  }
}
