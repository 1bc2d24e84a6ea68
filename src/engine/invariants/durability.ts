// I-15: an acknowledged write is in the history of every later established leader, and of every server that serves in a later
// epoch.
import type { ServerId, Zxid } from '../model/ids.ts';
import type { RequestOp } from '../model/message.ts';
import { counterOf, epochOf } from '../model/zxid.ts';
import type { TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Invariant, InvariantMemory } from './invariant.ts';
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

/** The newest acknowledged write of each epoch: a server that has it has those of that epoch before it (I-17). */
const NEWEST = 'acknowledged ';

export const durability: Invariant = {
  id: 'I-15',
  nature: 'event',
  concerns: new Set(['reply.sent', 'leader.established', 'server.serving']),
  assumes: ['disksKept', 'quorumsIntersect'],
  check(world, records, memory) {
    for (const record of records) {
      const server = serverOf(record);
      if (
        record.kind === 'reply.sent' &&
        record.err === 'Ok' &&
        WRITES.has(record.op) &&
        takesWrites(world, server)
      )
        acknowledge(memory, record.zxid);
      const epoch = server === null ? null : epochBegun(world, server, record);
      if (server === null || epoch === null) continue;
      const lost = lostBefore(world, server, epoch, memory);
      if (lost !== null) return serversFinding([server], lost, [record.seq]);
    }
    return null;
  },
};

/**
 * A read-only server ends its local sessions, and names the newest transaction of its log in the answer, which perhaps no quorum has.
 */
function takesWrites(world: World, server: ServerId | null): boolean {
  return server !== null && world.servers.get(server)?.vars.value.state !== 'readOnly';
}

/** A local session ends without a transaction: its answer names the last one, or the epoch's beginning, which is none. */
function acknowledge(memory: InvariantMemory, zxid: Zxid): void {
  if (counterOf(zxid) === 0) return;
  const key = NEWEST + epochOf(zxid);
  if (zxid > Number(memory.get(key) ?? 0)) memory.set(key, zxid);
}

/** The epoch a server begins to lead or to follow in; null if the record is of something else. */
function epochBegun(world: World, server: ServerId, record: TraceRecord): number | null {
  if (record.kind === 'leader.established') return record.epoch;
  if (record.kind !== 'server.serving') return null;
  return world.servers.get(server)?.peer.value?.currentEpoch ?? null;
}

/**
 * A write that an earlier epoch acknowledged and the server does not have. Who begins late in an epoch that is over need not
 * have what newer ones acknowledged: it can commit nothing any more.
 */
function lostBefore(world: World, server: ServerId, epoch: number, memory: InvariantMemory): Zxid | null {
  const states = [...new Set([server, leaderOf(world, server)])].flatMap((id) => world.servers.get(id) ?? []);
  for (const [key, newest] of memory.entries()) {
    const zxid = Number(newest);
    if (!key.startsWith(NEWEST) || epochOf(zxid) >= epoch) continue;
    if (states.some((state) => !holds(state, zxid))) return zxid;
  }
  return null;
}

/** A server that was sent a snapshot has the history of its leader, which knows better which it is. */
function leaderOf(world: World, server: ServerId): ServerId {
  return world.servers.get(server)?.peer.value?.leader ?? server;
}
