// The lock as a line, as it has been published.
import { LOCK_PARENT } from '../recipes/lockProgram.ts';
import { LINE_VARIANTS } from '../recipes/locks/publishedLine.ts';
import { predecessorSteps } from '../recipes/predecessorLock.ts';
import { lockScenario } from './lockScenario.ts';
import { LIBRARY, variantParameter } from './parameters.ts';

export const lineLock = lockScenario({
  id: 'line-lock',
  views: ['lockLane', 'beliefBars'],
  parameters: [variantParameter(LINE_VARIANTS), LIBRARY],
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-6', 'I-7'],
  expected: () => [],
  stepList: ({ rounds }) => predecessorSteps(rounds),
});
