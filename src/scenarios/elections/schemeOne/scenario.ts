// An article's two schemes of electing a leader: a line of znodes, and the same with a timer that is to make up for what
// fails.
import type { InvariantId } from '../../../engine/index.ts';
import { choiceParameter, libraryOf, timeParameter, variantParameter } from '../../parameters.ts';
import { candidateSteps } from '../candidates/recipe.ts';
import { REMOVALS, SCHEME_VARIANTS, schemeSteps, timedSchemeSteps } from '../scheme.ts';
import { electionScenario } from '../electionScenario.ts';

/** What both do not keep once something goes wrong. */
const FAILINGS: readonly InvariantId[] = ['I-3', 'I-4', 'I-12', 'I-13'];

export const schemeOne = electionScenario({
  id: 'scheme-one',
  views: ['eyes', 'threads', 'beliefBars'],
  parameters: [variantParameter(SCHEME_VARIANTS), choiceParameter('library', ['java', 'kazoo'])],
  contradiction: ({ values }) =>
    values['variant'] === 'corrected' && values['library'] === 'kazoo'
      ? { parameter: 'library', because: 'correctedNeedsItsWatches' }
      : null,
  expected: ({ variant }) => (variant === 'published' ? FAILINGS : []),
  stepList: ({ variant, rounds }) =>
    variant === 'published' ? schemeSteps(rounds) : candidateSteps(variant, rounds),
  library: ({ values }) => libraryOf(values),
});

export const schemeTwo = electionScenario({
  id: 'scheme-two',
  views: ['eyes', 'threads', 'beliefBars'],
  parameters: [
    choiceParameter('removal', REMOVALS),
    timeParameter('checkMs', 2000),
    timeParameter('deadAfterMs', 6000),
    // With timers running it is never so quiet that all could go on in step.
    { ...choiceParameter('arrival', ['staggered', 'together', 'random']), headless: 'together' },
  ],
  // A heartbeat that is older than allowed when it is sent would have everyone removed by everyone.
  contradiction: ({ values }) =>
    values['removal'] === 'byAge' && Number(values['deadAfterMs']) <= Number(values['checkMs'])
      ? { parameter: 'deadAfterMs', because: 'deadBeforeTheNextHeartbeat' }
      : null,
  // Without the removal it still trusts a session it may have lost.
  expected: () => FAILINGS,
  stepList: ({ rounds }) => timedSchemeSteps(rounds),
  library: () => 'java',
});
