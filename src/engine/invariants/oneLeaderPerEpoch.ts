// I-12e: at most one server is ever established as the leader of an epoch. A leader that a partition has deposed and that
// does not know it yet leads an older epoch: two leaders at once are no breach, two of one epoch are.
import type { Invariant } from './invariant.ts';
import { serverOf, serversFinding } from './zab.ts';

export const oneLeaderPerEpoch: Invariant = {
  id: 'I-12e',
  nature: 'event',
  concerns: new Set(['leader.established']),
  assumes: ['disksKept', 'quorumsIntersect'],
  check(_world, records, memory) {
    for (const record of records) {
      const server = serverOf(record);
      if (record.kind !== 'leader.established' || server === null) continue;
      const key = `epoch ${record.epoch}`;
      const before = memory.get(key);
      memory.set(key, server);
      if (before !== undefined) return serversFinding([server], record.epoch, [record.seq]);
    }
    return null;
  },
};
