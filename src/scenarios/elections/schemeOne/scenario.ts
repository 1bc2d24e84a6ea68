// The first published election scheme: a line of znodes.
import { choiceParameter, libraryOf, variantParameter } from '../../scenario/parameters.ts';
import { candidateSteps } from '../candidates/recipe.ts';
import { electionScenario } from '../electionScenario.ts';
import {
  SCHEME_CALLBACK,
  SCHEME_FAILINGS,
  SCHEME_VARIANTS,
  schemeOne as recipe,
  schemeProcess,
  schemeSteps,
} from '../scheme.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const schemeOne = electionScenario({
  id: 'scheme-one',
  recipe,
  programs: { [SCHEME_CALLBACK]: schemeProcess },
  words,
  pieces,
  pieceWords,
  views: ['eyes', 'threads', 'beliefBars'],
  parameters: [variantParameter(SCHEME_VARIANTS), choiceParameter('library', ['java', 'kazoo'])],
  contradiction: ({ values }) =>
    values['variant'] === 'corrected' && values['library'] === 'kazoo'
      ? { parameter: 'library', because: 'correctedNeedsItsWatches' }
      : null,
  expected: ({ variant }) => (variant === 'published' ? SCHEME_FAILINGS : []),
  stepList: ({ variant, rounds }) =>
    variant === 'published' ? schemeSteps(rounds) : candidateSteps(variant, rounds),
  library: ({ values }) => libraryOf(values),
});
