// Curator's LeaderLatch in several versions, with both connection-error policies and both close modes.
import type { ClientSetup, InvariantId, ProgramArgs, RecipeBook } from '../../../engine/index.ts';
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import { LOCK_CLIENTS } from '../../locks/lockStage.ts';
import { LATCH_AGAIN, latchPath } from './latchBackground.ts';
import { LATCH_VERSIONS, type LatchVersionName } from './latchVersion.ts';
import { formOf } from '../../scenario/formOf.ts';
import {
  latchAsker,
  latchSteps,
  leaderLatch as recipe,
  useLatches,
  LATCH_ASKER,
  LATCH_LISTENER,
  LATCH_USER,
} from './recipe.ts';
import type { ParameterValues, Scenario, ScenarioChoice } from '../../scenario/scenario.ts';
import { ELECTION_PROMISES, electionScenario } from '../electionScenario.ts';
import {
  LATCH_EVENT,
  latchAgain,
  latchCreated,
  latchDeleted,
  latchEvent,
  latchListed,
  latchListener,
  latchOwner,
  latchWatched,
} from './latchProtocol.ts';
import { pieceWords, pieces } from './pieces.ts';
import { words } from './words.ts';

/** What its calls in the background and its events are answered with. */
const PROGRAMS: RecipeBook = {
  [LATCH_USER]: useLatches,
  [LATCH_LISTENER]: latchListener,
  [LATCH_ASKER]: latchAsker,
  'latch-created': latchCreated,
  'latch-listed': latchListed,
  'latch-watched': latchWatched,
  'latch-owner': latchOwner,
  'latch-deleted': latchDeleted,
  [LATCH_EVENT]: latchEvent,
  [LATCH_AGAIN]: latchAgain,
};

export const leaderLatch = electionScenario({
  id: 'leader-latch',
  recipe,
  programs: PROGRAMS,
  words,
  pieces,
  pieceWords,
  views: ['latchStrips', 'eyes', 'threads'],
  lock: { parent: latchPath({}), order: 'sequence' },
  // Of this scenario as it is, which may have been given a script or an end.
  madeBy(this: Scenario, { values }: ScenarioChoice): Scenario {
    return values['namespace'] === 'app'
      ? { ...this, lock: { parent: latchPath(values), order: 'sequence' } }
      : this;
  },
  clients: { ...LOCK_CLIENTS, min: 1 },
  invariants: [...ELECTION_PROMISES, 'I-14'],
  parameters: [
    { ...choiceParameter('version', LATCH_VERSIONS), initial: '5.8.0' },
    choiceParameter('policy', ['standard', 'session']),
    choiceParameter('closeMode', ['SILENT', 'NOTIFY_LEADER']),
    {
      name: 'patienceMs',
      kind: 'integer',
      min: 0,
      max: 600_000,
      words: ['endless'],
      initial: 'endless',
      before: 'endless',
    },
    { ...countParameter('latches', 1, 10, 1), before: 1 },
    { ...countParameter('firstNumber', 0, 1_000_000, 0), before: 0 },
    { ...choiceParameter('asks', ['nobody', 'lastClient']), before: 'nobody' },
    { ...choiceParameter('closes', ['once', 'twice']), before: 'once' },
    { ...choiceParameter('logs', ['nothing', 'errors']), before: 'nothing' },
    { ...choiceParameter('namespace', ['none', 'app']), before: 'none' },
  ],
  contradiction({ values }) {
    if (values['version'] !== '2.0.0') return null;
    if (values['policy'] === 'session') return { parameter: 'policy', because: 'policiesCameLater' };
    return values['closeMode'] === 'SILENT'
      ? null
      : { parameter: 'closeMode', because: 'closeModesCameLater' };
  },
  expected: ({ version, policy }) => [...failingsOf(version), ...(policy === 'session' ? TWO_LEADERS : [])],
  stepList: ({ rounds }) => latchSteps(rounds),
  library: ({ values }) => libraryOfVersion(values['version']),
  // Curator makes the latch path itself, as a container, unless earlier latches have left it.
  furnish: (setup, { values }) => ({
    ...setup,
    // Each latch of a client makes a znode of its own.
    recipe: { ...setup.recipe, parents: [latchPath(values)], creations: Number(values['latches']) },
    ...(values['firstNumber'] === 0
      ? { nodes: [] }
      : {
          nodes: levelsOf(latchPath(values)),
          created: { [latchPath(values)]: Number(values['firstNumber']) },
        }),
    newcomer:
      setup.newcomer === null
        ? null
        : { ...setup.newcomer, programs: withoutLater(setup.newcomer.programs, NEWCOMERS) },
    clients: setup.clients
      .map((client, place) => (place === 1 ? withPatience(client, values) : client))
      .map((client, place, { length }) =>
        withQuestion(client, values, values['asks'] === 'lastClient' && place === length - 1),
      ),
  }),
});

