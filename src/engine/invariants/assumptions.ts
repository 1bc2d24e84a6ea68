// What each invariant of ensembles takes for granted, and whether a world keeps to it.
import type { World } from '../world.ts';
import type { FaultAssumption, InvariantId } from './invariant.ts';
import { invariantOf } from './invariantOf.ts';

/** Empty for what has to hold whatever happens. */
export function assumptionsOf(id: InvariantId): readonly FaultAssumption[] {
  return invariantOf(id).assumes ?? [];
}

/** Those that a world of this setup does not keep to once these commands were given in it. */
export function assumptionsBroken(
  { quorum = 'majority' }: World['setup'],
  commands: readonly { readonly type: string }[],
): readonly FaultAssumption[] {
  const broken: FaultAssumption[] = [];
  if (commands.some(({ type }) => type === 'wipeDisk')) broken.push('disksKept');
  if (quorum !== 'majority') broken.push('quorumsIntersect');
  return broken;
}
