// I-34 to I-37: what atomic broadcast says of proposals and deliveries, as ZooKeeper's published TLA+ specification names it. To deliver
// is to apply a transaction that is known to be committed.
import type { ServerId, Zxid } from '../model/ids.ts';
import { counterOf, epochOf } from '../model/zxid.ts';
import type { RecordKind, RecordOf, TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { FaultAssumption, Finding, Invariant, InvariantId, InvariantMemory } from './invariant.ts';
import { holds, isCommitted, serverOf, serversFinding } from './zab.ts';

const ASSUMES: readonly FaultAssumption[] = ['disksKept', 'quorumsIntersect', 'snapshotsCommitted'];

/** Proposals that are remembered: more than any server is behind, little enough to fork often. */
const MOST_KNOWN = 2000;
const PROPOSED = 'proposed ';
const NEWEST = 'newest ';
const BEFORE = 'before ';
const LAST = 'last ';

/** What brings a server to another state than its deliveries have. */
const MOVES: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'server.started',
  'server.serving',
  'server.stopped',
  'sync.received',
  'log.truncated',
]);

/** I-34 (Integrity): a server delivers only what a leader has proposed, as it was proposed. */
export const integrity = ofDeliveries('I-34', (_world, { record, server }, memory) => {
  const proposed = memory.get(PROPOSED + record.zxid);
  const isKnown = proposed !== undefined || isForgotten(memory, record.zxid);
  if (isKnown && (proposed ?? contentOf(record)) === contentOf(record)) return null;
  return serversFinding([server], record.zxid, [record.seq]);
});

/** I-35 (LocalPrimaryOrder): a server that delivers a proposal of a leader has delivered all that this leader proposed before it. */
export const localPrimaryOrder = ofDeliveries('I-35', (_world, { record, server, last }, memory) => {
  const before = Number(memory.get(BEFORE + record.zxid) ?? 0);
  return last === null || last >= before ? null : serversFinding([server], before, [record.seq]);
});

/** I-36 (GlobalPrimaryOrder): a server delivers proposals of an older epoch before those of a newer one. */
export const globalPrimaryOrder = ofDeliveries('I-36', (_world, { record, server, last }) =>
  last === null || epochOf(last) <= epochOf(record.zxid)
    ? null
    : serversFinding([server], record.zxid, [record.seq]),
);

/** I-37 (PrimaryIntegrity): a leader proposes when it has delivered all that was delivered of earlier epochs. */
export const primaryIntegrity: Invariant = {
  id: 'I-37',
  nature: 'event',
  concerns: new Set(['txn.proposed', 'txn.applied']),
  assumes: ASSUMES,
  check(world, records, memory) {
    for (const record of records) {
      const server = serverOf(record);
      if (server === null) continue;
      if (record.kind === 'txn.applied' && isCommitted(record, records)) {
        const key = NEWEST + epochOf(record.zxid);
        if (record.zxid > Number(memory.get(key) ?? 0)) memory.set(key, record.zxid);
      }
      if (record.kind !== 'txn.proposed') continue;
      const missing = undelivered(world, server, record.zxid, memory);
      if (missing !== null) return serversFinding([server], missing, [record.seq]);
    }
    return null;
  },
};

/** The newest transaction of an earlier epoch that a server has delivered and this leader has not. */
function undelivered(world: World, leader: ServerId, proposed: Zxid, memory: InvariantMemory): Zxid | null {
  const state = world.servers.get(leader);
  if (state === undefined) return null;
  for (const [key, newest] of memory.entries()) {
    const zxid = Number(newest);
    if (!key.startsWith(NEWEST) || epochOf(zxid) >= epochOf(proposed)) continue;
    if (state.vars.value.lastProcessedZxid < zxid || !holds(state, zxid)) return zxid;
  }
  return null;
}

interface Delivery {
  readonly record: RecordOf<'txn.applied'>;
  readonly server: ServerId;
  /** What the server stood at before; null where that is not known. */
  readonly last: Zxid | null;
}

