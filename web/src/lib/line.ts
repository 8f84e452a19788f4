/** A line to a table: joins, comes back by itself with what it missed, and makes no move twice. */

export type LineState = "connecting" | "open" | "lost" | "closed";

interface Frame {
  type: string;
  id?: string | null;
}

/** Who holds the line at this end. */
export interface Holder<Heard> {
  frame(frame: Heard): void;
  state?(state: LineState): void;
  /** Who is at this screen, and the language to be spoken. */
  hello(): { tokens: string[]; lang?: string };
  /** What is missing here. */
  missing?(): { from?: number; undos?: number | null };
}

const WAITS = [300, 700, 1500, 3000, 5000];

/** A fresh id for a message. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

export class Line<Heard extends Frame, Sent extends Frame> {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The move that is not answered yet: sent again with the same id after a break. */
  #pending: Sent | null = null;
  #asked = new Map<string, (answer: Heard | null) => void>();

  /** `address`: of the table, below `/ws/`. */
  constructor(
    readonly address: string,
    readonly holder: Holder<Heard>,
  ) {
    this.#open();
  }

  send(frame: Sent): void {
    if (frame.type === "move") this.#pending = frame;
    this.#say(frame);
  }

  /** Send a question: its answer, or null when the line is cut before there is one. */
  ask(frame: Sent & { id: string }): Promise<Heard | null> {
    return new Promise((answer) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return answer(null);
      this.#asked.set(frame.id, answer);
      this.#say(frame);
    });
  }

  /** Something was missed: ask for it. */
  sync(): void {
    this.#say({ type: "sync", ...this.holder.missing?.() });
  }

  /** Join again, as somebody else. */
  again(): void {
    this.#tries = 0;
    this.#hangUp();
    this.#open();
  }

  /** Hang up for good. */
  close(): void {
    this.#hangUp();
    this.holder.state?.("closed");
  }

  #say(frame: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${this.address}`);
    this.#socket = socket;
    this.holder.state?.(this.#tries ? "lost" : "connecting");
    let joined = false;
    socket.onopen = () => this.#say({ type: "join", ...this.holder.hello(), ...this.holder.missing?.() });
    socket.onmessage = (message: MessageEvent<string>) => {
      const frame = JSON.parse(message.data) as Heard;
      if (!joined && (frame.type === "joined" || frame.type === "campaign")) {
        joined = true;
        this.#tries = 0;
        this.holder.state?.("open");
        if (this.#pending) this.#say(this.#pending);
      }
      this.#hear(frame);
    };
    socket.onclose = () => this.#lost();
  }

  #hear(frame: Heard): void {
    // What could not be kept, or not be read, was not done: it is not sent again.
    if (frame.type === "error" || (frame.id && frame.id === this.#pending?.id)) this.#pending = null;
    const answer = this.#asked.get(frame.id ?? "");
    this.#asked.delete(frame.id ?? "");
    if (answer) answer(frame);
    else this.holder.frame(frame);
  }

  #lost(): void {
    this.#unanswered();
    this.holder.state?.("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    if (this.#socket) this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket?.close();
    this.#unanswered();
  }

  #unanswered(): void {
    for (const answer of this.#asked.values()) answer(null);
    this.#asked.clear();
  }
}
