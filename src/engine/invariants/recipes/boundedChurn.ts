// I-14: between two disturbances nobody makes its node again and again. A command is a disturbance, so is whatever happens to a
// connection, a session or a server; who leaves the lead by itself may stand in line again.
import type { ClientId } from '../../model/ids.ts';
import type { RecordKind, TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { Finding, Invariant, InvariantMemory } from '../invariant.ts';
import { frameOf, isFirstSight, isOfRecipe, keysOf, livingOwner } from './frame.ts';

const DISTURBANCES: ReadonlySet<RecordKind> = new Set<RecordKind>([
  'command.given',
  'connection.lost',
  'session.established',
  'session.expired',
  'session.givenUp',
  'connection.state',
  'client.started',
  'server.serving',
]);
const MADE = 'made ';

export const boundedChurn: Invariant = {
  id: 'I-14',
  nature: 'event',
  concerns: new Set<RecordKind>([...DISTURBANCES, 'txn.applied', 'belief.withdrawn']),
  check(world, records, memory) {
    for (const record of records) {
      if (DISTURBANCES.has(record.kind))
        for (const client of keysOf(memory, MADE)) memory.delete(MADE + client);
      if (record.kind === 'belief.withdrawn') memory.delete(MADE + record.actor);
      if (!isFirstSight(record, memory)) continue;
      const finding = tooMany(world, record, memory);
      if (finding !== null) return finding;
    }
    return null;
  },
};

function tooMany(world: World, record: TraceRecord, memory: InvariantMemory): Finding | null {
  if (record.kind !== 'txn.applied') return null;
  for (const change of record.changes) {
    if (change.type !== 'created' || change.owner === null || !isOfRecipe(world, change.path)) continue;
    const client: ClientId | null = livingOwner(world, change.owner);
    if (client === null) continue;
    const made = Number(memory.get(MADE + client) ?? 0) + 1;
    memory.set(MADE + client, made);
    if (made > (frameOf(world).creations ?? 1))
      return { clients: [client], path: change.path, count: made, records: [record.seq] };
  }
  return null;
}
