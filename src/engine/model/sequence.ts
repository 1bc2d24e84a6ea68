// The number a sequential znode's name ends in, as `%010d` writes a signed 32-bit counter.

/** Ten digits, or nine and a sign once the counter has overflowed ([Z35]); null for other names. */
export function sequenceOf(name: string): number | null {
  const last = name.slice(-10);
  if (/^-\d{9}$/.test(last)) return Number(last);
  if (!/^\d{10}$/.test(last)) return null;
  // The lowest numbers take eleven characters: only their sign tells them from what cannot be.
  return Number(last) > HIGHEST ? -Number(last) : Number(last);
}

const HIGHEST = 2_147_483_647;
