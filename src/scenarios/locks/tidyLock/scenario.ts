// A lock that deletes its empty parent znode.
import { LOCK_PARENT } from '../lockProgram.ts';
import { TIDY_VARIANTS, tidyLock as recipe } from './recipe.ts';
import { predecessorSteps } from '../predecessorLock/recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const tidyLock = lockScenario({
  id: 'tidy-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(TIDY_VARIANTS)],
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-7'],
  expected: ({ variant }) => (variant === 'waits-for-parent' ? ['I-5'] : []),
  stepList: ({ rounds, variant }) => [
    ...(variant === 'waits-for-parent' ? ['tidy.awaitParent'] : []),
    ...predecessorSteps(rounds),
  ],
});
