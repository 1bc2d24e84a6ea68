// The reasons that ensembles give. Loaded by src/engine/whole.ts; without them a chain of causes goes by what its records name.
import { Late } from '../kernel/late.ts';
import type { TraceRecord } from './record.ts';
import type { Reasons } from './causes.ts';

/** Null where the record itself says all. */
type ReasonsOf = (trace: readonly TraceRecord[], record: TraceRecord) => Reasons | null;

export const lateReasons = new Late<ReasonsOf>('src/engine/whole.ts (reasons)');
