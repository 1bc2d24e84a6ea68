// When a session will expire whose client nobody hears: what is said is what happens, at every step up to it.
import { expect, test } from 'vitest';
import { nextExpiry } from './nextExpiry.ts';
import { CUT_AT_MS, splitLeaders } from './testing/splitLeaders.ts';

test.each(['partition', 'pause'] as const)(
  'after a %s no other moment is ever named than that of the expiry',
  (fault) => {
    const [simulation] = splitLeaders({ fault }).worlds;
    if (simulation === undefined) throw new Error('one world');
    const expired = simulation.trace.find(({ kind }) => kind === 'session.expired');
    if (expired === undefined) throw new Error('nobody expires');
    const named = new Map<number, number>();
    for (let step = simulation.lastStepAt(CUT_AT_MS) + 1; step < expired.step; step++) {
      const next = nextExpiry(simulation.worldAt(step));
      if (next !== null) named.set(next.atMs, simulation.timeAt(step));
    }
    expect([...named.keys()]).toEqual([expired.timeMs]);
    // To the last.
    expect(expired.timeMs - (named.get(expired.timeMs) ?? 0)).toBeLessThan(1000);
  },
);
