// I-26: replicas agree: servers that serve and have applied the same transactions hold the same tree, also after a start from
// snapshot and log. Trees are compared by their digests, where servers keep such. A server that does not serve yet may be
// ahead of itself: its snapshot holds effects of transactions that its slow disk had not logged when it went down, and that its
// leader will send again.
import type { ServerId } from '../model/ids.ts';
import type { RecordKind } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Finding, Invariant, InvariantMemory } from './invariant.ts';
import { serverOf, serversFinding } from './zab.ts';

/** What may change a server's tree, or the zxid it stands at. */
const MOVES: ReadonlySet<RecordKind> = new Set([
  'txn.applied',
  'server.started',
  'server.serving',
  'leader.established',
]);

/** Digests that are remembered: enough for any server that comes back, little enough to fork often. */
const MOST_KNOWN = 2000;

export const replicas: Invariant = {
  id: 'I-26',
  nature: 'event',
  concerns: MOVES,
  assumes: ['disksKept', 'quorumsIntersect', 'snapshotsCommitted'],
  check(world, records, memory) {
    const moved = new Map<ServerId, number>();
    for (const record of records) {
      const server = serverOf(record);
      if (server !== null && MOVES.has(record.kind)) moved.set(server, record.seq);
    }
    for (const [server, seq] of moved) {
      const finding = compare(world, server, seq, memory);
      if (finding !== null) return finding;
    }
    return null;
  },
};

function compare(world: World, server: ServerId, seq: number, memory: InvariantMemory): Finding | null {
  const state = world.servers.get(server);
  const digest = state?.digest.value ?? null;
  if (state === undefined || digest === null || state.vars.value.state !== 'serving') return null;
  const zxid = state.vars.value.lastProcessedZxid;
  const known = memory.get(`${zxid}`);
  if (known !== undefined) return known === digest ? null : serversFinding([server], zxid, [seq]);
  memory.set(`${zxid}`, digest);
  letGo(memory);
  return null;
}

/** The oldest digests are let go. */
function letGo(memory: InvariantMemory): void {
  for (const key of memory.keys()) {
    if (memory.size <= MOST_KNOWN) return;
    memory.delete(key);
    return;
  }
}
