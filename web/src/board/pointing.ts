/** The pointer on a board: one drags, two pinch, a short press picks, a wheel comes nearer. */

import type { Camera } from "./camera.svelte";

export interface Pointing {
  camera: Camera;
  /** Something is pointed at, in pixels of the window; true when it can be picked. */
  over: (x: number, y: number, reach: number) => boolean;
  /** Something was pressed; false when there is nothing. */
  pick: (x: number, y: number, reach: number) => boolean;
  /** Nothing was pressed. */
  nothing: () => void;
  leave: () => void;
}

/** Watch the pointers on an element. */
export function pointing(node: HTMLElement, to: Pointing): { destroy(): void } {
  const pointers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let pinched = false;
  let lastTap = 0;

  function local(event: MouseEvent): [number, number] {
    const box = node.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  function down(event: PointerEvent): void {
    if (event.button) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    node.setPointerCapture(event.pointerId);
    if (pointers.size === 1) {
      travelled = 0;
      pinched = false;
    } else pinched = true;
  }

  function move(event: PointerEvent): void {
    const was = pointers.get(event.pointerId);
    if (!was) {
      if (event.pointerType === "mouse") node.classList.toggle("points", to.over(...local(event), 7));
      return;
    }
    const dx = event.clientX - was.x;
    const dy = event.clientY - was.y;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const box = node.getBoundingClientRect();
      to.camera.zoomAt(
        after / Math.max(before, 1),
        (event.clientX + other.x) / 2 - box.left,
        (event.clientY + other.y) / 2 - box.top,
      );
      to.camera.pan(dx / 2, dy / 2);
    } else {
      travelled += Math.abs(dx) + Math.abs(dy);
      if (travelled > 5) to.camera.pan(dx, dy);
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (pinched || travelled > 5) {
      if (!pointers.size) pinched = false;
      return;
    }
    const now = event.timeStamp;
    if (!to.pick(...local(event), event.pointerType === "mouse" ? 9 : 24)) {
      if (now - lastTap >= 320) to.nothing();
      else if (to.camera.zoom > 1.05) to.camera.fit();
      else to.camera.zoomAt(1.8, ...local(event));
    }
    lastTap = now;
  }

  function cancel(event: PointerEvent): void {
    pointers.delete(event.pointerId);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    to.camera.zoomAt(Math.exp((-event.deltaY * lines) / 420), ...local(event));
  }

  const leave = (): void => to.leave();
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, pointerleave: leave };
  for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener as EventListener);
  // A wheel must be held back from scrolling the page, which a passive listener cannot.
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("wheel", wheel);
    },
  };
}

/** The keys of a map; true when one was used. */
export function mapKey(camera: Camera, key: string): boolean {
  const far = 80;
  const moves: Record<string, () => void> = {
    "+": () => camera.step(1.35),
    "=": () => camera.step(1.35),
    "-": () => camera.step(1 / 1.35),
    "−": () => camera.step(1 / 1.35),
    "0": () => camera.fit(),
    ArrowLeft: () => camera.pan(far, 0),
    ArrowRight: () => camera.pan(-far, 0),
    ArrowUp: () => camera.pan(0, far),
    ArrowDown: () => camera.pan(0, -far),
  };
  moves[key]?.();
  return key in moves;
}
