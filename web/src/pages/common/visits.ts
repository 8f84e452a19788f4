/** The rooms this browser has a seat in or has watched, and when it was last there. */

const SEATS = "whistlestop:seats:";
const VISITS = "whistlestop:visits";
const NAME = "whistlestop:name";

type Visits = Record<string, number>;

function visits(): Visits {
  try {
    return JSON.parse(localStorage.getItem(VISITS) ?? "{}") as Visits;
  } catch {
    return {};
  }
}

/** Somebody looked into a room. */
export function visited(room: string): void {
  localStorage.setItem(VISITS, JSON.stringify({ ...visits(), [room]: Date.now() }));
}

/** The rooms where this browser holds a seat, the latest first. */
export function myRooms(): string[] {
  const when = visits();
  const rooms = Object.keys(localStorage)
    .filter((key) => key.startsWith(SEATS))
    .map((key) => key.slice(SEATS.length));
  return rooms.sort((a, b) => (when[b] ?? 0) - (when[a] ?? 0));
}

/** A room is gone: nothing of it is kept. */
export function forget(room: string): void {
  localStorage.removeItem(SEATS + room);
  const { [room]: _gone, ...rest } = visits();
  localStorage.setItem(VISITS, JSON.stringify(rest));
}

/** Everything this browser keeps goes, the choices and the seats too. */
export function forgetEverything(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("whistlestop:")) localStorage.removeItem(key);
}

/** The name somebody gave last. */
export const myName = (): string => localStorage.getItem(NAME) ?? "";
export const keepName = (name: string): void => localStorage.setItem(NAME, name.trim());
