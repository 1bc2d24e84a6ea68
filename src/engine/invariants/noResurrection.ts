// I-16: a write that is absent from the history of an established epoch never appears later.
import { epochOf } from '../model/zxid.ts';
import type { ServerId, Zxid } from '../model/ids.ts';
import type { World } from '../world/world.ts';
import type { Invariant, InvariantMemory } from './invariant.ts';
import { holds, isCommitted, serverOf, serversFinding } from './zab.ts';

const OPEN = 'open ';
const GONE = 'gone ';
const NEWEST = 'newest epoch';

export const noResurrection: Invariant = {
  id: 'I-16',
  nature: 'event',
  concerns: new Set(['txn.proposed', 'txn.applied', 'leader.established']),
  assumes: ['disksKept', 'quorumsIntersect', 'snapshotsCommitted'],
  check(world, records, memory) {
    for (const record of records) {
      const server = serverOf(record);
      if (server === null) continue;
      if (record.kind === 'txn.proposed') memory.set(OPEN + record.zxid, 'proposed');
      if (record.kind === 'leader.established') discard(world, server, record.epoch, memory);
      if (record.kind !== 'txn.applied' || !isCommitted(record, records)) continue;
      memory.delete(OPEN + record.zxid);
      if (memory.has(GONE + record.zxid)) return serversFinding([server], record.zxid, [record.seq]);
    }
    return null;
  },
};

/** What earlier epochs proposed, nobody has applied and the new leader does not have is gone for good. */
function discard(world: World, leader: ServerId, epoch: number, memory: InvariantMemory): void {
  const state = world.servers.get(leader);
  // The leader of an older epoch may learn late that it is one: what is discarded has been decided since.
  if (epoch < Number(memory.get(NEWEST) ?? 0)) return;
  memory.set(NEWEST, epoch);
  if (state === undefined) return;
  for (const zxid of openOf(memory)) {
    if (epochOf(zxid) >= epoch) continue;
    memory.delete(OPEN + zxid);
    if (!holds(state, zxid)) memory.set(GONE + zxid, epoch);
  }
}

function openOf(memory: InvariantMemory): readonly Zxid[] {
  return [...memory.keys()]
    .filter((key) => key.startsWith(OPEN))
    .map((key) => Number(key.slice(OPEN.length)));
}
