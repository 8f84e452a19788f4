/** The line to a campaign: joins, comes back by itself, and never makes a decision twice. */

import type { CampaignFrame } from "./types";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  frame(frame: CampaignFrame): void;
  state(state: LineState): void;
  /** What to join with. */
  hello(): { tokens: string[]; lang: string };
}

interface Sent {
  type: string;
  id?: string;
  [more: string]: unknown;
}

const WAITS = [300, 700, 1500, 3000, 5000];

export class CampaignLine {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The decision that is not answered yet: sent again with the same id after a break. */
  #pending: Sent | null = null;

  constructor(
    readonly campaign: string,
    readonly listener: Listener,
  ) {
    this.#open();
  }

  send(frame: Sent): void {
    if (frame.type === "move") this.#pending = frame;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.listener.state("closed");
  }

  /** Join again, as somebody else. */
  again(): void {
    this.#tries = 0;
    const socket = this.#socket;
    if (socket) socket.onclose = null;
    socket?.close();
    clearTimeout(this.#timer);
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/campaign/${encodeURIComponent(this.campaign)}`);
    this.#socket = socket;
    this.listener.state(this.#tries ? "lost" : "connecting");
    let joined = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: "join", ...this.listener.hello() }));
    socket.onmessage = (message: MessageEvent<string>) => {
      const frame = JSON.parse(message.data) as CampaignFrame;
      if (frame.type === "campaign" && !joined) {
        joined = true;
        this.#tries = 0;
        this.listener.state("open");
        if (this.#pending) socket.send(JSON.stringify(this.#pending));
      } else if (frame.type === "campaign" || frame.type === "refused") {
        if (frame.id === this.#pending?.id) this.#pending = null;
      }
      this.listener.frame(frame);
    };
    socket.onclose = () => this.#lost();
  }

  #lost(): void {
    if (this.#closed) return;
    this.listener.state("lost");
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 5000;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
  }
}
