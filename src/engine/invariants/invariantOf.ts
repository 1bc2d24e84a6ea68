// Every invariant by its id. Those beyond the first scene's are loaded late.
import { Late } from '../kernel/late.ts';
import { beliefHasNode } from './beliefHasNode.ts';
import { boundedWakeUps } from './boundedWakeUps.ts';
import { fifo } from './fifo.ts';
import type { Invariant, InvariantId } from './invariant.ts';
import { oneBeliever } from './oneBeliever.ts';

const EARLY = { 'I-1': oneBeliever, 'I-3': beliefHasNode, 'I-6': fifo, 'I-7': boundedWakeUps } as const;
type Early = keyof typeof EARLY;

const OF_LOCKS = ['I-2', 'I-4', 'I-5', 'I-24'] as const;
type OfLocks = (typeof OF_LOCKS)[number];

export const lateInvariants = {
  /** Those of any lock. Loaded by src/engine/clients.ts. */
  ofLocks: new Late<Readonly<Record<OfLocks, Invariant>>>('src/engine/clients.ts (invariants)'),
  /** Loaded by src/engine/whole.ts. */
  others: new Late<Readonly<Record<Exclude<InvariantId, Early | OfLocks>, Invariant>>>(
    'src/engine/whole.ts (invariants)',
  ),
};

/** Throws if it is one that has not been loaded. */
export function invariantOf(id: InvariantId): Invariant {
  if (isEarly(id)) return EARLY[id];
  return isOfLocks(id) ? lateInvariants.ofLocks.get()[id] : lateInvariants.others.get()[id];
}

function isEarly(id: InvariantId): id is Early {
  return id in EARLY;
}

function isOfLocks(id: InvariantId): id is OfLocks {
  return (OF_LOCKS as readonly InvariantId[]).includes(id);
}
