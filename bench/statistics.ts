// Percentiles and medians of measured values.

/** The value that `share` (0..1) of the values do not exceed. Throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? sorted[0];
  if (value === undefined) throw new Error('no values to take a percentile of');
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
