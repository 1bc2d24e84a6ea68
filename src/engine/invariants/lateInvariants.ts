// The invariants of ensembles and of recipes beyond the first scene's. Loaded by src/engine/whole.ts.
import { Late } from '../kernel/late.ts';
import type { Invariant, InvariantId } from './invariant.ts';

type Later = Exclude<InvariantId, 'I-1' | 'I-3' | 'I-6' | 'I-7'>;

export const lateInvariants = new Late<Readonly<Record<Later, Invariant>>>(
  'src/engine/whole.ts (invariants)',
);
