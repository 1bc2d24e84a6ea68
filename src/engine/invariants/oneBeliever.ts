import { areRivals, believers, BELIEFS_CHANGE, findingOf, LEADERS, OF_LOCKS } from './believers.ts';
import type { Invariant } from './invariant.ts';

/**
 * I-1: at most one live program believes that it holds an exclusive lock, and nobody that it reads while another writes. A paused or
 * cut-off believer counts: that two believe at once is the lesson, not an error of the engine.
 */
export const oneBeliever = oneOf('I-1', OF_LOCKS);

/** I-12: at most one program believes that it is the leader. */
export const oneLeader = oneOf('I-12', LEADERS);

function oneOf(id: Invariant['id'], kind: typeof OF_LOCKS): Invariant {
  return {
    id,
    nature: 'state',
    concerns: BELIEFS_CHANGE,
    check(world, records) {
      const all = believers(world, kind);
      const together = all.filter((one) => all.some((other) => areRivals(one, other)));
      return findingOf(together, records);
    },
  };
}
