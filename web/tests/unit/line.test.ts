// The line to a table: it comes back by itself, and makes no move twice.

import { beforeEach, expect, test, vi } from "vitest";
import { Line, type LineState } from "../../src/lib/line";
import { Looker } from "../../src/pages/replay/looker";

interface Said {
  type: string;
  id?: string | null;
  [more: string]: unknown;
}

/** The other end: what was sent there, and what it does. */
class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(frame: Said): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const now = (): Socket => {
  const socket = Socket.all.at(-1);
  if (!socket) throw new Error("nobody has called");
  return socket;
};

const join = (frame: Said = { type: "joined" }): Socket => {
  now().open();
  now().say(frame);
  return now();
};

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
});

function call(missing?: () => { from: number }) {
  const heard: Said[] = [];
  const states: LineState[] = [];
  let tokens = ["mine"];
  const line = new Line<Said, Said>("campaign/abc", {
    frame: (frame) => heard.push(frame),
    state: (state) => states.push(state),
    hello: () => ({ tokens, lang: "en" }),
    missing,
  });
  return { line, heard, states, as: (...others: string[]) => (tokens = others) };
}

const move = { type: "move", id: "m1", move: "draw" };

test("it joins as who is here, and says what is missing", () => {
  let from = 7;
  const { line, heard, states } = call(() => ({ from }));
  expect(now().address).toBe("ws://here/ws/campaign/abc");
  now().open();
  expect(now().sent).toEqual([{ type: "join", tokens: ["mine"], lang: "en", from: 7 }]);
  expect(states).toEqual(["connecting"]);
  now().say({ type: "joined" });
  expect(states).toEqual(["connecting", "open"]);
  expect(heard).toEqual([{ type: "joined" }]);
  from = 9;
  line.sync();
  expect(now().sent.at(-1)).toEqual({ type: "sync", from: 9 });
});

test("after a cut it comes back, at once and then ever more slowly", () => {
  const { states } = call();
  join();
  for (const wait of [300, 700, 1500, 3000, 5000, 5000]) {
    now().close();
    const calls = Socket.all.length;
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(wait - 1);
    expect(Socket.all).toHaveLength(calls);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(calls + 1);
    expect(states.at(-1)).toBe("lost");
  }
  join();
  expect(states.at(-1)).toBe("open");
  now().close();
  vi.advanceTimersByTime(300);
  expect(now().readyState).toBe(0);
  expect(Socket.all).toHaveLength(8);
});

test("a move that was not answered is sent again, under the same id", () => {
  const { line } = call();
  line.send(move); // before the line stands
  expect(join().sent.slice(1)).toEqual([move]);
  now().say({ type: "events", id: "another" });
  now().close();
  vi.advanceTimersByTime(300);
  now().open();
  expect(now().sent).toHaveLength(1);
  now().say({ type: "campaign" });
  expect(now().sent.slice(1)).toEqual([move]);
  now().say({ type: "campaign", id: null });
  expect(now().sent.slice(1)).toEqual([move]);
});

test.each([
  { type: "events", id: "m1" },
  { type: "campaign", id: "m1" },
  { type: "refused", id: "m1" },
  { type: "error", error: "This could not be kept." },
])("a move that was answered by $type is not", (answer) => {
  const { line, heard } = call();
  join();
  line.send(move);
  now().say({ type: "thinking" });
  now().say(answer);
  expect(heard.at(-1)).toEqual(answer);
  now().close();
  vi.advanceTimersByTime(300);
  expect(join().sent).toHaveLength(1);
});

test("other frames are sent once or never", () => {
  const { line } = call();
  line.send({ type: "pace", pace: "calm" });
  expect(join().sent).toHaveLength(1);
  line.send({ type: "pace", pace: "brisk" });
  expect(now().sent).toHaveLength(2);
  now().close();
  vi.advanceTimersByTime(300);
  expect(join().sent).toHaveLength(1);
});

test("a question has its answer, and nobody else hears it", async () => {
  const { line, heard } = call();
  join();
  const answers = Promise.all([line.ask({ type: "why", id: "q1" }), line.ask({ type: "why", id: "q2" })]);
  now().say({ type: "refused", id: "q2", text: "two" });
  now().say({ type: "why", id: "q1", text: "one" });
  expect((await answers).map((answer) => answer?.text)).toEqual(["one", "two"]);
  expect(heard).toHaveLength(1);
});

test("a question that cannot be answered any more is not waited for", async () => {
  const { line } = call();
  expect(await line.ask({ type: "why", id: "early" })).toBeNull();
  join();
  const cut = line.ask({ type: "why", id: "cut" });
  now().close();
  expect(await cut).toBeNull();
  vi.advanceTimersByTime(300);
  join();
  const over = line.ask({ type: "why", id: "over" });
  line.close();
  expect(await over).toBeNull();
});

test("as somebody else it joins at once", () => {
  const { line, heard, states, as } = call();
  const old = join();
  as("mine", "new");
  line.again();
  expect(old.readyState).toBe(3);
  expect(states.at(-1)).toBe("connecting");
  old.say({ type: "late" });
  expect(heard).toHaveLength(1);
  expect(join().sent[0]).toMatchObject({ tokens: ["mine", "new"] });
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
  now().close();
  line.again();
  expect(states.at(-1)).toBe("connecting");
  join();
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(3);
});

test("hung up is hung up, also while it was trying", () => {
  const { line, states } = call();
  join();
  now().close();
  line.close();
  expect(states.at(-1)).toBe("closed");
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(1);
});

test("who looks back asks once, and again after a cut", async () => {
  const looker = new Looker("abc", ["mine"]);
  expect(Socket.all).toHaveLength(0);
  const early = looker.look(3, null);
  void looker.look(3, null);
  expect(join().sent).toEqual([
    { type: "join", tokens: ["mine"], from: 10_000_000 },
    { type: "look", step: 3, seat: null },
  ]);
  const seen = looker.look(5, 1);
  expect(now().sent).toHaveLength(3);
  now().say({ type: "look", step: 3, views: [{ seat: 0, step: 3 }] });
  expect(await early).toEqual({ seat: 0, step: 3 });
  now().close();
  vi.advanceTimersByTime(300);
  expect(join().sent.slice(1)).toEqual([{ type: "look", step: 5, seat: 1 }]);
  now().say({ type: "look", step: 5, views: [{ seat: 1, step: 5 }] });
  expect(await seen).toEqual({ seat: 1, step: 5 });
  expect(await looker.look(3, null)).toEqual({ seat: 0, step: 3 });
  const never = looker.look(9, null);
  looker.close();
  expect(await never).toBeNull();
});
