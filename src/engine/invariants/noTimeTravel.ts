// I-18: a session never sees time run backwards: whichever servers serve it, the zxids its replies name never fall.
import { isClientId } from '../model/ids.ts';
import type { Invariant } from './invariant.ts';

export const noTimeTravel: Invariant = {
  id: 'I-18',
  nature: 'event',
  concerns: new Set(['reply.delivered', 'session.established']),
  check(_world, records, memory) {
    for (const record of records) {
      if (!isClientId(record.actor)) continue;
      if (record.kind === 'session.established' && record.how === 'created') memory.delete(record.actor);
      if (record.kind !== 'reply.delivered' || record.zxid <= 0) continue;
      const before = Number(memory.get(record.actor) ?? 0);
      if (record.zxid < before)
        return { clients: [record.actor], path: record.path, count: before, records: [record.seq] };
      memory.set(record.actor, record.zxid);
    }
    return null;
  },
};
