/** Somebody comes by a link that carries a seat: the token goes into this browser's keeping. */

import { keepSeats, seatsOf } from "../../lib/seats";

/** `/room/ID?token=…` moves the token to storage and cleans the address. */
export function takeToken(room: string): void {
  const query = new URLSearchParams(location.search);
  const token = query.get("token");
  if (!token) return;
  const held = seatsOf(room);
  if (!held.some((seat) => seat.token === token)) {
    // The server knows which seat a token is; the number is only the name of the drawer here.
    const seat = query.get("seat");
    keepSeats(room, [{ seat: seat === null ? 100 + held.length : Number(seat), token }]);
  }
  query.delete("token");
  query.delete("seat");
  const rest = query.toString();
  history.replaceState(null, "", location.pathname + (rest ? `?${rest}` : "") + location.hash);
}
