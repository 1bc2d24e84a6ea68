// A lock whose waiting znodes another client deletes.
import { LOCK_PARENT } from '../lockProgram.ts';
import { STRANGER_VARIANTS, strangerLock as recipe } from './recipe.ts';
import { predecessorSteps } from '../predecessorLock/recipe.ts';
import { LOCK_CLIENTS } from '../lockStage.ts';
import { lockScenario } from '../lockScenario.ts';
import { variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** By place; all further clients use the lock as the first does. */
const ROLES = ['user', 'user', 'stranger'] as const;

export const strangerLock = lockScenario({
  id: 'stranger-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(STRANGER_VARIANTS)],
  clients: { ...LOCK_CLIENTS, min: ROLES.length, initial: ROLES.length },
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-24'],
  // The holder relies on its last list, and another client can delete its znode too.
  expected: ({ variant }) => (variant === 'looks-on' ? ['I-1', 'I-3', 'I-24'] : ['I-1', 'I-3']),
  stepList: ({ rounds }) => [...predecessorSteps(rounds), 'stranger.wait'],
  seat: (place) => ({ role: ROLES[place] ?? ROLES[0] }),
});
