// Moments that the second article's data and its ZAB are both shown by.
import { once } from '../../../../scenarios/locks/cues.ts';
import type { ClientId } from '../../../../engine/index.ts';
import { run } from '../../../../scenarios/lessons/scenes.ts';
import { scene } from '../row.ts';

export const SECOND_LEADER = once('leader.established', { nth: 2 });
export const ANSWERED = (actor: ClientId) => once('reply.delivered', { actor, where: { op: 'setData' } });
/** It has its answer, the nth of its reads, and what it read is told. */
export const reads = (actor: ClientId, nth = 1) => [
  run(once('reply.delivered', { actor, where: { op: 'getData' }, nth })),
  run(once('program.resumed', { actor, where: { input: { kind: 'response' } } })),
];
export const CRASHED = scene(
  'a killed leader: count from its death',
  'failover',
  2,
  { story: 'crashed' },
  run(SECOND_LEADER),
);
