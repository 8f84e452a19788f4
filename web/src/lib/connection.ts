/** The line to a room: joins, comes back by itself, and never plays a move twice. */

import type { ClientFrame, ServerFrame } from "./types";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  frame(frame: ServerFrame): void;
  state(state: LineState): void;
  /** What to join with: what is missing here, and the language to be spoken. */
  hello(): { from: number; undos: number | null; lang: string };
}

const WAITS = [300, 700, 1500, 3000, 5000];

/** A fresh id for a message. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Moves sent but not answered: sent again with the same id after a break. */
  #pending = new Map<string, ClientFrame>();

  constructor(
    readonly room: string,
    readonly tokens: string[],
    readonly listener: Listener,
  ) {
    this.#open();
  }

  send(frame: ClientFrame): void {
    if (frame.type === "move") this.#pending.set(frame.id, frame);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.listener.state("closed");
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/ws/${encodeURIComponent(this.room)}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.listener.state(this.#tries ? "lost" : "connecting");
    socket.onopen = () => {
      const hello = this.listener.hello();
      socket.send(JSON.stringify({ type: "join", tokens: this.tokens, ...hello }));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      const frame = JSON.parse(message.data) as ServerFrame;
      if (frame.type === "joined") this.#joined(socket);
      // Any news after a move, or its refusal, settles it.
      if (frame.type === "refused" && frame.id) this.#pending.delete(frame.id);
      if (frame.type === "events" || frame.type === "undone") this.#pending.clear();
      this.listener.frame(frame);
    };
    socket.onclose = () => this.#lost();
  }

  #joined(socket: WebSocket): void {
    this.#tries = 0;
    this.listener.state("open");
    for (const frame of this.#pending.values()) socket.send(JSON.stringify(frame));
  }

  #lost(): void {
    if (this.#closed) return;
    this.listener.state("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 5000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
