// One name that everybody waits for, and what each takes as news of its end.
import { LOCK_PARENT } from '../lockProgram.ts';
import { ONE_NAME_VARIANTS, oneNameSteps } from './recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { LIBRARY, variantParameter } from '../../parameters.ts';
import { neverWoken } from '../pieces/neverWoken.ts';

export const oneNameLock = lockScenario({
  id: 'one-name-lock',
  pieces: neverWoken,
  views: ['beliefBars', 'releases'],
  parameters: [variantParameter(ONE_NAME_VARIANTS), LIBRARY],
  lock: { parent: LOCK_PARENT, order: 'none' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-7'],
  // Whoever waits on one name is woken with all others. What a library forgets nobody is told.
  expected: ({ variant, library }) =>
    variant === 'deleted-only' || (variant === 'any-change' && library === 'kazoo')
      ? ['I-5', 'I-7']
      : ['I-7'],
  stepList: ({ rounds }) => oneNameSteps(rounds),
});
