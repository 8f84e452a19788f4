/** Another round at the same table: the same seats, with those who sit elsewhere invited again. */

import type { NewRoom, RoomInfo } from "../../lib/types";

export function again(room: RoomInfo, mine: number[]): NewRoom {
  return {
    edition: room.edition,
    lang: room.lang,
    seats: room.seats.map((seat, i) => {
      if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, name: seat.name };
      return mine.includes(i) || !mine.length
        ? { kind: "person", bot: null, name: seat.name }
        : { kind: "open", bot: null, name: "" };
    }),
    first: null,
    clock: { kind: room.clock.kind, seconds: room.clock.seconds },
    public: room.public,
    pace: room.pace,
    coach: room.coach,
    webhook: null,
  };
}

/** The newest room somebody else at this table has told of, if any. */
export function invited(said: { seat: number | null; text: string }[], mine: number[], here: string): string | null {
  for (const line of [...said].reverse()) {
    const found = /\/room\/([\w-]+)/.exec(line.text)?.[1];
    if (found && found !== here && !(line.seat !== null && mine.includes(line.seat))) return found;
  }
  return null;
}
