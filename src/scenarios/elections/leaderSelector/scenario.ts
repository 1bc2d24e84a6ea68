// Curator's LeaderSelector with the documented listener and with two faulty ones.
import { choiceParameter } from '../../scenario/parameters.ts';
import {
  LISTENERS,
  selectorSteps,
  leaderSelector as recipe,
  SELECTOR_LISTENER,
  selectorListener,
} from './recipe.ts';
import { electionScenario } from '../electionScenario.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const leaderSelector = electionScenario({
  id: 'leader-selector',
  recipe,
  programs: { [SELECTOR_LISTENER]: selectorListener },
  words,
  pieces,
  pieceWords,
  views: ['threads', 'beliefBars', 'eyes'],
  parameters: [choiceParameter('listener', LISTENERS), choiceParameter('requeue', ['auto', 'never'])],
  contradiction: ({ values }) =>
    values['requeue'] === 'never' && values['rounds'] !== 1
      ? { parameter: 'rounds', because: 'standsOnlyOnce' }
      : null,
  expected: ({ listener }) => (listener === 'adapter' ? [] : ['I-3', 'I-12']),
  stepList: ({ rounds }) => selectorSteps(rounds),
  library: () => 'curator-5.7',
});
