// I-7: the release of an exclusive lock, however it comes about, notifies at most one client.
import { isClientId, type ClientId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import type { RecordOf, TraceRecord } from '../trace/record.ts';
import type { Finding, Invariant, InvariantMemory } from './invariant.ts';

export const boundedWakeUps: Invariant = {
  id: 'I-7',
  nature: 'event',
  concerns: new Set(['belief.stated', 'txn.applied']),
  check(_world, records, memory) {
    for (const record of records) {
      if (record.kind === 'belief.stated') {
        const { path, what } = record.belief;
        if (path !== '' && (what === 'holder' || what === 'leader')) memory.set(path, 'held');
      }
      if (record.kind !== 'txn.applied') continue;
      for (const change of record.changes) {
        if (change.type !== 'deleted' || !memory.delete(change.path)) continue;
        const finding = wakeUpsOf(change.path, record, records, memory);
        if (finding !== null) return finding;
      }
    }
    return null;
  },
};

/** Notifications about a held node's end, or about its parent's children, sent when that transaction was applied. */
function wakeUpsOf(
  path: string,
  applied: TraceRecord,
  records: readonly TraceRecord[],
  memory: InvariantMemory,
): Finding | null {
  const parent = parentOf(path);
  const fired = records.filter(
    (record): record is RecordOf<'watch.fired'> =>
      record.kind === 'watch.fired' && (record.event.path === path || record.event.path === parent),
  );
  memory.set('releases', Number(memory.get('releases') ?? 0) + 1);
  if (fired.length <= 1) return null;
  const clients = fired
    .map((record) => record.link.slice(0, record.link.indexOf('#')))
    .filter((id): id is ClientId => isClientId(id));
  return { clients, path, count: fired.length, records: [applied.seq] };
}
