// The newest of a growing row that there is room for. When there is no room left, half of it makes way at once: nothing creeps.

export interface Newest<T> {
  readonly shown: readonly T[];
  /** How many come before the first one shown. */
  readonly earlier: number;
}

/** `known` are the newest of `count`, as many as there could ever be room for. */
export function newestThatFit<T>(known: readonly T[], room: number, count: number = known.length): Newest<T> {
  const half = Math.max(1, Math.floor(room / 2));
  const earlier = Math.ceil(Math.max(0, count - room) / half) * half;
  return { shown: known.slice(Math.max(0, earlier - (count - known.length))), earlier };
}