/** The second client closes its latch if it does not lead in time. */
function withPatience(client: ClientSetup, { patienceMs }: ParameterValues): ClientSetup {
  if (patienceMs === undefined || patienceMs === 'endless') return client;
  const programs = client.programs.map((program) => ({
    ...program,
    args: { ...program.args, waitsMs: patienceMs },
  }));
  return { ...client, programs };
}

/** A thread that is started is recorded with its arguments: those that came later are left out where they change nothing. */
const LATER_DEFAULTS: ProgramArgs = { closes: 'once', logs: 'nothing', namespace: 'none' };
/** Those who come later are recorded with the older of them. */
const NEWCOMERS: ProgramArgs = { namespace: 'none' };

function withoutLater(programs: ClientSetup['programs'], defaults: ProgramArgs): ClientSetup['programs'] {
  return programs.map(({ args, ...program }) => ({
    ...program,
    args: Object.fromEntries(Object.entries(args).filter(([name, value]) => defaults[name] !== value)),
  }));
}

/** The latch's own programs know nothing of who else asks. */
function withQuestion(client: ClientSetup, values: ParameterValues, asks: boolean): ClientSetup {
  const { namespace } = values;
  const programs = withoutLater(client.programs, { ...LATER_DEFAULTS, asks: values['asks'] ?? '' });
  const asker = { recipe: LATCH_ASKER, args: namespace === 'app' ? { namespace } : {}, startAfterMs: 0 };
  return { ...client, programs: asks ? [...programs, asker] : programs };
}

/** A path and those above it, the highest first. */
function levelsOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.slice(1).map((_, above) => names.slice(0, above + 2).join('/'));
}

const TWO_LEADERS: readonly InvariantId[] = ['I-3', 'I-12'];

/** What each version does not keep when the worst comes. */
const FAILINGS: Readonly<Record<LatchVersionName, readonly InvariantId[]>> = {
  '2.0.0': [...TWO_LEADERS, 'I-4', 'I-7', 'I-13', 'I-14'],
  '4.0.1': [...TWO_LEADERS, 'I-7', 'I-14'],
  '5.4.0': [...TWO_LEADERS, 'I-13', 'I-14'],
  '5.7.0': ['I-13', 'I-14'],
  '5.8.0': [],
};

/** The framework that came with it: in how it loses its session it has changed once. */
const LIBRARIES: Readonly<Record<LatchVersionName, ClientSetup['library']>> = {
  '2.0.0': 'curator-4.0.1',
  '4.0.1': 'curator-4.0.1',
  '5.4.0': 'curator-5.4',
  '5.7.0': 'curator-5.7',
  '5.8.0': 'curator-5.7',
};

function libraryOfVersion(version: unknown): ClientSetup['library'] {
  return formOf(LIBRARIES, version);
}

function failingsOf(version: unknown): readonly InvariantId[] {
  return formOf(FAILINGS, version);
}
