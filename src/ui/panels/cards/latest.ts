import type { ClientId, RecordKind, ServerId, TreeChange } from '../../../engine/index.ts';
import type { WorldView } from '../../stores/useWorld.ts';

/** How far back a card looks: what is older than that is not what the reader wonders about. */
const MAX_LOOKED_AT = 5000;

/** The client's newest record of these kinds up to the playhead; events about the connection alone do not count. */
export function latestOf(view: WorldView, client: ClientId, kinds: readonly RecordKind[]): number | null {
  const { trace } = view.simulation;
  const newest = view.simulation.recordCountAfter(view.step);
  for (let seq = newest; seq > Math.max(0, newest - MAX_LOOKED_AT); seq--) {
    const record = trace[seq - 1];
    if (record === undefined || record.actor !== client || !kinds.includes(record.kind)) continue;
    if ('event' in record && record.event.type === 'None') continue;
    return seq;
  }
  return null;
}

/** The newest transaction up to the playhead that changed a znode in a server's tree. */
export function lastChangeOf(
  view: WorldView,
  path: string,
  server: ServerId,
): { readonly seq: number; readonly type: TreeChange['type'] } | null {
  const { trace } = view.simulation;
  const newest = view.simulation.recordCountAfter(view.step);
  for (let seq = newest; seq > Math.max(0, newest - MAX_LOOKED_AT); seq--) {
    const record = trace[seq - 1];
    if (record?.kind !== 'txn.applied' || record.actor !== server) continue;
    const change = record.changes.find((candidate) => candidate.path === path);
    if (change !== undefined) return { seq, type: change.type };
  }
  return null;
}
