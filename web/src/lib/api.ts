/** What is asked once, over HTTP. */

import { settings } from "./settings.svelte";
import type {
  BotInfo,
  EditionData,
  EditionInfo,
  Health,
  Language,
  NewRoom,
  ReviewInfo,
  RoomInfo,
  Seated,
} from "./types";

/** An answer that says no: one sentence, and the rule behind it if there is one. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** Ask, and throw the sentence of whoever says no. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const head = { "accept-language": settings.lang, ...(init?.headers as Record<string, string> | undefined) };
  const answer = await fetch(path, { ...init, headers: head });
  if (answer.ok) return answer;
  let sentence = answer.statusText || String(answer.status);
  let rule: string | null = null;
  try {
    const said = (await answer.json()) as { error?: string; rule?: string | null };
    sentence = said.error ?? sentence;
    rule = said.rule ?? null;
  } catch {
    // The body is no JSON: the status must do.
  }
  throw new ApiError(answer.status, sentence, rule);
}

export async function get<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await ask(path, { headers })).json() as Promise<T>;
}

export async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
  return (await ask(path, init)).json() as Promise<T>;
}

const editions = new Map<string, Promise<EditionData>>();

export const api = {
  health: () => get<Health>("/api/health"),
  editions: () => get<EditionInfo[]>("/api/editions"),
  languages: () => get<Language[]>("/api/languages"),
  bots: () => get<BotInfo[]>("/api/bots"),
  rooms: () => get<RoomInfo[]>("/api/rooms"),
  room: (id: string) => get<RoomInfo>(`/api/rooms/${encodeURIComponent(id)}`),
  open: (room: NewRoom) => post<Seated>("/api/rooms", room),
  sit: (room: string, seat: number, name: string, colour: string | null) =>
    post<Seated>(`/api/rooms/${encodeURIComponent(room)}/seats/${seat}`, { name, colour }),
  branch: (room: string, step: number, seat: number, bots: string) =>
    post<Seated>(`/api/rooms/${encodeURIComponent(room)}/branch`, { step, seat, bots }),

  /** How a finished game was played, or how far the look back is. */
  review: (room: string, lang: string) =>
    get<ReviewInfo>(`/api/rooms/${encodeURIComponent(room)}/review?lang=${encodeURIComponent(lang)}`),

  /** The board of an edition; asked for once. */
  edition(id: string): Promise<EditionData> {
    let found = editions.get(id);
    if (!found) {
      found = get<EditionData>(`/api/editions/${encodeURIComponent(id)}`);
      found.catch(() => editions.delete(id));
      editions.set(id, found);
    }
    return found;
  },

  /** The board that a room plays on: of a campaign it is the room's own. */
  editionOf(room: Pick<RoomInfo, "id" | "edition" | "campaign">): Promise<EditionData> {
    return room.campaign
      ? get<EditionData>(`/api/rooms/${encodeURIComponent(room.id)}/edition`)
      : api.edition(room.edition);
  },

  async texts(lang: string, edition: string | null): Promise<string> {
    const query = edition ? `?edition=${encodeURIComponent(edition)}` : "";
    return (await ask(`/api/texts/${encodeURIComponent(lang)}${query}`)).text();
  },

  async record(room: string, token: string | null): Promise<string> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await ask(`/api/rooms/${encodeURIComponent(room)}/record`, { headers })).text();
  },
};
