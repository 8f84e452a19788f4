/** The pages of the app, and the addresses that name them. */

export type Place =
  | { page: "home" }
  | { page: "room"; room: string; step: number | null }
  | { page: "review"; room: string }
  | { page: "rules"; edition: string }
  | { page: "tutorial"; edition: string }
  | { page: "settings" }
  | { page: "campaigns" }
  | { page: "campaign"; campaign: string }
  | { page: "nowhere" };

/** The page that a path names. */
export function read(path: string): Place {
  const [first, second, third] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "room" && second && third === "review") return { page: "review", room: second };
  if (first === "room" && second) {
    const step = third !== undefined && /^\d+$/.test(third) ? Number(third) : null;
    return { page: "room", room: second, step };
  }
  if (first === "rules" && second) return { page: "rules", edition: second };
  if (first === "tutorial" && second) return { page: "tutorial", edition: second };
  if (first === "campaigns") return { page: "campaigns" };
  if (first === "campaign" && second) return { page: "campaign", campaign: second };
  if (first === "settings") return { page: "settings" };
  return { page: first === undefined ? "home" : "nowhere" };
}
