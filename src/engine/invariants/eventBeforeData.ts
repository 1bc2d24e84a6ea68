// I-19: a session gets the watch event before it can read the new value: a change leaves no one-time watch on it standing
// at the server that applies it, and no reply overtakes an event of the state it was read from.
import { isClientId, type ClientId, type LinkId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import type { ServerWatch } from '../server/serverState.ts';
import type { RecordOf, TraceRecord, TreeChange } from '../trace/record.ts';
import type { World } from '../world/world.ts';
import type { Finding, Invariant, InvariantMemory } from './invariant.ts';
import { serverOf } from './zab.ts';

export const eventBeforeData: Invariant = {
  id: 'I-19',
  nature: 'event',
  concerns: new Set(['txn.applied', 'watch.fired', 'event.delivered', 'reply.delivered', 'connection.lost']),
  check(world, records, memory) {
    let applied: RecordOf<'txn.applied'> | null = null;
    for (const record of records) {
      switch (record.kind) {
        case 'txn.applied':
          applied = record;
          for (const change of record.changes) {
            const left = leftStanding(world, record, change);
            if (left !== null) return left;
          }
          break;
        case 'watch.fired':
          owe(memory, record.link, applied?.zxid ?? 0);
          break;
        case 'event.delivered':
          if (record.link !== null && record.event.type !== 'None') pay(memory, record.link);
          break;
        case 'connection.lost':
          memory.delete(record.link);
          break;
        case 'reply.delivered':
          if (isOwed(memory, record.link, record.zxid)) return overtaken(record);
          break;
        default:
      }
    }
    return null;
  },
};

/** A one-time watch that the change should have spent. */
function leftStanding(world: World, applied: TraceRecord, change: TreeChange): Finding | null {
  const server = serverOf(applied);
  const state = server === null ? undefined : world.servers.get(server);
  if (state === undefined || change.type === 'aclSet') return null;
  const tables = [state.dataWatches.get(change.path)];
  if (change.type !== 'dataSet') tables.push(state.childWatches.get(parentOf(change.path)));
  const left = tables.flatMap((watches) => (watches ?? []).filter(({ mode }) => mode === 'STANDARD'));
  if (left.length === 0) return null;
  return {
    clients: clientsOf(left),
    servers: server === null ? [] : [server],
    path: change.path,
    count: left.length,
    records: [applied.seq],
  };
}

function clientsOf(watches: readonly ServerWatch[]): readonly ClientId[] {
  return watches.map(({ link }) => link.slice(0, link.indexOf('#'))).filter((id) => isClientId(id));
}

/** The zxids of the events on their way to a connection, oldest first. */
function owe(memory: InvariantMemory, link: LinkId, zxid: number): void {
  const owed = memory.get(link);
  memory.set(link, owed === undefined ? String(zxid) : `${owed} ${zxid}`);
}

function pay(memory: InvariantMemory, link: LinkId): void {
  const owed = String(memory.get(link) ?? '');
  const rest = owed.includes(' ') ? owed.slice(owed.indexOf(' ') + 1) : '';
  if (rest === '') memory.delete(link);
  else memory.set(link, rest);
}

function isOwed(memory: InvariantMemory, link: LinkId, zxid: number): boolean {
  const owed = memory.get(link);
  if (owed === undefined || zxid <= 0) return false;
  const oldest = Number.parseInt(String(owed), 10);
  return oldest > 0 && oldest <= zxid;
}

function overtaken(record: RecordOf<'reply.delivered'>): Finding {
  const clients = isClientId(record.actor) ? [record.actor] : [];
  return { clients, path: record.path, count: 1, records: [record.seq] };
}
