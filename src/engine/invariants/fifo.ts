// I-6: an exclusive lock is held in the order of the sequence numbers. Says nothing about nodes without one.
import { isClientId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import { sequenceOf } from '../model/sequence.ts';
import type { Invariant } from './invariant.ts';

export const fifo: Invariant = {
  id: 'I-6',
  nature: 'event',
  concerns: new Set(['belief.stated']),
  check(_world, records, memory) {
    for (const record of records) {
      if (record.kind !== 'belief.stated' || !isClientId(record.actor)) continue;
      const { path, what } = record.belief;
      const number = sequenceOf(path);
      if (number === null || (what !== 'holder' && what !== 'leader' && what !== 'writer')) continue;
      const parent = parentOf(path);
      const last = memory.get(parent);
      memory.set(parent, number);
      if (typeof last === 'number' && number < last) {
        return { clients: [record.actor], path, count: last, records: [record.seq] };
      }
    }
    return null;
  },
};
