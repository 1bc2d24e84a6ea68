// One znode that all clients wait for, and which events wake them.
import { LOCK_PARENT } from '../lockProgram.ts';
import { ONE_NAME_VARIANTS, oneNameSteps, oneNameLock as recipe } from './recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { CLIENT_LIBRARY, variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const oneNameLock = lockScenario({
  id: 'one-name-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['beliefBars', 'releases'],
  parameters: [variantParameter(ONE_NAME_VARIANTS), CLIENT_LIBRARY],
  lock: { parent: LOCK_PARENT, order: 'none' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-7'],
  // One znode wakes all waiters at once. Watches that a library drops are not reported. A holder is not told that its session
  // is over.
  expected: ({ variant, library }) =>
    variant === 'deleted-only' || (variant === 'any-change' && library === 'kazoo')
      ? ['I-1', 'I-3', 'I-5', 'I-7']
      : ['I-1', 'I-3', 'I-7'],
  stepList: ({ rounds }) => oneNameSteps(rounds),
});
