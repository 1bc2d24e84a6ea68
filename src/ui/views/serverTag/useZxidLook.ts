// The same transaction is lit in every view that shows it: whoever points at a record about one points at the transaction.
import type { WorldSide } from '../../../scenarios/experiment.ts';
import type { TraceRecord, Zxid } from '../../../engine/index.ts';
import { useSelection } from '../../stores/selection.ts';

/** The transaction that a record pointed at in this world is about; null if none is. */
export function useHoveredZxid(side: WorldSide, trace: readonly TraceRecord[]): Zxid | null {
  const seq = useSelection(({ hovered }) =>
    hovered?.world === side && hovered.kind === 'record' ? Number(hovered.id) : null,
  );
  const record = seq === null ? undefined : trace[seq - 1];
  return record !== undefined && 'zxid' in record ? record.zxid : null;
}
