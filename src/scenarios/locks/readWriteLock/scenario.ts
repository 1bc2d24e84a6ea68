// The read/write lock.
import type { InvariantId } from '../../../engine/index.ts';
import { SHARED_PARENT, SHARED_VARIANTS, sharedSteps, readWriteLock as recipe } from './recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { choiceParameter, variantParameter } from '../../scenario/parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** Every how many-th client writes, the first one always; the others read. */
const MIXES = { alternate: 2, fewWriters: 4, writers: 1 } as const;
const MIX_NAMES = ['alternate', 'fewWriters', 'writers'] as const;

/** What each form may break; those that are not here hold. */
const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  'host-names': ['I-1', 'I-3'],
  'all-writers': ['I-5'],
  'downgrade-behind': ['I-1', 'I-3'],
};

export const readWriteLock = lockScenario({
  id: 'read-write-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(SHARED_VARIANTS), choiceParameter('mix', MIX_NAMES)],
  lock: { parent: SHARED_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5'],
  expected: ({ variant }) => EXPECTED[String(variant)] ?? [],
  stepList: ({ rounds, variant }) => sharedSteps(rounds, variant),
  seat: (place, { values }) => ({ mode: place % everyOf(values['mix']) === 0 ? 'writer' : 'reader' }),
});

function everyOf(mix: unknown): number {
  return MIXES[MIX_NAMES.find((name) => name === mix) ?? 'writers'];
}
