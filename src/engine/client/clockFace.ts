// What a clock shows that may run at a wrong rate and may have jumped.
import type { Clock } from './condition.ts';

/** In milliseconds, at a moment of the world. */
export function shownBy({ shownMs, atMs, perMille }: Clock, nowMs: number): number {
  return shownMs + Math.floor(((nowMs - atMs) * (1000 + perMille)) / 1000);
}
