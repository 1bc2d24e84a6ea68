// What a program hears of its connection, whichever library it uses: of the plain Java client by the default watcher, of the
// others as they tell it.
import { type Recipe, zk } from '../../../engine/index.ts';

export type Heard = 'suspended' | 'lost' | 'nothing';

/** What was told up to now is heeded no more. */
export function* drain(library: unknown): Recipe<void> {
  while ((yield* next(library, 0)) !== null);
}

/** The first suspended or lost event within that time; ignores reconnected. */
export function* hearWithin(library: unknown, timeoutMs: number): Recipe<Heard> {
  const untilMs = (yield* zk.clock()) + timeoutMs;
  for (;;) {
    const state = yield* next(library, Math.max(0, untilMs - (yield* zk.clock())));
    if (state === null) return 'nothing';
    if (state === 'SUSPENDED' || state === 'Disconnected') return 'suspended';
    if (state === 'LOST' || state === 'Expired') return 'lost';
  }
}

function* next(library: unknown, timeoutMs: number): Recipe<string | null> {
  if (library !== 'java') return yield* zk.nextConnectionState({ timeoutMs });
  return (yield* zk.nextWatchEvent('default', { timeoutMs }))?.state ?? null;
}
