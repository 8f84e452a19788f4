/** What a frontier brings, for the occasion of its opening. */

import { boxOf } from "../../board/frame";
import { t } from "../../lib/texts.svelte";
import type { EditionData } from "../../lib/types";
import type { CampaignView, Card } from "./types";
import { nameOf, say, textOf } from "./words";

/** A card out of a box. */
export interface Content {
  id: string;
  kind: string;
  sign: string;
  name: string;
  text: string;
}

/** The card that was read when a box was opened; boxes and their cards come in the same order. */
export function arrivalOf(view: CampaignView, box: string): Card | null {
  const number = view.boxes.findIndex((one) => one.id === box);
  return view.story.filter((card) => card.kind === "arrival")[number] ?? null;
}

/** The postcard of a box: a prize still, or somebody's by now. */
function postcard(view: CampaignView, no: string): { name: string; text: string } {
  const everywhere = [...view.prizes, ...view.companies.flatMap((one) => [...one.postcards, ...one.vault])];
  const card = everywhere.find((one) => one.no === no);
  return { name: say(card?.name) || `№ ${no}`, text: say(card?.condition) || say(card?.story) };
}

/** Everything in a box that is open: its sticker, events, person, prize. */
export function contentsOf(view: CampaignView, card: Card): Content[] {
  return card.came.map((id) => {
    if (id.startsWith("PC-")) return { id, kind: t("page-opening-prize"), sign: "✉", ...postcard(view, id.slice(3)) };
    const kind = view.things[id]?.kind ?? "";
    const sign = kind === "sticker" ? id : kind === "employee" ? "☻" : "✶";
    return { id, kind: kind ? t(`campaign-kind-${kind}`) : "", sign, name: nameOf(view, id), text: textOf(view, id) };
  });
}

/** The board with only what lies on one piece, or only what does not. */
export function partOf(data: EditionData, piece: string, on: boolean): EditionData {
  const there = new Set(data.cities.filter((city) => city.piece === piece).map((city) => city.id));
  return {
    ...data,
    cities: data.cities.filter((city) => there.has(city.id) === on),
    routes: data.routes.filter((route) => route.ends.some((end) => there.has(end)) === on),
    tickets: data.tickets.filter((ticket) => ticket.ends.some((end) => there.has(end)) === on),
  };
}

/** The window on a piece: everything on it, with some air around. */
export function windowOn(part: EditionData, air: number): { x: number; y: number; width: number; height: number } {
  const routes = part.routes.map((route) => route.id);
  const box = boxOf(part, routes, part.cities.map((city) => city.id));
  if (!box) return { x: 0, y: 0, width: part.layout.width, height: part.layout.height };
  const [x, y] = [Math.max(0, box.left - air), Math.max(0, box.top - air)];
  return { x, y, width: Math.min(part.layout.width, box.right + air) - x, height: Math.min(part.layout.height, box.bottom + air) - y };
}
