// I-15: an acknowledged write is in the history of every later established leader.
import type { RequestOp } from '../model/message.ts';
import { epochOf } from '../model/zxid.ts';
import type { Invariant } from './invariant.ts';
import { holds, serverOf, serversFinding } from './zab.ts';

/** What takes a transaction of its own: the header of its reply names it. */
const WRITES: ReadonlySet<RequestOp> = new Set<RequestOp>([
  'create',
  'create1',
  'delete',
  'setData',
  'setACL',
  'multi',
  'closeSession',
]);

/** Histories are prefixes of one another (I-17), so who has the newest acknowledged write has all of them. */
const NEWEST = 'acknowledged';

export const durability: Invariant = {
  id: 'I-15',
  nature: 'event',
  concerns: new Set(['reply.sent', 'leader.established']),
  assumes: ['disksKept'],
  check(world, records, memory) {
    for (const record of records) {
      const acknowledged = Number(memory.get(NEWEST) ?? 0);
      if (record.kind === 'reply.sent') {
        const isWrite = record.err === 'Ok' && WRITES.has(record.op);
        if (isWrite && record.zxid > acknowledged) memory.set(NEWEST, record.zxid);
        continue;
      }
      const server = serverOf(record);
      const state = server === null ? undefined : world.servers.get(server);
      if (record.kind !== 'leader.established' || server === null || state === undefined) continue;
      // The leader of an older epoch may learn late that it is one. It can commit nothing any more.
      const concernsIt = acknowledged > 0 && epochOf(acknowledged) < record.epoch;
      if (concernsIt && !holds(state, acknowledged))
        return serversFinding([server], acknowledged, [record.seq]);
    }
    return null;
  },
};
