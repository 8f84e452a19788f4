/** Calls somebody back who is looking elsewhere, if they asked for that. */

import { settings } from "./settings.svelte";

/** May this browser show notices at all? */
export const canNotify = (): boolean => "Notification" in globalThis;

/** Switch notices on or off; the browser asks the person the first time. */
export async function setNotify(on: boolean): Promise<void> {
  if (on && canNotify() && Notification.permission !== "granted")
    on = (await Notification.requestPermission()) === "granted";
  settings.notify = on;
}

export function callBack(words: string): void {
  if (!settings.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission === "granted")
    new Notification("Whistlestop", { body: words, icon: "/icons/whistlestop-192.png", tag: "turn" });
}
