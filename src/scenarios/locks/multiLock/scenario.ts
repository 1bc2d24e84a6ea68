// Two locks that every client needs at the same time.
import { MULTI_LOCKS, MULTI_PARENT, MULTI_VARIANTS, multiLock as recipe } from './recipe.ts';
import { predecessorSteps } from '../predecessorLock/recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { variantParameter } from '../../scenario/parameters.ts';
import { words } from './words.ts';

export const multiLock = lockScenario({
  id: 'multi-lock',
  recipe,
  words,
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(MULTI_VARIANTS)],
  lock: { parent: MULTI_LOCKS[0], order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-6', 'I-7'],
  expected: () => [],
  stepList: ({ rounds }) => predecessorSteps(rounds),
  seat: (place) => ({ reversed: place % 2 === 1 }),
  furnish: (setup) => ({ ...setup, nodes: [MULTI_PARENT, ...MULTI_LOCKS], recipe: { parents: MULTI_LOCKS } }),
});
