// What every clause of a narration is told from.
import type { RecordKind, RecordOf, Simulation, TraceRecord, World } from '../../../engine/index.ts';
import type { CastId } from '../../select/cast.ts';

export interface Around {
  readonly simulation: Simulation;
  readonly records: readonly TraceRecord[];
  /** As it is shown. */
  readonly world: World;
  /** Of two worlds how many wake is compared; of one it is said what for. */
  readonly isAlone: boolean;
}

export type Who = (id: CastId) => string;

export function ofKind<K extends RecordKind>(
  records: readonly TraceRecord[],
  kind: K,
): readonly RecordOf<K>[] {
  return records.filter((record): record is RecordOf<K> => record.kind === kind);
}
