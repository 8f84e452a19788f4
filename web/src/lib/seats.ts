/** The seats this browser holds: a secret token for each, kept per room. */

import type { Seated, SeatToken } from "./types";

const key = (room: string): string => `whistlestop:seats:${room}`;

/** The tokens of a room that this browser knows. */
export function seatsOf(room: string): SeatToken[] {
  try {
    const found = JSON.parse(localStorage.getItem(key(room)) ?? "[]") as SeatToken[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Keep the seats of an answer beside those already there. */
export function keepSeats(room: string, seats: SeatToken[]): void {
  const all = new Map(seatsOf(room).map((s) => [s.seat, s]));
  for (const seat of seats) all.set(seat.seat, seat);
  localStorage.setItem(key(room), JSON.stringify([...all.values()]));
}

/** Keep what the server answered and say where the room is. */
export function seated(answer: Seated): string {
  keepSeats(answer.room.id, answer.seats);
  return `/room/${answer.room.id}`;
}

/** The link that brings a seat to another device: the token stays behind the hash. */
export function seatLink(room: string, seat: SeatToken): string {
  return `${location.origin}/room/${room}#seat=${seat.seat}&token=${encodeURIComponent(seat.token)}`;
}

/** Take a token out of the address, if somebody came by a seat link. */
export function seatFromAddress(room: string): void {
  const found = new URLSearchParams(location.hash.slice(1));
  const token = found.get("token");
  if (!token) return;
  keepSeats(room, [{ seat: Number(found.get("seat") ?? 0), token }]);
  history.replaceState(null, "", location.pathname + location.search);
}
