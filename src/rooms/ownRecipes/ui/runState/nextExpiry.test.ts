import { expect, test } from 'vitest';
import { nextExpiry } from './nextExpiry.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';

test.each([4020, 4360, 5070, 6000])(
  'cut off at %i ms, a session is never said to expire at another time than it does',
  (atMs) => {
    const [simulation] = splitLeaders({ atMs }).worlds;
    const expired = simulation?.trace.find(({ kind }) => kind === 'session.expired');
    if (simulation === undefined || expired === undefined) throw new Error('No session expires.');
    const said: number[] = [];
    for (let step = 0; step < expired.step; step++)
      if (simulation.timeAt(step) >= atMs) {
        const next = nextExpiry(simulation.worldAt(step));
        if (next?.client === 'client:A') said.push(next.atMs);
      }
    expect(new Set(said)).toEqual(new Set([expired.timeMs]));
  },
);
