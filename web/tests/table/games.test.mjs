// Whole games against a bot, by mouse and by keyboard, and nothing hidden on the wire.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { byKeyboard, byMouse, playOut } from "./hands.mjs";
import { newRoom, openHouse, roomInfo, sitDown } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

async function whole(edition, hand) {
  const seated = await newRoom(house, edition);
  const table = await sitDown(house, seated);
  const isOver = async () => (await roomInfo(house, seated.room.id)).phase === "over";
  let looks = 0;
  // Asking the server each time would slow the game down.
  const sometimes = async () => looks++ % 8 === 7 && isOver();
  const done = await playOut(table.page, hand, sometimes);
  await table.context.close();
  return { ...table, done, seated };
}

/** Everything a seat was told about another's hand or tickets before the end. */
function leaks(frames, me) {
  const found = [];
  for (const text of frames) {
    const frame = JSON.parse(text);
    if (frame.type === "over" || frame.room?.phase === "over") break;
    if (/"seed"/.test(text)) found.push("seed");
    for (const view of frame.views ?? []) {
      if (view.seat !== me) found.push(`a view of seat ${view.seat}`);
      if (typeof view.deck !== "number") found.push("the deck");
      for (const [seat, player] of view.players.entries())
        if (seat !== me && player.tickets.some((ticket) => ticket !== null)) found.push("tickets");
      for (const phase of view.phases)
        for (const [seat, offer] of Object.entries(phase.offers ?? {}))
          if (Number(seat) !== me && offer.some((ticket) => ticket !== null)) found.push("an offer");
    }
    for (const { event } of frame.events ?? []) {
      if (event.seat === me || event.seat === undefined) continue;
      if (event.type === "CardDrawn" && event.card !== null) found.push("a blind card");
      for (const list of [event.tickets, event.kept, event.returned])
        if (list?.some((ticket) => ticket !== null)) found.push(`tickets in ${event.type}`);
    }
  }
  return found;
}

for (const [edition, name, hand] of [
  ["new_york", "mouse", byMouse],
  ["new_york", "keyboard", byKeyboard],
  ["europe", "mouse", byMouse],
  ["europe", "keyboard", byKeyboard],
  ["usa", "mouse", byMouse],
  ["usa", "keyboard", byKeyboard],
  ["legends", "mouse", byMouse],
  ["legends", "keyboard", byKeyboard],
]) {
  test(`a whole game of ${edition} by ${name}`, { timeout: 300_000 }, async () => {
    const { done, problems, frames, seated } = await whole(edition, hand);
    assert.deepEqual(problems, []);
    assert.ok(done.claim > 2, `claims were made: ${JSON.stringify(done)}`);
    assert.ok(done.keep >= 1, "tickets were chosen");
    const room = await roomInfo(house, seated.room.id);
    assert.equal(room.phase, "over");
    assert.ok(frames.length > 20);
    assert.deepEqual(leaks(frames, 0), []);
  });
}
