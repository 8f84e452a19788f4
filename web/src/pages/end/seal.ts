/** The seal of a game: a promise made before the first turn, checked when the seed is known. */

export type Verdict = "sound" | "broken" | "unable";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Is the commitment the SHA-256 of the seed that was shown? Browsers count only in safe places. */
export async function checkSeal(seed: string, commitment: string): Promise<Verdict> {
  // Not there when the page came over plain HTTP from another computer.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return "unable";
  const bytes = new TextEncoder().encode(`whistlestop:${seed}`);
  return hex(await subtle.digest("SHA-256", bytes)) === commitment.toLowerCase() ? "sound" : "broken";
}

/** A long number in groups of four, so that people can compare it. */
export const grouped = (text: string): string => text.match(/.{1,4}/g)?.join(" ") ?? text;
