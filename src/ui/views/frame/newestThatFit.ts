// The newest of a growing row that there is room for. When there is no room left, half of it makes way at once: nothing creeps.

export interface Newest<T> {
  readonly shown: readonly T[];
  /** How many come before the first one shown. */
  readonly earlier: number;
}

export function newestThatFit<T>(all: readonly T[], room: number): Newest<T> {
  const half = Math.max(1, Math.floor(room / 2));
  const earlier = Math.ceil(Math.max(0, all.length - room) / half) * half;
  return { shown: all.slice(earlier), earlier };
}
