// How large words in a picture are, for those who sit at the page and for a room.

/** From this scale on the page is on a projector. */
export const IN_A_ROOM = 1.25;
/** From this scale on it is one of full size. */
export const PROJECTED = 1.7;

/** What the last row reads: names from far away, everything else still. */
const LEAST = { text: 24, name: 36 } as const;

export function legible(size: number, type: number, kind: keyof typeof LEAST): number {
  return type < PROJECTED ? size * type : Math.max(LEAST[kind], size * type);
}
