/** Cards that travel across the table; any input lets them arrive at once. */

import { settings } from "../lib/settings.svelte";

const running = new Set<Animation>();

/** The element that stands for a place: "deck", "row-2", "hand-red", "player-1", "my-tickets". */
function spot(name: string): DOMRect | null {
  const box = document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
  return box && box.width ? box : null;
}

/** Let a copy of a card travel from one place to another. */
export function fly(from: string, to: string, look: HTMLElement | null, after: number): void {
  const lasts = settings.ms(320);
  if (!lasts || settings.still) return;
  const start = spot(from);
  const end = spot(to);
  if (!start || !end) return;
  const copy = document.createElement("div");
  copy.className = "flying";
  if (look) copy.append(look);
  else copy.classList.add(from === "tickets" ? "flying-ticket" : "flying-back");
  const width = Math.min(110, start.width);
  const height = width * 0.62;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  document.body.append(copy);
  const place = (box: DOMRect, scale: number): string =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px) scale(${scale})`;
  const animation = copy.animate(
    [
      { transform: place(start, 1), opacity: 1 },
      { transform: place(end, Math.max(0.35, Math.min(1, end.width / width))), opacity: 1, offset: 0.85 },
      { transform: place(end, Math.max(0.3, Math.min(0.95, end.width / width))), opacity: 0 },
    ],
    { duration: lasts, delay: after, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
  );
  running.add(animation);
  const done = (): void => {
    running.delete(animation);
    copy.remove();
  };
  animation.onfinish = done;
  animation.oncancel = done;
}

/** A picture of the card that lies at a place now. */
export function copyOf(place: string): HTMLElement | null {
  const card = document.querySelector(`[data-spot="${place}"] svg`);
  return card ? (card.cloneNode(true) as HTMLElement) : null;
}

/** Let everything arrive. */
export function arrive(): void {
  for (const animation of [...running]) animation.finish();
}
