// I-2: the resource never applies a write whose token is lower than one it has accepted already.
import type { Invariant } from '../invariant.ts';

export const effect: Invariant = {
  id: 'I-2',
  nature: 'event',
  concerns: new Set(['resource.accepted']),
  check(_world, records) {
    for (const record of records) {
      if (record.kind !== 'resource.accepted' || record.token === null || record.highest === null) continue;
      if (record.token < record.highest)
        return { clients: [record.client], path: record.actor, count: record.token, records: [record.seq] };
    }
    return null;
  },
};
