// The invariants of ensembles. Loaded by src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type { Invariant, InvariantId } from './invariant.ts';

type OfEnsembles = Exclude<InvariantId, 'I-1' | 'I-3' | 'I-6' | 'I-7'>;

export const lateInvariants = new Late<Readonly<Record<OfEnsembles, Invariant>>>(
  'src/engine/whole.ts (invariants)',
);
