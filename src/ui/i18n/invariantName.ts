import type { InvariantId } from '../../engine/index.ts';
import type { ShownInvariantId } from './contract.ts';
import type { Messages } from './words.ts';

/** An invariant's name; its id for those that have their words later. */
export function invariantName(id: InvariantId, { invariants }: Messages): string {
  return isShown(id, invariants) ? invariants[id].name : id;
}

function isShown(id: InvariantId, invariants: Messages['invariants']): id is ShownInvariantId {
  return id in invariants;
}
