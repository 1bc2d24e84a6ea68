// The lock without a herd effect: each client watches its predecessor, and each release wakes one client.
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
