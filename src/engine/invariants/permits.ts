// I-41: no more live programs believe that they hold a permit than there are permits.
import { believers, BELIEFS_CHANGE, findingOf } from './believers.ts';
import type { Invariant } from './invariant.ts';
import { frameOf } from './recipes/frame.ts';

export const enoughPermits: Invariant = {
  id: 'I-41',
  nature: 'state',
  concerns: BELIEFS_CHANGE,
  check(world, records) {
    const all = believers(world, PERMITS);
    return all.length > (frameOf(world).permits ?? 1) ? findingOf(all, records) : null;
  },
};

const PERMITS = new Set(['permit'] as const);
