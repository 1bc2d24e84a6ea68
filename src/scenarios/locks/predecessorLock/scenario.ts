// The lock as a line: each watches the one before it, and one is woken for each release.
import { scenarioEntry } from '../../scenario/entry.ts';
import { isEndless } from '../../scenario/parameters.ts';
import { LOCK_PARENT } from '../lockProgram.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from '../lockStage.ts';
import { predecessorLock as recipe, predecessorSteps } from './recipe.ts';
import { words } from './words.ts';

export const predecessorLock = scenarioEntry({
  scenario: {
    id: 'predecessor-lock',
    family: 'locks',
    picture: 'tree',
    views: [],
    parameters: LOCK_PARAMETERS,
    clients: LOCK_CLIENTS,
    lock: { parent: LOCK_PARENT, order: 'sequence' },
    invariants: ['I-1', 'I-3', 'I-6', 'I-7'],
    expected: () => [],
    stepList: ({ rounds }) => predecessorSteps(rounds),
    isEndless,
    setup: (choice) => lockStage(choice, 'predecessor-lock'),
  },
  recipes: { 'predecessor-lock': recipe },
  words,
});
