// I-8: no item is processed twice, by any client and however often it stands in the queue. A producer that says a second time
// that it has put one of that name in, having begun anew, has made another.
import { isClientId } from '../../model/ids.ts';
import type { Invariant, InvariantMemory } from '../invariant.ts';

export const atMostOnce: Invariant = {
  id: 'I-8',
  nature: 'event',
  concerns: new Set(['fact.stated']),
  check(_world, records, memory) {
    for (const record of records) {
      if (record.kind !== 'fact.stated') continue;
      if (record.fact.type === 'produced') makeAnew(record.fact.item, memory);
      if (record.fact.type !== 'processed') continue;
      const { item } = record.fact;
      const times = Number(memory.get(item) ?? 0) + 1;
      memory.set(item, times);
      const clients = isClientId(record.actor) ? [record.actor] : [];
      if (times > 1) return { clients, path: item, count: times, records: [record.seq] };
    }
    return null;
  },
};

const MADE = 'made ';

function makeAnew(item: string, memory: InvariantMemory): void {
  if (memory.has(MADE + item)) memory.delete(item);
  memory.set(MADE + item, 1);
}
