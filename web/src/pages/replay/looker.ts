/** Asks the server how a game stood after a step, and remembers the answers. */

import type { View } from "../../lib/types";

type Answer = (view: View | null) => void;

interface Frame {
  type: string;
  step?: number;
  views?: View[];
}

const key = (step: number, seat: number | null): string => `${step} ${seat ?? ""}`;

export class Looker {
  #views = new Map<string, View>();
  #waiting = new Map<string, { seat: number | null; answers: Answer[] }>();
  #socket: WebSocket | null = null;
  #joined = false;

  constructor(
    readonly room: string,
    readonly tokens: string[],
  ) {}

  /** The view after a step, as a seat saw it (null: as this browser may); null when there is none. */
  look(step: number, seat: number | null): Promise<View | null> {
    const known = this.#views.get(key(step, seat));
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key(step, seat));
      if (waiting) {
        waiting.answers.push(resolve);
        return;
      }
      this.#waiting.set(key(step, seat), { seat, answers: [resolve] });
      if (this.#joined) this.#ask(step, seat);
      else this.#open();
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  #open(): void {
    if (this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.room)}`);
    this.#socket = socket;
    // Nothing is missing here: the events come by the room's own line.
    socket.onopen = () => socket.send(JSON.stringify({ type: "join", tokens: this.tokens, from: 10_000_000 }));
    socket.onmessage = (message: MessageEvent<string>) => this.#take(JSON.parse(message.data) as Frame);
    socket.onclose = () => {
      this.#joined = false;
      this.#socket = null;
      for (const { answers } of this.#waiting.values()) for (const answer of answers) answer(null);
      this.#waiting.clear();
    };
  }

  #ask(step: number, seat: number | null): void {
    this.#socket?.send(JSON.stringify({ type: "look", step, ...(seat === null ? {} : { seat }) }));
  }

  #take(frame: Frame): void {
    if (frame.type === "joined") {
      this.#joined = true;
      for (const [asked, { seat }] of this.#waiting) this.#ask(Number(asked.split(" ")[0]), seat);
    }
    if (frame.type !== "look" || frame.step === undefined) return;
    const view = frame.views?.[0];
    if (!view) return;
    // The answer names the step, and its view the seat; an open question may mean either.
    for (const [asked, { seat, answers }] of [...this.#waiting]) {
      if (Number(asked.split(" ")[0]) !== frame.step || (seat !== null && view.seat !== seat)) continue;
      this.#views.set(asked, view);
      this.#waiting.delete(asked);
      for (const answer of answers) answer(view);
    }
  }
}
