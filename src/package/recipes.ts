// Recipes to give to `createWorld`: the programs that the lab's own scenarios run.
import { herdLock as herd } from '../scenarios/locks/herdLock/recipe.ts';
import { predecessorLock as line } from '../scenarios/locks/predecessorLock/recipe.ts';
import type { ClientRecipe } from './createWorld.ts';

/** Arguments of a lock: `rounds` times, for `holdMs` milliseconds each. */
const LOCK_ARGS = { arrival: 'together', rounds: 1, holdMs: 1000 } as const;

/** One znode that all waiting clients watch: each release wakes all of them. Needs the znode `/exclusive_lock`. */
export const herdLock: ClientRecipe = (args) => herd({ ...LOCK_ARGS, variant: 'exists', ...args });

/** Each client watches only the znode before its own: a release wakes one. Needs the znode `/exclusive_lock`. */
export const predecessorLock: ClientRecipe = (args) => line({ ...LOCK_ARGS, ...args });
