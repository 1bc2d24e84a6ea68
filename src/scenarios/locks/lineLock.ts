// The lock as a line, as it has been published.
import type { InvariantId } from '../../engine/index.ts';
import { LOCK_PARENT } from '../recipes/lockProgram.ts';
import { LINE_VARIANTS } from '../recipes/locks/publishedLine.ts';
import { predecessorSteps } from '../recipes/predecessorLock.ts';
import { lockScenario } from './lockScenario.ts';
import { LIBRARY, variantParameter } from './parameters.ts';

/** What each form may break; those that are not here hold. */
const EXPECTED: Readonly<Record<string, readonly InvariantId[]>> = {
  'no-guid': ['I-4', 'I-5'],
  'guid-gives-up': ['I-4', 'I-5'],
  'write-lock': ['I-4', 'I-5'],
  article: ['I-4', 'I-5'],
  'article-looks-again': ['I-4', 'I-5'],
};

export const lineLock = lockScenario({
  id: 'line-lock',
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(LINE_VARIANTS), LIBRARY],
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-6', 'I-7'],
  expected: ({ variant }) => EXPECTED[String(variant)] ?? [],
  stepList: ({ rounds }) => predecessorSteps(rounds),
});
