/** What happens at the table, as it is seen and heard: cards that fly, sounds, gains beside a badge. */

import type { Game } from "../lib/game.svelte";
import { callBack } from "../lib/notice";
import { settings } from "../lib/settings.svelte";
import { rolling, sound } from "../lib/sound";
import { t } from "../lib/texts.svelte";
import type { Told } from "../lib/types";
import { colourOf } from "../lib/cards";
import { copyOf, fly } from "./flights";

/** Show some news; answers what each seat gained by them. */
export function happen(game: Game, events: Told[], seen: { open: boolean; claimed: (route: string) => void }): number[] {
  const gains: number[] = [];
  const gain = (seat: number, points: number): void => {
    gains[seat] = (gains[seat] ?? 0) + points;
  };
  let after = 0;
  for (const { event } of events) {
    switch (event.type) {
      case "CardTaken":
      case "CardDrawn": {
        const mine = event.seat === game.seat && seen.open;
        const from = event.type === "CardTaken" ? `row-${event.place}` : "deck";
        const to = mine && event.card ? `hand-${colourOf(event.card)}` : `player-${event.seat}`;
        fly(from, to, event.type === "CardTaken" ? copyOf(from) : null, after);
        after += settings.ms(80);
        sound("card");
        break;
      }
      case "RouteClaimed":
        if (event.points) gain(event.seat, event.points);
        rolling(game.routes.get(event.route)?.length ?? 1, settings.ms(90));
        if (event.seat !== game.seat) seen.claimed(event.route);
        break;
      case "MoneyTaken":
      case "NoteTaken":
        gain(event.seat, event.amount);
        break;
      case "MoneyPaid":
      case "TollPaid":
      case "LootPaid":
        gain(event.seat, -event.amount);
        if (event.to !== null) gain(event.to, event.amount);
        break;
      case "StationBuilt":
      case "DepotPlaced":
      case "HeadlineTurned":
        sound("stamp");
        break;
      case "TicketsKept":
        if (event.seat === game.seat) fly("tickets", "my-tickets", null, after);
        break;
      case "LastRoundBegan":
        sound("last");
        break;
      case "GameEnded":
        sound("end");
        break;
    }
  }
  const last = events.at(-1)?.event;
  if (last?.type === "TurnBegan" && last.seat === game.seat) {
    sound("turn");
    callBack(t("table-turn-yours", { player: game.name(last.seat) }));
  }
  return gains;
}
