/** What the bots at this table have said, in the language of the screen. */

import type { Game } from "../lib/game.svelte";
import { opponents } from "../lib/opponents.svelte";
import { settings } from "../lib/settings.svelte";
import { talks } from "../lib/talk";
import { t, texts } from "../lib/texts.svelte";

export interface Remark {
  seat: number;
  text: string;
}

/** Remarks by the number of the event they followed; none where talk is switched off. */
export function remarks(game: Game): Map<number, Remark> {
  if (!settings.talk || !opponents.all.length) return new Map();
  const table = {
    id: game.id,
    bots: (game.room?.seats ?? []).map(({ kind, bot }) => (kind === "bot" ? opponents.find(bot) : null)),
    winners: game.over?.result.winners ?? null,
    ends: (route: string) => game.routes.get(route)?.ends ?? [],
  };
  const said = [...talks(table, game.events)].map(([number, { seat, words }]): [number, Remark] => {
    const text = words[texts.lang] ?? words.en ?? "";
    return [number, { seat, text: t("table-talk-said", { player: game.name(seat), text }) }];
  });
  return new Map(said);
}
