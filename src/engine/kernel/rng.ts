// Chance as integers: a stateless hash of (seed, purpose…) so that adding one draw never reshuffles the others.
// Integer arithmetic only: Math.exp and its kin differ between browsers.

/** Mixes integers into one unsigned 32-bit number (the finaliser of MurmurHash3 after each word). */
export function hash32(...words: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const word of words) h = mix(h ^ (word | 0));
  return h >>> 0;
}

/** A number from `words` that is uniform in lowest..highest, both included. */
export function drawBetween(lowest: number, highest: number, ...words: readonly number[]): number {
  return lowest + (hash32(...words) % (highest - lowest + 1));
}

/** The characters of a string as one 32-bit number (FNV-1a over UTF-16 units). */
export function hashString(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
