// A configuration of two values, its publisher and its readers.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { CONFIG, CONFIG_VARIANTS, VALUES, configurationSteps, configuration as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const twoValues = castScenario({
  id: 'two-values',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['configuration', 'spaceTime'],
  parameters: [variantParameter(CONFIG_VARIANTS), choiceParameter('pace', PACES), ROUNDS],
  clients: { min: 2, max: 200, initial: 3 },
  parent: CONFIG,
  // A version has a node of its own: the values are below that.
  nodes: ({ values }) => (values['variant'] === 'version-node' ? [] : VALUES),
  frame: ({ clients }) => ({ requestsPerSecond: 50 + clients }),
  invariants: ['I-11', 'I-24'],
  expected: ({ variant }) => (variant === 'plain' || variant === 'multi-unchecked' ? ['I-11'] : []),
  stepList: ({ variant }) => configurationSteps(variant),
  isEndless,
  seat: (place) => ({ role: place === 0 ? 'publisher' : 'reader' }),
});
