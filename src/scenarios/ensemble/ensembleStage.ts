// The stage of every ensemble story: voters and observers with the timings of the sample zoo.cfg, and clients that each know
// which server they connect to first.
import { nthClientId } from '../../engine/index.ts';
import type {
  ClientSetup,
  Cue,
  ProgramArgs,
  ServerConfig,
  ServerId,
  WorldSetup,
} from '../../engine/index.ts';
import { REGISTER } from './register.ts';
import type { ScenarioChoice } from '../scenario/scenario.ts';
import { SAMPLE_CONFIG } from '../scenario/sampleServer.ts';
import { numbered } from './cues.ts';
import { integerOf } from './parameters.ts';

export interface EnsemblePlan {
  readonly voters: number;
  /** They have the numbers behind the voters'. */
  readonly observers?: number;
  /** By name, A first. Clients beyond it have buttons, each at another server. */
  readonly cast: readonly CastMember[];
  readonly script: readonly Cue[];
  readonly sessionTimeoutMs?: number;
  readonly nodes?: readonly string[];
  /** The servers are not started yet. */
  readonly asleep?: true;
  readonly quorum?: WorldSetup['quorum'];
}

/** A client, the number of the server it tries first, and those it tries then: if nothing is said all others, by number. */
export interface CastMember {
  readonly at: number;
  readonly others?: readonly number[];
  readonly programs: readonly Program[];
}

export interface Program {
  readonly recipe: string;
  readonly args?: ProgramArgs;
}

/** What each client's user can press: Write, Read, Sync. */
export const BUTTONS: readonly Program[] = [
  { recipe: 'ensemble-write' },
  { recipe: 'ensemble-read' },
  { recipe: 'ensemble-sync' },
];

/** Writes as often as the choice says, twice a second. */
export function steadyWriter({ values: { writes = 'endless' } }: ScenarioChoice): Program {
  return { recipe: 'ensemble-write-steadily', args: { writes, restMs: 500 } };
}

export function ensembleStage(choice: ScenarioChoice, plan: EnsemblePlan): WorldSetup {
  const { voters, observers = 0, nodes = [REGISTER], script, asleep, quorum } = plan;
  const servers = serversUpTo(voters + observers);
  return {
    seed: choice.seed,
    config: configOf(choice),
    servers,
    observers: servers.slice(voters),
    ...(asleep === undefined ? {} : { notStarted: servers }),
    ...(quorum === undefined ? {} : { quorum }),
    clients: Array.from({ length: choice.clients }, (_, index) => ({
      ...clientOf(plan, servers, index),
      id: nthClientId(index),
    })),
    newcomer: clientOf(plan, servers, choice.clients),
    nodes: asleep === undefined ? nodes : [],
    latencyMs: { min: 2, max: 8 },
    conductor: [],
    script,
  };
}

/** Long enough for an ensemble to have elected its first leader; those that come earlier are turned away. */
const FIRST_CLIENT_AT_MS = 800;
const APART_MS = 100;
/** As zkCli asks for: longer than it takes to miss a leader that is silent. */
const SESSION_TIMEOUT_MS = 30_000;

function serversUpTo(count: number): readonly ServerId[] {
  return Array.from({ length: count }, (_, index) => numbered(index + 1));
}

function clientOf(
  { cast, asleep, sessionTimeoutMs = SESSION_TIMEOUT_MS }: EnsemblePlan,
  servers: readonly ServerId[],
  index: number,
): Omit<ClientSetup, 'id'> {
  const { at, others, programs }: CastMember = cast[index] ?? {
    at: (index % servers.length) + 1,
    programs: BUTTONS,
  };
  return {
    connectString:
      others === undefined
        ? [...servers.slice(at - 1), ...servers.slice(0, at - 1)]
        : [at, ...others].map(numbered),
    connectOrder: 'listed',
    sessionTimeoutMs,
    startAfterMs: asleep === undefined ? FIRST_CLIENT_AT_MS + index * APART_MS : 0,
    library: 'java',
    programs: programs.map(({ recipe, args = {} }) => ({ recipe, args, startAfterMs: 0 })),
  };
}

function configOf({ values }: ScenarioChoice): ServerConfig {
  const tickTimeMs = integerOf(values, 'tickTimeMs', 2000);
  return {
    ...SAMPLE_CONFIG,
    initLimit: 10,
    syncLimit: 5,
    restartMs: 2000,
    tickTimeMs,
    minSessionTimeoutMs: 2 * tickTimeMs,
    maxSessionTimeoutMs: 20 * tickTimeMs,
  };
}
