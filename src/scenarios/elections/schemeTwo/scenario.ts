// The second published election scheme: the first with a timer that is meant to repair failures.
import { choiceParameter, timeParameter } from '../../scenario/parameters.ts';
import { electionScenario } from '../electionScenario.ts';
import {
  REMOVALS,
  SCHEME_CALLBACK,
  SCHEME_FAILINGS,
  SCHEME_TIMER,
  TIMER_STOPS,
  schemeProcess,
  schemeTimer,
  schemeTwo as recipe,
  timedSchemeSteps,
} from '../scheme.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

export const schemeTwo = electionScenario({
  id: 'scheme-two',
  recipe,
  programs: { [SCHEME_CALLBACK]: schemeProcess, [SCHEME_TIMER]: schemeTimer },
  words,
  pieces,
  pieceWords,
  views: ['eyes', 'threads', 'beliefBars'],
  parameters: [
    choiceParameter('removal', REMOVALS),
    timeParameter('checkMs', 2000),
    timeParameter('deadAfterMs', 6000),
    { ...choiceParameter('timerAtStop', TIMER_STOPS), before: 'ended' },
    // With timers running it is never so quiet that all could go on in step.
    { ...choiceParameter('arrival', ['staggered', 'together', 'random']), headless: 'together' },
  ],
  // A heartbeat that is older than allowed when it is sent would have everyone removed by everyone.
  contradiction: ({ values }) =>
    values['removal'] === 'byAge' && Number(values['deadAfterMs']) <= Number(values['checkMs'])
      ? { parameter: 'deadAfterMs', because: 'deadBeforeTheNextHeartbeat' }
      : null,
  // Without the removal it still trusts a session it may have lost.
  expected: () => SCHEME_FAILINGS,
  stepList: ({ rounds }) => timedSchemeSteps(rounds),
  library: () => 'java',
});
