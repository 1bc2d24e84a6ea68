// The revocable lock.
import { LOCK_PARENT } from '../lockProgram.ts';
import { REVOCABLE_VARIANTS, revocableLock as recipe, REVOKER, revoker } from './recipe.ts';
import { predecessorSteps } from '../predecessorLock/recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { holdParameter, variantParameter } from '../../scenario/parameters.ts';
import { words } from './words.ts';

export const revocableLock = lockScenario({
  id: 'revocable-lock',
  recipe,
  programs: { [REVOKER]: revoker },
  words,
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(REVOCABLE_VARIANTS)],
  hold: holdParameter(20_000, 200),
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  // The holder's own eye on its node is one more to be told of its end: I-7 is not asked of it.
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-6'],
  expected: () => [],
  stepList: ({ rounds }) => predecessorSteps(rounds),
});
