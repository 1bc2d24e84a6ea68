// The same transaction is lit in every view that shows it: pointing at a record about one points at the transaction,
// and who points at a client at all that it asked for.
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { TraceRecord } from '../../../engine/index.ts';
import type { TxnName } from '../../select/zabTxns.ts';
import { useSelection } from '../../stores/selection.ts';

/** Whether a transaction is pointed at in this world, by one of its records or by its client. */
export function useLitTxns(side: WorldSide, trace: readonly TraceRecord[]): (name: TxnName) => boolean {
  const hovered = useSelection((selection) => (selection.hovered?.world === side ? selection.hovered : null));
  const record = hovered?.kind === 'record' ? trace[Number(hovered.id) - 1] : undefined;
  const zxid = record !== undefined && 'zxid' in record ? record.zxid : null;
  const client = hovered?.kind === 'client' ? hovered.id : null;
  return (name) => name.zxid === zxid || (client !== null && name.client === client);
}
