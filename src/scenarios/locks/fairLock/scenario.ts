// The fair re-entrant lock with its three ways to acquire it, for clients with several threads.
import type { ClientSetup, ProgramArgs } from '../../../engine/index.ts';
import { LOCK_PARENT } from '../lockProgram.ts';
import {
  AFTER_ERROR,
  CALLS,
  FAIR_VARIANTS,
  PRINTS,
  fairSteps,
  fairLock as recipe,
  FAIR_THREAD,
  FAIR_UNLOCKER,
  fairLockThread,
  unlockUnasked,
} from './recipe.ts';
import type { Contradiction, ScenarioChoice } from '../../scenario/scenario.ts';
import { lockScenario } from '../lockScenario.ts';
import {
  choiceParameter,
  countParameter,
  timeParameter,
  variantParameter,
} from '../../scenario/parameters.ts';
import { ARTICLE_WATCHER, articleWatcher } from './articleFairLock.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** The counter is a signed integer of 32 bits: with this number it stands. */
const HIGHEST_NUMBER = 2_147_483_647;
const NEARLY_THE_LAST = HIGHEST_NUMBER - 10_000;

export const fairLock = lockScenario({
  id: 'fair-lock',
  recipe,
  programs: {
    [FAIR_THREAD]: fairLockThread,
    [FAIR_UNLOCKER]: unlockUnasked,
    [ARTICLE_WATCHER]: articleWatcher,
  },
  words,
  pieces,
  pieceWords,
  views: ['lockLane', 'threads', 'beliefBars'],
  parameters: [
    variantParameter(FAIR_VARIANTS),
    choiceParameter('second', CALLS),
    timeParameter('patienceMs', 2000),
    countParameter('threads', 1, 3, 1),
    countParameter('depth', 1, 3, 1),
    { ...countParameter('firstNumber', 0, HIGHEST_NUMBER, 0), before: 0 },
    { ...choiceParameter('afterError', AFTER_ERROR), before: 'logs' },
    { ...choiceParameter('prints', PRINTS), before: 'nothing' },
  ],
  lock: { parent: LOCK_PARENT, order: 'sequence' },
  invariants: ['I-1', 'I-3', 'I-4', 'I-5', 'I-6', 'I-7'],
  expected: ({ variant, firstNumber }) => {
    if (variant === 'article') return ['I-1', 'I-3', 'I-4', 'I-5', 'I-6'];
    if (variant === 'kazoo') return ['I-4', 'I-5', 'I-6'];
    // Where numbers run out they are given twice.
    return Number(firstNumber) < NEARLY_THE_LAST ? [] : ['I-5', 'I-6'];
  },
  contradiction,
  stepList: fairSteps,
  // All wait for as long as it takes, but the second client asks as it is told.
  seat: (place, { values }) => ({ call: place === 1 ? String(values['second']) : CALLS[0] }),
  furnish: (setup, { values: { firstNumber } }) => ({
    ...setup,
    ...(firstNumber === 0 ? {} : { created: { [LOCK_PARENT]: Number(firstNumber) } }),
    clients: setup.clients.map(withoutDefaults),
    newcomer: setup.newcomer === null ? null : withoutDefaults(setup.newcomer),
  }),
});

/** A thread that is started is recorded with its arguments: those that came later are left out where they change nothing. */
function withoutDefaults<Client extends Pick<ClientSetup, 'programs'>>(client: Client): Client {
  const programs = client.programs.map((program) => ({
    ...program,
    args: Object.fromEntries(
      Object.entries(program.args).filter(([name, value]) => LATER_DEFAULTS[name] !== value),
    ),
  }));
  return { ...client, programs };
}

const LATER_DEFAULTS: ProgramArgs = { afterError: 'logs', prints: 'nothing' };

/** In lock step the conductor waits until all clients stop, so a timed wait always runs out. */
function contradiction({ values }: ScenarioChoice): Contradiction | null {
  const isInStep = values['arrival'] === 'lockstep';
  if (isInStep && values['second'] === 'tryLockFor') return { parameter: 'second', because: 'lockstepWaits' };
  return null;
}
