// I-25: zxids grow: no server proposes or applies a transaction whose zxid is not above the one before.
import { type ServerId, type Zxid, isClientId } from '../model/ids.ts';
import type { RecordKind } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Invariant, InvariantMemory } from './invariant.ts';
import { serverOf, serversFinding } from './zab.ts';

export const zxidsGrow: Invariant = {
  id: 'I-25',
  nature: 'event',
  concerns: new Set(['txn.proposed', 'txn.applied', 'server.started', 'sync.received', 'log.truncated']),
  assumes: ['disksKept', 'quorumsIntersect'],
  check(world, records, memory) {
    for (const record of records) {
      const server = serverOf(record);
      if (server === null) continue;
      switch (record.kind) {
        case 'server.started':
        case 'sync.received':
        case 'log.truncated':
          startAgain(world, server, record.kind, memory);
          break;
        case 'txn.proposed':
          if (!grows(memory, `proposed ${server}`, record.zxid))
            return serversFinding([server], record.zxid, [record.seq]);
          break;
        case 'txn.applied':
          if (!grows(memory, server, record.zxid)) return serversFinding([server], record.zxid, [record.seq]);
          break;
        default:
      }
    }
    return null;
  },
};

/**
 * From its disk or its leader a server may get less than it had: what it logged and nobody else did. Alone, it gives zxids
 * a second time that it proposed and did not log before it went down.
 */
function startAgain(world: World, server: ServerId, kind: RecordKind, memory: InvariantMemory): void {
  if (kind === 'server.started') memory.delete(`proposed ${server}`);
  memory.set(server, world.servers.get(server)?.vars.value.lastProcessedZxid ?? 0);
}

function grows(memory: InvariantMemory, key: string, zxid: Zxid): boolean {
  const before = Number(memory.get(key) ?? 0);
  memory.set(key, zxid);
  return zxid > before;
}

/** I-18: a session never sees time run backwards: whichever servers serve it, the zxids its replies name never fall. */
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
