// When a session will expire whose client nobody hears: what is said is what happens, at every step up to it.
import { expect, test } from 'vitest';
import type { Command } from '../../../engine/index.ts';
import { nextExpiry } from './nextExpiry.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const FAULTS = {
  partition: {
    type: 'partition',
    groups: [['client:A'], ['client:B', 'client:C', 'server:1', 'server:2', 'server:3']],
  },
  pause: { type: 'pauseClient', client: 'client:A' },
} as const satisfies Readonly<Record<string, Command>>;

const [whole] = splitLeaders({ fault: 'none' }).worlds;

test.each(['partition', 'pause'] as const)(
  'after a %s no other moment is named than that of the expiry',
  (fault) => {
    if (whole === undefined) throw new Error('one world');
    const wrong: string[] = [];
    for (let atMs = 4000; atMs < 6000; atMs += 130) {
      const world = whole.forkAt(whole.lastStepAt(atMs));
      world.give(FAULTS[fault]);
      const given = world.steps;
      world.runUntil(15_000);
      const expired = world.trace.find(({ kind }) => kind === 'session.expired');
      if (expired === undefined) throw new Error('nobody expires');
      let lastMs = 0;
      for (let step = given; step < expired.step; step++) {
        const next = nextExpiry(world.worldAt(step));
        if (next === null) continue;
        lastMs = world.timeAt(step);
        if (next.atMs !== expired.timeMs)
          wrong.push(`fault at ${atMs}, at ${lastMs}: ${next.atMs}, not ${expired.timeMs}`);
      }
      // It is said to the last.
      expect(expired.timeMs - lastMs).toBeLessThan(1000);
    }
    expect(wrong).toEqual([]);
  },
);
