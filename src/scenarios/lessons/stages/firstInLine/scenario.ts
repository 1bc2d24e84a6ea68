// A line in which everybody watches its first node: in order, and still a herd.
import type { ProgramArgs, Recipe } from '../../../../engine/index.ts';
import { isEndless } from '../../../catalogue.ts';
import { LOCK_PARENT, lockProgram } from '../../../locks/lockProgram.ts';
import {
  acquireInLine,
  predecessorSteps,
  soundLine,
  type Line,
} from '../../../locks/predecessorLock/recipe.ts';
import type { Scenario } from '../../../scenario.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from '../../../locks/lockStage.ts';

export const firstInLine: Scenario = {
  id: 'lesson-first-in-line',
  family: 'locks',
  picture: 'tree',
  views: [],
  parameters: LOCK_PARAMETERS,
  clients: LOCK_CLIENTS,
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-6', 'I-7'],
  expected: () => ['I-7'],
  stepList: ({ rounds }) => predecessorSteps(rounds),
  isEndless,
  setup: (choice) => lockStage(choice, 'lesson-first-in-line'),
};

export function watchFirst(args: ProgramArgs): Recipe<void> {
  const line: Line = { ...soundLine(LOCK_PARENT, 'n-', 'first'), obstacle: firstBefore };
  return lockProgram(args, (lockArgs) => acquireInLine(lockArgs, line));
}

/** Whoever is first has nobody before it. */
function firstBefore([first]: readonly string[], own: string): string | undefined {
  return first === own ? undefined : first;
}
