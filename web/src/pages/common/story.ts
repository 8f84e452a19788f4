/** What decided a finished game, in one sentence. */

import { t, texts } from "../../lib/texts.svelte";
import type { Standings } from "../../lib/types";

/** The sentence over a result: who won, by how much, and who held the longest path in vain. */
export function storyOf(result: Standings, name: (seat: number) => string): string {
  const [best = 0, second] = result.ranking;
  if (result.winners.length > 1)
    return t("page-story-shared", {
      players: texts.list(result.winners.map(name)),
      points: result.totals[best] ?? 0,
    });
  const ahead = (result.totals[best] ?? 0) - (second === undefined ? 0 : (result.totals[second] ?? 0));
  if (ahead === 0) return t("page-story-tie", { player: name(best) });
  const longest = result.lines.findIndex((lines) =>
    lines.some((line) => line.name === "longest" && line.points > 0),
  );
  if (longest >= 0 && longest !== best) {
    const line = result.lines[longest]?.find((one) => one.name === "longest");
    const length = line?.items[0]?.[1] ?? 0;
    const behind = (result.totals[best] ?? 0) - (result.totals[longest] ?? 0);
    return t("page-story-longest", { player: name(longest), length, points: behind, winner: name(best) });
  }
  const money = result.lines[best]?.some((line) => line.name === "coins");
  if (money) return t("page-story-won-money", { player: name(best), amount: ahead });
  return t("page-story-won", { player: name(best), points: ahead });
}

/** Who won, as a headline. */
export function headlineOf(result: Standings, name: (seat: number) => string): string {
  const winners = result.winners.map(name);
  return winners.length > 1
    ? t("page-end-shared", { players: texts.list(winners) })
    : t("page-end-won", { player: winners[0] ?? "" });
}
