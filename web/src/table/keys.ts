/** The whole game by keyboard. */

import type { Desk } from "./desk.svelte";

export interface Hands {
  /** Keys of the map; true when one was used. */
  map: (event: KeyboardEvent) => boolean;
  /** Finish a running tunnel; true when one was running. */
  skip: () => boolean;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest("input:not([type=checkbox]), textarea, select");

/** Enter on something focused presses that, not what the table has in mind. */
const pressing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest("button, a, [role=option]");

/** Act on a key; true when it meant something here. */
export function press(desk: Desk, event: KeyboardEvent, hands: Hands): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  const { game } = desk;
  if (event.key === "Escape") return desk.escape();
  if (typing(event.target) || game.veiled) return false;
  if (event.key.toLowerCase() === "h" && game.coach.here) {
    game.coach.toggle();
    return true;
  }
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;

  if (desk.tunnel || desk.dug) {
    if (hands.skip()) return true;
    if (pressing(event.target) && (event.key === "Enter" || event.key === " ")) return false;
    if (desk.dug) {
      if (event.key !== "Enter" && event.key !== " ") return false;
      desk.dug = null;
      return true;
    }
    const pay = digit ? game.moves.pays[digit - 1] : game.moves.pays[0];
    if ((event.key === "Enter" || digit) && pay) game.play(pay.text);
    else if (event.key === "Backspace" && game.moves.decline) game.play("decline");
    else return false;
    return true;
  }

  if (desk.choosing) {
    const ticket = digit ? desk.offered[digit - 1] : undefined;
    if (ticket) {
      desk.toggle(ticket);
      return true;
    }
    if (event.key === "Enter" && desk.keep && !pressing(event.target)) {
      game.play(desk.keep);
      return true;
    }
  } else if (desk.slip === "pay" || desk.slip === "decide") {
    if (digit && desk.offers[digit - 1]) {
      desk.choose(digit - 1);
      return true;
    }
    const away = pressing(event.target) && !(event.target as HTMLElement).closest("[role=radio]");
    if (event.key === "Enter" && !away) {
      desk.confirm();
      return true;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : desk.offers.length - 1;
      desk.choose((desk.choice + step) % Math.max(1, desk.offers.length));
      return true;
    }
  } else if (digit) {
    const card = game.view?.row[digit - 1];
    if (card && game.mine && game.moves.takes.has(card)) game.play(`take ${card}`);
    return !!card;
  }

  switch (event.key.toLowerCase()) {
    case "d":
      if (game.mine && game.moves.draw) game.play("draw");
      return true;
    case "t":
      if (game.mine && game.moves.tickets) game.play("tickets");
      return true;
    case "p":
      if (game.mine && game.moves.pass) game.play("pass");
      return true;
    case "c":
    case "/":
      desk.open("routes");
      return true;
    case "s":
      if (game.mine && game.moves.stations.size) desk.open("stations");
      return true;
    case "a": {
      const next = desk.actions[(desk.actions.indexOf(desk.verb ?? "") + 1) % Math.max(1, desk.actions.length)];
      if (next) desk.act(next);
      return !!next;
    }
    case "u":
      game.undo();
      return true;
    case "j":
      desk.open("journal");
      return true;
    case "k":
      desk.open("key");
      return true;
    case "?":
      desk.open("help");
      return true;
    default:
      return hands.map(event);
  }
}
