/** "Your turn", said outside the page: only when somebody asked for it and looks elsewhere. */

const KEY = "whistlestop:notify";

export const wanted = (): boolean => localStorage.getItem(KEY) === "1";

/** Ask the browser for permission; true when turns will be announced. */
export async function want(yes: boolean): Promise<boolean> {
  if (!yes || !("Notification" in window)) {
    localStorage.removeItem(KEY);
    return false;
  }
  const granted = (await Notification.requestPermission()) === "granted";
  if (granted) localStorage.setItem(KEY, "1");
  return granted;
}

/** Say it, if it is wanted and nobody is looking. */
export function announce(text: string, room: string): void {
  if (!document.hidden || !wanted() || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification("Whistlestop", { body: text, tag: room, icon: "/icons/whistlestop-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only let a service worker speak.
  }
}
