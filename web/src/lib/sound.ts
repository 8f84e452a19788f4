/** Small sounds, made on the spot; silent until asked for. Every one has a visible twin. */

import { settings } from "./settings.svelte";

export type Sound =
  | "turn"
  | "card"
  | "wheel"
  | "thump"
  | "stone"
  | "match"
  | "stamp"
  | "punch"
  | "refused"
  | "last"
  | "end";

let context: AudioContext | null = null;
let out: GainNode | null = null;

function ready(): { context: AudioContext; out: GainNode } | null {
  if (!settings.sound || settings.volume <= 0) return null;
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = settings.volume * 0.2;
  void context.resume();
  return { context, out };
}

/** A note that dies away. */
function note(pitch: number, after: number, lasts: number, strength = 1, type: OscillatorType = "sine"): void {
  const desk = ready();
  if (!desk) return;
  const start = desk.context.currentTime + after;
  const tone = desk.context.createOscillator();
  const gain = desk.context.createGain();
  tone.type = type;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(strength, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(gain).connect(desk.out);
  tone.start(start);
  tone.stop(start + lasts);
}

/** A breath of noise through a filter: paper, stone, wheels. */
function noise(pitch: number, after: number, lasts: number, strength = 1, sharp = 1): void {
  const desk = ready();
  if (!desk) return;
  const { context: ctx } = desk;
  const start = ctx.currentTime + after;
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * lasts), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.value = strength;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(desk.out);
  source.start(start);
}

const SOUNDS: Record<Sound, () => void> = {
  turn: () => {
    note(659, 0, 0.7, 0.5);
    note(523, 0.22, 0.9, 0.5);
  },
  card: () => noise(3200, 0, 0.12, 0.5, 0.7),
  wheel: () => noise(1400, 0, 0.04, 0.7, 3),
  thump: () => {
    note(72, 0, 0.3, 0.9);
    noise(200, 0, 0.1, 0.5);
  },
  stone: () => noise(420, 0, 0.35, 0.9, 1.4),
  match: () => {
    noise(420, 0, 0.3, 0.6, 1.4);
    note(1318, 0.1, 0.9, 0.35);
  },
  stamp: () => {
    note(110, 0, 0.18, 0.8);
    noise(900, 0, 0.06, 0.8);
  },
  punch: () => {
    noise(2200, 0, 0.05, 1, 2);
    noise(1100, 0.07, 0.05, 0.7, 2);
  },
  refused: () => note(150, 0, 0.22, 0.7, "triangle"),
  last: () => {
    note(740, 0, 1.1, 0.25, "triangle");
    note(880, 0.02, 1.1, 0.2, "triangle");
  },
  end: () => [523, 659, 784, 1047].forEach((pitch, i) => note(pitch, i * 0.2, 1.2, 0.4)),
};

export function sound(name: Sound): void {
  if (settings.sound) SOUNDS[name]();
}

/** One click for each car that rolls in, and a thump at the end. */
export function rolling(cars: number, gap: number): void {
  for (let i = 0; i < cars; i++) setTimeout(() => sound("wheel"), i * gap);
  setTimeout(() => sound("thump"), cars * gap + 120);
}
