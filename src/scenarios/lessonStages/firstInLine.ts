// A line in which all clients watch the first znode: ordered, but still with a herd effect.
import { scenarioEntry } from '../scenario/entry.ts';
import { LOCK_PARENT, lockProgram } from '../locks/lockProgram.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from '../locks/lockStage.ts';
import { predecessorSteps, acquireInLine, soundLine, type Line } from '../locks/predecessorLock/recipe.ts';
import { isEndless } from '../scenario/parameters.ts';
import type { ProgramArgs, Recipe } from '../../engine/index.ts';

export const firstInLine = scenarioEntry({
  scenario: {
    id: 'lesson-first-in-line',
    family: 'locks',
    picture: 'tree',
    views: [],
    parameters: LOCK_PARAMETERS,
    clients: LOCK_CLIENTS,
    lock: { parent: LOCK_PARENT, order: 'sequence' },
    invariants: ['I-1', 'I-3', 'I-6', 'I-7'],
    claims: () => ['I-1', 'I-3', 'I-6'],
    expected: () => ['I-7'],
    stepList: ({ rounds }) => predecessorSteps(rounds),
    isEndless,
    setup: (choice) => lockStage(choice, 'lesson-first-in-line'),
  },
  recipes: { 'lesson-first-in-line': watchFirst },
  words: {
    name: 'All waiters watch the first znode',
    more: 'sequential znodes, but still a herd effect',
    sentence: ({ clients }) => `${clients} clients wait in line, and all watch the first znode.`,
  },
  isUnlisted: true,
});

function watchFirst(args: ProgramArgs): Recipe<void> {
  const line: Line = { ...soundLine(LOCK_PARENT, 'n-', 'first'), obstacle: firstBefore };
  return lockProgram(args, (lockArgs) => acquireInLine(lockArgs, line));
}

function firstBefore([first]: readonly string[], own: string): string | undefined {
  return first === own ? undefined : first;
}
