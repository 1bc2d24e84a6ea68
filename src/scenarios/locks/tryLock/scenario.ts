// The try-lock: one znode, and no client waits for it.
import type { InvariantId } from '../../../engine/index.ts';
import { LOCK_PARENT, REST_MS } from '../lockProgram.ts';
import { TRY_VARIANTS, trySteps, tryLock as recipe } from './recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { CLIENT_LIBRARY, countParameter, variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  article: ['I-1', 'I-3', 'I-4'],
  'delete-until-done': ['I-1', 'I-3'],
};

export const tryLock = lockScenario({
  id: 'try-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['beliefBars'],
  parameters: [
    variantParameter(TRY_VARIANTS),
    CLIENT_LIBRARY,
    { ...countParameter('restMs', 0, 600_000, REST_MS), before: REST_MS },
  ],
  lock: { parent: LOCK_PARENT, order: 'none' },
  invariants: ['I-1', 'I-3', 'I-4'],
  expected: ({ variant }) => EXPECTED[String(variant)] ?? [],
  stepList: trySteps,
  // In lock step all come at once, and they come again only when the lock is free.
  furnish: (setup) => ({ ...setup, conductor: setup.conductor.toReversed() }),
});
