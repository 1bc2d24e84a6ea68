// Which buckets of the wheel have their time beside them: each, as far as there is room, and first those with sessions in them.
import type { SessionWheel } from '../../select/sessionWheel.ts';

/** Ends of buckets that have not been swept by that tick, none of them a whole turn away. `most`: so many have room around the wheel. */
export function bucketTimes(
  { slots, tickMs, sessions }: Pick<SessionWheel, 'slots' | 'tickMs' | 'sessions'>,
  passedMs: number,
  most: number,
): readonly number[] {
  const every = Math.ceil(slots / most);
  const filled = new Set(sessions.flatMap(({ expiresAtMs }) => expiresAtMs ?? []));
  const isNearFilled = (atMs: number) =>
    Array.from({ length: every - 1 }, (_, at) => (at + 1) * tickMs).some(
      (ms) => filled.has(atMs + ms) || filled.has(atMs - ms),
    );
  // Where a session is due its bucket keeps its time until it is swept.
  const isTaken = (atMs: number) => filled.has(atMs - slots * tickMs);
  const coming = Array.from({ length: slots }, (_, at) => passedMs + (at + 1) * tickMs);
  const rest = coming.filter(
    (atMs) => !filled.has(atMs) && !isTaken(atMs) && (atMs / tickMs) % every === 0 && !isNearFilled(atMs),
  );
  return [...filled, ...rest].toSorted((a, b) => a - b);
}
