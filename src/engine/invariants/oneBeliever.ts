// I-1: at most one live program believes that it holds an exclusive lock, and nobody that it reads while another writes. A
// paused or cut-off believer counts: that two believe at once is the lesson, not an error of the engine.
import type { TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import { areRivals, believers, BELIEFS_CHANGE, findingOf, LEADERS, OF_LOCKS } from './believers.ts';
import type { Finding, Invariant } from './invariant.ts';

export const oneBeliever: Invariant = {
  id: 'I-1',
  nature: 'state',
  concerns: BELIEFS_CHANGE,
  check: (world, records) => rivalsIn(world, OF_LOCKS, records),
};

/** I-12: at most one program believes that it is the leader. */
export const oneLeader: Invariant = {
  id: 'I-12',
  nature: 'state',
  concerns: BELIEFS_CHANGE,
  check: (world, records) => rivalsIn(world, LEADERS, records),
};

function rivalsIn(world: World, kind: typeof OF_LOCKS, records: readonly TraceRecord[]): Finding | null {
  const all = believers(world, kind);
  const together = all.filter((one) => all.some((other) => areRivals(one, other)));
  return findingOf(together, records);
}
