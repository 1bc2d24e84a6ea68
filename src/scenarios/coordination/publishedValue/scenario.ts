// A published value and its subscribers.
import { PACES, choiceParameter, variantParameter, isEndless } from '../../scenario/parameters.ts';
import { CONFIG } from '../twoValues/recipe.ts';
import { PUBLISHED_VARIANTS, VALUE, publishedSteps, publishedValue as recipe } from './recipe.ts';
import { castScenario } from '../castScenario.ts';
import { ROUNDS } from '../parameters.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const publishedValue = castScenario({
  id: 'published-value',
  recipe,
  words,
  pieces,
  pieceWords,
  family: 'coordination',
  views: ['configuration', 'spaceTime'],
  parameters: [
    variantParameter(PUBLISHED_VARIANTS),
    choiceParameter('pace', PACES),
    { name: 'takeMs', kind: 'integer', min: 0, max: 600_000, words: [], initial: 400, headless: 50 },
    ROUNDS,
  ],
  clients: { min: 2, max: 200, initial: 4 },
  parent: CONFIG,
  nodes: [VALUE],
  // To make a value its own may take a while.
  frame: ({ values }) => ({ boundMs: 3000 + Number(values['takeMs']) }),
  invariants: ['I-30', 'I-24'],
  expected: ({ variant }) => (variant === 'reads-with-watch' ? [] : ['I-30']),
  stepList: ({ variant }) => publishedSteps(variant),
  isEndless,
  seat: (place) => ({ role: place === 0 ? 'publisher' : 'subscriber' }),
});
