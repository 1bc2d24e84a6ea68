// I-23: every acknowledged addition to a counter is in it.
import type { Invariant } from '../invariant.ts';
import { frameOf, keysOf, truthOf } from './frame.ts';

const SUM = 'sum ';

export const noLostUpdate: Invariant = {
  id: 'I-23',
  nature: 'state',
  concerns: new Set(['fact.stated', 'txn.applied']),
  check(world, records, memory) {
    for (const record of records) {
      if (record.kind !== 'fact.stated' || record.fact.type !== 'added') continue;
      const { path, by } = record.fact;
      memory.set(SUM + path, Number(memory.get(SUM + path) ?? 0) + by);
    }
    const server = truthOf(world);
    if (server === null) return null;
    for (const path of keysOf(memory, SUM)) {
      const due = (frameOf(world).counterFrom ?? 0) + Number(memory.get(SUM + path));
      const stands = Number(server.nodes.get(path)?.data ?? 0);
      if (stands < due) return { clients: [], path, count: due - stands, records: [] };
    }
    return null;
  },
};
