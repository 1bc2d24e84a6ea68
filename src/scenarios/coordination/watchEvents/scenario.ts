// One watch and one thing that happens: which call hears of what.
import {
  nthClientId,
  type ClientSetup,
  type Cue,
  type ServerId,
  type WorldSetup,
} from '../../../engine/index.ts';
import { cut, heal } from '../../locks/cues.ts';
import { choiceParameter } from '../../scenario/parameters.ts';
import { scenarioEntry } from '../../scenario/entry.ts';
import { once } from '../../scenario/cues.ts';
import { SAMPLE_CONFIG, SERVER } from '../../scenario/sampleServer.ts';
import type { ParameterValues, PointMoment, ScenarioChoice } from '../../scenario/scenario.ts';
import { CALLS, CHILD, HAPPENINGS, NODE, changeProgram, watcherProgram, type Happening } from './recipe.ts';
import { words } from './words.ts';

export const watchEvents = scenarioEntry({
  recipes: { 'watch-events': watcherProgram, 'watch-events-change': changeProgram },
  words,
  scenario: {
    id: 'watch-events',
    family: 'coordination',
    picture: 'tree',
    views: ['watchEvents'],
    parameters: [
      choiceParameter('call', CALLS),
      { name: 'happening', kind: 'choice', options: HAPPENINGS, initial: 'setData' },
    ],
    clients: { min: 2, max: 20, initial: 2 },
    lock: { parent: NODE, order: 'unheld' },
    invariants: [],
    expected: () => [],
    stepList: ({ happening }) => stepsOf(String(happening)),
    isEndless: () => false,
    point: pointOf,
    setup: setupOf,
  },
});

function stepsOf(happening: string): readonly string[] {
  const own =
    happening === 'closed' ? ['events.close'] : happening === 'authFailed' ? ['events.addAuth'] : [];
  return ['events.set', ...own, 'events.await', 'events.change'];
}

/** What is written down, or what the watchers of the handle are told. */
function pointOf({ happening }: ParameterValues): PointMoment {
  const state = KEEPER_STATES[String(happening)];
  if (state !== undefined) return { kind: 'event.delivered', where: { event: { state } } };
  const type = String(happening);
  const txn = type.startsWith('create') ? 'create' : type.startsWith('delete') ? 'delete' : type;
  return { kind: 'txn.applied', where: { type: txn === 'setSame' || txn === 'setChild' ? 'setData' : txn } };
}

const KEEPER_STATES: Readonly<Record<string, string>> = {
  disconnected: 'Disconnected',
  syncConnected: 'SyncConnected',
  expired: 'Expired',
  authFailed: 'AuthFailed',
  connectedReadOnly: 'ConnectedReadOnly',
  closed: 'Closed',
};

function setupOf({ seed, clients, values }: ScenarioChoice): WorldSetup {
  const happening = HAPPENINGS.find((each) => each === values['happening']) ?? 'setData';
  const isReadOnly = happening === 'connectedReadOnly';
  const client = (place: number): Omit<ClientSetup, 'id'> => ({
    connectString: [SERVER],
    // Who is cut off notices by silence, after two thirds of it.
    sessionTimeoutMs: happening === 'disconnected' || isReadOnly ? 6000 : 30_000,
    startAfterMs: (isReadOnly ? READ_ONLY_AT_MS : 0) + place * APART_MS,
    library: 'java',
    ...(isReadOnly ? { canBeReadOnly: true } : {}),
    programs: [
      {
        recipe: place === 1 ? 'watch-events-change' : 'watch-events',
        args: { call: values['call'] ?? '', happening },
        startAfterMs: 0,
      },
    ],
  });
  return {
    seed,
    config: SAMPLE_CONFIG,
    servers: [SERVER],
    clients: Array.from({ length: clients }, (_, place) => ({ ...client(place), id: nthClientId(place) })),
    newcomer: client(clients),
    nodes: nodesBefore(happening),
    latencyMs: { min: 2, max: 8 },
    conductor: [],
    script: scriptOf(happening),
    ...(isReadOnly ? WITHOUT_LEADER : {}),
  };
}

const APART_MS = 200;
/** A server has looked for a leader for two seconds by then. */
const READ_ONLY_AT_MS = 2100;
/** The watch has been set by then. */
const HAPPENS_AT_MS = 1200;

function nodesBefore(happening: Happening): readonly string[] {
  switch (happening) {
    case 'create':
      return [];
    case 'setChild':
    case 'deleteChild':
    case 'createGrandchild':
      return [NODE, CHILD];
    default:
      return [NODE];
  }
}

/** Two of three servers never start, so that the third has no leader and serves reads alone. */
const WITHOUT_LEADER = {
  servers: ['server:1', 'server:2', 'server:3'] satisfies readonly ServerId[],
  notStarted: ['server:2', 'server:3'] satisfies readonly ServerId[],
  config: { ...SAMPLE_CONFIG, readOnlyMode: true, localSessions: true },
};

function scriptOf(happening: Happening): readonly Cue[] {
  switch (happening) {
    case 'disconnected':
      return [{ when: AT, command: cut('client:A') }];
    case 'syncConnected':
      return [{ when: AT, command: { type: 'restartServer', server: SERVER } }];
    case 'expired':
      return [{ when: AT, command: { type: 'expireSession', client: 'client:A' } }];
    case 'connectedReadOnly':
      return [
        {
          when: once('session.established', { actor: 'client:A', afterMs: 800 }),
          command: cut('client:A'),
        },
        { when: once('connection.lost', { actor: 'client:A' }), command: heal('client:A') },
      ];
    default:
      return [];
  }
}

const AT = { on: 'time', atMs: HAPPENS_AT_MS } as const;
