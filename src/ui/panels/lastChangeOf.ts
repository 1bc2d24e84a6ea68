import type { TreeChange } from '../../engine/index.ts';
import type { WorldView } from '../stores/useWorld.ts';

/** How far back a card looks. */
const MAX_LOOKED_AT = 5000;

/** The newest transaction up to the playhead that changed a znode. */
export function lastChangeOf(
  view: WorldView,
  path: string,
): { readonly seq: number; readonly type: TreeChange['type'] } | null {
  const { trace } = view.simulation;
  const newest = view.simulation.recordCountAfter(view.step);
  for (let seq = newest; seq > Math.max(0, newest - MAX_LOOKED_AT); seq--) {
    const record = trace[seq - 1];
    if (record?.kind !== 'txn.applied') continue;
    const change = record.changes.find((candidate) => candidate.path === path);
    if (change !== undefined) return { seq, type: change.type };
  }
  return null;
}
