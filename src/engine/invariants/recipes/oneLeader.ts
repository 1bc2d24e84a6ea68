// I-12: at most one program believes that it is the leader.
import type { Belief } from '../../model/op.ts';
import { areRivals, believers, BELIEFS_CHANGE, findingOf } from '../believers.ts';
import type { Invariant } from '../invariant.ts';

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
