// I-17: committed histories are prefixes of one another: each transaction is the same everywhere, and follows the same one.
import { counterOf } from '../model/zxid.ts';
import type { ServerId, Zxid } from '../model/ids.ts';
import type { RecordKind, RecordOf, TraceRecord } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Invariant, InvariantMemory } from './invariant.ts';
import { isCommitted, serverOf, serversFinding } from './zab.ts';

/** What may move a server's history: it applies, starts from its disk, or is brought to the leader's state. */
const MOVES: ReadonlySet<RecordKind> = new Set([
  'txn.applied',
  'server.started',
  'server.serving',
  'server.stopped',
  'sync.received',
  'log.truncated',
]);

const LAST = 'last ';
/** Entries, three for each transaction: enough for any server that comes back, little enough to fork often. */
const MOST_KNOWN = 6000;

export const agreement: Invariant = {
  id: 'I-17',
  nature: 'event',
  concerns: MOVES,
  assumes: ['disksKept', 'quorumsIntersect', 'snapshotsCommitted'],
  check(world, records, memory) {
    for (const record of records) {
      const server = serverOf(record);
      if (server === null || !MOVES.has(record.kind)) continue;
      if (record.kind !== 'txn.applied' || !isCommitted(record, records)) {
        forget(world, server, memory);
        continue;
      }
      if (!agrees(record, server, isCatchingUp(record, records), memory))
        return serversFinding([server], record.zxid, [record.seq]);
    }
    return null;
  },
};

/** What a server has now is its own doing no longer: the next transaction it applies follows what the world says. */
function forget(world: World, server: ServerId, memory: InvariantMemory): void {
  const zxid = world.servers.get(server)?.vars.value.lastProcessedZxid ?? 0;
  // A new leader begins its epoch with the empty transaction e:0, and a snapshot may be named by it: what was before is not told.
  if (zxid > 0 && counterOf(zxid) === 0) memory.delete(`${LAST}${server}`);
  else memory.set(`${LAST}${server}`, zxid);
}

function agrees(
  record: RecordOf<'txn.applied'>,
  server: ServerId,
  catchesUp: boolean,
  memory: InvariantMemory,
): boolean {
  // Where a server stood when the world began is not known.
  const before = memory.get(`${LAST}${server}`);
  memory.set(`${LAST}${server}`, record.zxid);
  letGo(memory);
  return (
    (before === undefined || isSame(memory, `follows ${record.zxid}`, before)) &&
    isSame(memory, `content ${record.zxid}`, contentOf(record)) &&
    (catchesUp || isSame(memory, `changes ${record.zxid}`, JSON.stringify(record.changes)))
  );
}

/** The oldest transactions known are let go: the few keys of servers were there first and stay. */
function letGo(memory: InvariantMemory): void {
  for (const key of memory.keys()) {
    if (memory.size <= MOST_KNOWN) return;
    if (!key.startsWith(LAST)) {
      memory.delete(key);
      return;
    }
  }
}

function isSame(memory: InvariantMemory, key: string, value: string | Zxid): boolean {
  const known = memory.get(key);
  if (known === undefined) memory.set(key, value);
  return known === undefined || known === value;
}

function contentOf({ type, session, err }: RecordOf<'txn.applied'>): string {
  return JSON.stringify([type, session, err]);
}

/**
 * Whether a server applies a transaction on its way to its leader's state. What that changes in its tree may be less than
 * elsewhere: a snapshot may hold effects of transactions that are not in its log ([Z58]).
 */
function isCatchingUp(applied: TraceRecord, records: readonly TraceRecord[]): boolean {
  return records.some(
    ({ kind, actor, seq }) => kind === 'server.serving' && actor === applied.actor && seq > applied.seq,
  );
}
