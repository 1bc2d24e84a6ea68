// One znode that all clients wait for. Its deletion wakes all of them, and one gets the lock.
import { scenarioEntry } from '../../scenario/entry.ts';
import { isEndless, variantParameter } from '../../scenario/parameters.ts';
import { LOCK_PARENT } from '../lockProgram.ts';
import { LOCK_CLIENTS, LOCK_PARAMETERS, lockStage } from '../lockStage.ts';
import { HERD_VARIANTS, herdLock as recipe, herdSteps } from './recipe.ts';
import { words } from './words.ts';

export const herdLock = scenarioEntry({
  scenario: {
    id: 'herd-lock',
    family: 'locks',
    picture: 'tree',
    views: [],
    parameters: [variantParameter(HERD_VARIANTS), ...LOCK_PARAMETERS],
    clients: LOCK_CLIENTS,
    lock: { parent: LOCK_PARENT, order: 'none' },
    invariants: ['I-1', 'I-3', 'I-7'],
    // It promises neither an order nor that few are woken.
    claims: () => ['I-1', 'I-3'],
    expected: () => ['I-7'],
    stepList: ({ variant, rounds }) => herdSteps(variant, rounds),
    isEndless,
    setup: (choice) => lockStage(choice, 'herd-lock'),
  },
  recipes: { 'herd-lock': recipe },
  words,
});
