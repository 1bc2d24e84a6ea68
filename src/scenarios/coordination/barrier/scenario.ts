// A barrier that one client keeps closed and opens.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { BARRIER } from '../doubleBarrier/recipe.ts';
import { FIRST_GATE, PLAIN_STEPS, PLAIN_VARIANTS, plainBarrier as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { words } from './words.ts';

export const plainBarrier = castScenario({
  id: 'barrier',
  recipe,
  words,
  family: 'coordination',
  views: ['barrierGate', 'spaceTime'],
  parameters: [
    variantParameter(PLAIN_VARIANTS),
    choiceParameter('pace', PACES),
    { name: 'closedMs', kind: 'integer', min: 100, max: 600_000, words: [], initial: 4000, headless: 500 },
    ROUNDS,
  ],
  clients: { min: 2, max: 200, initial: 4 },
  parent: BARRIER,
  // What goes with its keeper its keeper makes.
  nodes: ({ values }) => (values['variant'] === 'goes-with-keeper' ? [] : [FIRST_GATE]),
  frame: () => ({ barrier: 'opener', requestsPerSecond: 100 }),
  invariants: ['I-10', 'I-24'],
  expected: ({ variant }) => (variant === 'looks-again' ? [] : ['I-10']),
  stepList: () => PLAIN_STEPS,
  isEndless,
  seat: (place) => ({ role: place === 0 ? 'keeper' : 'member' }),
});
