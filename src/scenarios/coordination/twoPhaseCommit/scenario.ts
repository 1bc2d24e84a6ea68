// A coordinator and sites that must agree on one outcome.
import type { InvariantId, ProgramArgs } from '../../../engine/index.ts';
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { COMMIT_VARIANTS, TRANSACTIONS, VOTES, commitSteps, twoPhaseCommit as recipe } from './recipe.ts';
import type { ParameterValues, ScenarioChoice } from '../../scenario/scenario.ts';
import { castScenario } from '../castScenario.ts';
import { words } from './words.ts';

export const twoPhaseCommit = castScenario({
  id: 'two-phase-commit',
  recipe,
  words,
  family: 'coordination',
  views: ['transactions', 'spaceTime'],
  parameters: [
    variantParameter(COMMIT_VARIANTS),
    choiceParameter('votes', VOTES),
    choiceParameter('pace', PACES),
    { name: 'patienceMs', kind: 'integer', min: 100, max: 600_000, words: ['forever'], initial: 3000 },
    // All of them stay in the tree.
    { name: 'rounds', kind: 'integer', min: 1, max: 20, words: [], initial: 2 },
  ],
  clients: { min: 2, max: 50, initial: 4 },
  parent: TRANSACTIONS,
  apartMs: 0,
  // Every vote wakes up all clients.
  frame: ({ clients }) => ({ members: clients - 1, requestsPerSecond: 50 + 8 * clients }),
  invariants: ['I-28', 'I-29', 'I-24'],
  expected,
  stepList: ({ variant }) => commitSteps(variant),
  isEndless,
  seat,
});

/** The decider may die, and so may a voter: an outcome is certain only if any client may create it. */
function expected({ variant, patienceMs }: ParameterValues): readonly InvariantId[] {
  if (variant === 'gives-up-alone') return ['I-28', 'I-29'];
  return variant === 'decided-once' && patienceMs !== 'forever' ? [] : ['I-29'];
}

function seat(place: number, { clients, values }: ScenarioChoice): ProgramArgs {
  const says = values['votes'] === 'one-no' && place === clients - 1 ? 'no' : 'yes';
  return { role: place === 0 ? 'coordinator' : 'site', members: clients - 1, says };
}
