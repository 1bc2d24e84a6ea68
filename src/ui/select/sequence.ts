// The number a sequential znode's name ends in.

/** The ten digits at the end, or the sign and more of a counter that has overflowed; null for other names. */
export function sequenceOf(name: string): number | null {
  const digits = /(?:\d{10}|-\d{9,10})$/.exec(name);
  return digits === null ? null : Number(digits[0]);
}
