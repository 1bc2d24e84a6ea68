// I-1: at most one live program believes that it holds an exclusive lock, and nobody that it reads while another writes. A
// paused or cut-off believer counts: that two believe at once is the lesson, not an error of the engine.
import type { Belief } from '../model/op.ts';
import { areRivals, believers, BELIEFS_CHANGE, findingOf } from './believers.ts';
import type { Invariant } from './invariant.ts';

export const oneBeliever: Invariant = {
  id: 'I-1',
  nature: 'state',
  concerns: BELIEFS_CHANGE,
  check(world, records) {
    const all = believers(world, OF_LOCKS);
    if (all.length < 2) return null;
    const together = all.filter((one) =>
      all.some(
        (other) => (one.held.what !== 'reader' || other.held.what !== 'reader') && areRivals(one, other),
      ),
    );
    return findingOf(together, records);
  },
};

const OF_LOCKS: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['holder', 'writer', 'reader']);

/** I-12: at most one program believes that it is the leader. */
export const oneLeader: Invariant = {
  id: 'I-12',
  nature: 'state',
  concerns: BELIEFS_CHANGE,
  check(world, records) {
    const all = believers(world, LEADERS);
    const together = all.filter((one) => all.some((other) => areRivals(one, other)));
    return findingOf(together, records);
  },
};

const LEADERS: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['leader']);