function ofDeliveries(
  id: InvariantId,
  judge: (world: World, delivery: Delivery, memory: InvariantMemory) => Finding | null,
): Invariant {
  return {
    id,
    nature: 'event',
    concerns: new Set<RecordKind>(['txn.proposed', 'txn.applied', ...MOVES]),
    assumes: ASSUMES,
    check(world, records, memory) {
      let finding: Finding | null = null;
      for (const record of records) {
        const server = serverOf(record);
        if (server === null) continue;
        if (record.kind === 'txn.proposed') remember(record, memory);
        else if (record.kind === 'txn.applied' && isCommitted(record, records)) {
          const last = memory.get(LAST + server);
          const delivery = { record, server, last: last === undefined ? null : Number(last) };
          finding ??= judge(world, delivery, memory);
          memory.set(LAST + server, record.zxid);
        } else if (MOVES.has(record.kind) || record.kind === 'txn.applied') memory.delete(LAST + server);
      }
      return finding;
    },
  };
}

function remember(record: RecordOf<'txn.proposed'>, memory: InvariantMemory): void {
  const { zxid } = record;
  const newest = NEWEST + epochOf(zxid);
  memory.set(PROPOSED + zxid, contentOf(record));
  // Alone, a server gives zxids a second time that it proposed and had not logged when it went down.
  const before = Number(memory.get(newest) ?? 0);
  memory.set(BEFORE + zxid, before < zxid ? before : 0);
  memory.set(newest, zxid);
  if (memory.size <= MOST_KNOWN) return;
  for (const key of memory.keys()) {
    if (!key.startsWith(PROPOSED)) continue;
    const oldest = Number(key.slice(PROPOSED.length));
    memory.delete(key);
    memory.delete(BEFORE + oldest);
    memory.set('forgotten', Math.max(oldest, Number(memory.get('forgotten') ?? 0)));
    return;
  }
}

function isForgotten(memory: InvariantMemory, zxid: Zxid): boolean {
  return zxid <= Number(memory.get('forgotten') ?? 0);
}

function contentOf({ type, session }: RecordOf<'txn.applied' | 'txn.proposed'>): string {
  return `${type} ${session}`;
}

/**
 * I-38 (ProcessConsistency): the history of a follower that has taken up its leader's epoch is a part of the leader's: it has logged
 * nothing that the leader does not have, or has not proposed.
 */
export const processConsistency: Invariant = {
  id: 'I-38',
  nature: 'event',
  concerns: new Set(['epoch.begun', 'txn.logged']),
  assumes: ASSUMES,
  check(world, records) {
    for (const record of records) {
      const server = serverOf(record);
      const stranger = server === null ? null : strangerIn(world, server, record);
      if (server !== null && stranger !== null) return serversFinding([server], stranger, [record.seq]);
    }
    return null;
  },
};

/** All of its log when it takes up the epoch, afterwards what it has just logged. */
function strangerIn(world: World, follower: ServerId, record: TraceRecord): Zxid | null {
  const state = world.servers.get(follower);
  const peer = state?.peer.value ?? null;
  if (state === undefined || peer?.role !== 'FOLLOWING' || peer.leader === null) return null;
  const leader = world.servers.get(peer.leader);
  if (leader === undefined || peer.currentEpoch !== peer.acceptedEpoch) return null;
  if (leader.peer.value?.role !== 'LEADING' || leader.peer.value.leadingEpoch !== peer.currentEpoch)
    return null;
  if (record.kind === 'txn.logged') return isIn(leader, record.zxid) ? null : record.zxid;
  if (record.kind !== 'epoch.begun') return null;
  const strange = state.log.toArray().find(({ txn }) => !isIn(leader, txn.zxid));
  return strange?.txn.zxid ?? null;
}

/** A quorum may have committed what the leader's own disk has still to take: then it waits to be logged, and is in its tree. */
function isIn(leader: NonNullable<ReturnType<World['servers']['get']>>, zxid: Zxid): boolean {
  if (counterOf(zxid) === 0 || leader.proposals.has(zxid) || holds(leader, zxid)) return true;
  return leader.syncQueue.toArray().some(({ txn }) => txn?.zxid === zxid);
}
