// What every clause of a narration is told from.
import { group } from 'd3-array';
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

/** Of a list that does not grow. It has thousands of records and is asked for a dozen kinds, so it is gone through once. */
export function ofKind<K extends RecordKind>(
  records: readonly TraceRecord[],
  kind: K,
): readonly RecordOf<K>[] {
  const known = byKind.get(records) ?? group(records, (record) => record.kind);
  byKind.set(records, known);
  return (known.get(kind) ?? []) as readonly RecordOf<K>[];
}

const byKind = new WeakMap<readonly TraceRecord[], ReadonlyMap<RecordKind, readonly TraceRecord[]>>();
