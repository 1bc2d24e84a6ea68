// I-12: at most one program believes that it is the leader.
import type { Belief } from '../../model/op.ts';
import { areRivals, believers, clientsOf } from '../believers.ts';
import type { Invariant } from '../invariant.ts';

export const oneLeader: Invariant = {
  id: 'I-12',
  nature: 'state',
  concerns: new Set([
    'belief.stated',
    'belief.withdrawn',
    'client.killed',
    'client.closed',
    'client.started',
  ]),
  check(world, records) {
    const all = believers(world, LEADERS);
    const together = all.filter((one) => all.some((other) => areRivals(one, other)));
    const [first] = together;
    if (first === undefined) return null;
    const stated = records.find((record) => record.kind === 'belief.stated');
    return {
      clients: clientsOf(together),
      path: first.held.path,
      count: together.length,
      records: stated === undefined ? [] : [stated.seq],
    };
  },
};

const LEADERS: ReadonlySet<Belief['what']> = new Set<Belief['what']>(['leader']);
