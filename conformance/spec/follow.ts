// Follows a published counterexample in the engine, with the fault and without it.
import type { InvariantId, MistakeId } from '../../src/engine/index.ts';
import { SIDS, type Counterexample, type Property } from './events.ts';
import { PropertyWatch } from './properties.ts';
import type { PublishedStates } from './publishedStates.ts';
import { specStateOf, type SpecState } from './specState.ts';
import { SpecWorld } from './specWorld.ts';

export interface Followed {
  /** Actions that could be followed, and why the next one could not. */
  readonly events: number;
  readonly stoppedBy: string | null;
  /** Fields that were compared with the published states, and those that differ. */
  readonly compared: number;
  readonly differences: readonly string[];
  readonly broken: readonly Property[];
  /** Invariants of this project that broke. */
  readonly invariants: readonly InvariantId[];
}

/** `published`: the states after each action; null: they are not at hand. */
export function follow(
  { events }: Counterexample,
  mistakes: readonly MistakeId[],
  published: PublishedStates | null,
): Followed {
  const world = new SpecWorld(mistakes);
  const watch = new PropertyWatch();
  const differences: string[] = [];
  let compared = 0;
  let stoppedBy: string | null = null;
  let followed = 0;
  for (const [index, event] of events.entries()) {
    stoppedBy = world.follow(event);
    if (stoppedBy !== null) break;
    followed++;
    watch.look(world, event);
    for (const sid of SIDS) {
      const theirs = published?.[index]?.[sid];
      if (theirs === undefined) continue;
      const ours = specStateOf(world.server(sid));
      for (const field of fieldsOf(ours)) {
        compared++;
        const [ourText, theirText] = [String(ours[field]), String(theirs[field])];
        if (ourText !== theirText)
          differences.push(
            `${index + 1} ${event.action}, ${sid}: ${field} is ${ourText} here, ${theirText} there`,
          );
      }
    }
  }
  const invariants = [...new Set(world.sim.violations.map(({ invariant }) => invariant))];
  return { events: followed, stoppedBy, compared, differences, broken: [...watch.broken], invariants };
}

/** Those that the engine says something of. */
function fieldsOf(state: SpecState): readonly (keyof SpecState)[] {
  const fields = ['status', 'state', 'zabState', 'acceptedEpoch', 'currentEpoch', 'history'] as const;
  return [
    ...fields,
    ...(state.lastProcessed === null ? [] : (['lastProcessed'] as const)),
    ...(state.lastCommitted === null ? [] : (['lastCommitted'] as const)),
  ];
}
