/** What somebody pasted: a link to a room or a campaign, to a seat, or only the room's code. */

/** The path in this app that a pasted text leads to; null when it leads nowhere. */
export function pathOf(pasted: string, origin: string): string | null {
  const text = pasted.trim();
  if (!text) return null;
  if (/^[\w-]{3,64}$/.test(text)) return `/room/${text}`;
  try {
    const address = new URL(text, origin);
    if (!/^\/(room\/[\w%-]+(\/\d+)?|campaign\/[\w%-]+)\/?$/.test(address.pathname)) return null;
    return address.pathname + address.search + address.hash;
  } catch {
    return null;
  }
}
