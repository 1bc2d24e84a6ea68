// The sequential-znode lock in its published variants.
import type { InvariantId } from '../../../engine/index.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { LOCK_PARENT } from '../lockProgram.ts';
import { LINE_VARIANTS, lineSteps, publishedLine as recipe } from './recipe.ts';
import { lockScenario } from '../lockScenario.ts';
import { CLIENT_LIBRARY, variantParameter } from '../../scenario/parameters.ts';
import { pieces as oneNamePieces } from '../oneNameLock/pieces.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

const PROMISES: readonly InvariantId[] = ['I-1', 'I-3', 'I-4', 'I-5', 'I-6', 'I-7', 'I-22'];

/** The counter is a signed integer of 32 bits. */
const HIGHEST_NUMBER = 2_147_483_646;
const NEARLY_THE_LAST = HIGHEST_NUMBER - 10_000;

/** What each form may break; those that are not here hold. */
const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  'no-guid': ['I-4', 'I-5'],
  'guid-gives-up': ['I-4', 'I-5'],
  'write-lock': ['I-1', 'I-3', 'I-4', 'I-5', 'I-6'],
  article: ['I-1', 'I-3', 'I-4', 'I-5', 'I-6'],
  'article-looks-again': ['I-1', 'I-3', 'I-4', 'I-5', 'I-6'],
  'article-without-watcher': ['I-1', 'I-3', 'I-4', 'I-5', 'I-6'],
  'beside-its-parent': ['I-1', 'I-3', 'I-6'],
  persistent: ['I-3', 'I-5'],
};

export const lineLock = lockScenario({
  id: 'line-lock',
  recipe,
  words,
  pieces,
  pieceWords,
  alsoPlays: oneNamePieces,
  views: ['lockLane', 'beliefBars'],
  parameters: [
    variantParameter(LINE_VARIANTS),
    CLIENT_LIBRARY,
    { name: 'firstNumber', kind: 'integer', min: 0, max: HIGHEST_NUMBER, words: [], initial: 0, before: 0 },
  ],
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: PROMISES,
  expected,
  stepList: lineSteps,
  furnish: (setup, { values: { firstNumber } }) =>
    firstNumber === 0 ? setup : { ...setup, created: { [LOCK_PARENT]: Number(firstNumber) } },
});

/** Where numbers run out they are given twice: who comes later may then stand before who holds. */
function expected({ variant, firstNumber }: ParameterValues): readonly InvariantId[] {
  return Number(firstNumber) < NEARLY_THE_LAST ? (EXPECTED[String(variant)] ?? []) : PROMISES;
}
