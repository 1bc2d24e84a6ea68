// The stage of mixed traffic: one to nine servers with short timeouts, so that much happens soon, and clients that each do a
// bit of everything.
import { MISTAKE_IDS, nthClientId } from '../../../engine/index.ts';
import type { ClientSetup, ServerConfig, ServerId, WorldSetup } from '../../../engine/index.ts';
import { TRAFFIC_PARENT } from './recipe.ts';
import type { Parameter, ScenarioChoice } from '../../scenario/scenario.ts';
import { SAMPLE_CONFIG } from '../../scenario/sampleServer.ts';

export const TRAFFIC_PARAMETERS = [
  { name: 'servers', kind: 'integer', min: 1, max: 9, words: [], initial: 5 },
  {
    name: 'rounds',
    kind: 'integer',
    min: 1,
    max: 10_000,
    words: ['endless'],
    initial: 'endless',
    headless: 20,
  },
  // Of the servers, those with the highest numbers; at least one of them votes.
  { name: 'observers', kind: 'integer', min: 0, max: 8, words: [], initial: 0, before: 0 },
  { name: 'sessions', kind: 'choice', options: ['global', 'local'], initial: 'global', before: 'global' },
  { name: 'readOnlyMode', kind: 'choice', options: ['off', 'on'], initial: 'off', before: 'off' },
  {
    name: 'quorum',
    kind: 'choice',
    options: ['majority', 'oneVote'],
    initial: 'majority',
    before: 'majority',
  },
  // A fault of released servers that these have.
  { name: 'mistake', kind: 'choice', options: ['none', ...MISTAKE_IDS], initial: 'none', before: 'none' },
  // Beside those that the traffic is about, for a tree that is not small.
  { name: 'znodes', kind: 'integer', min: 0, max: 1000, words: [], initial: 0, before: 0 },
  { name: 'restMs', kind: 'integer', min: 0, max: 60_000, words: [], initial: 300, headless: 50 },
] as const satisfies readonly Parameter[];

export const TRAFFIC_CLIENTS = { min: 1, max: 500, initial: 4 };

export function trafficStage(choice: ScenarioChoice, recipe: string): WorldSetup {
  const servers = serversOf(choice);
  const like = clientLike(choice, servers, recipe);
  return {
    seed: choice.seed,
    config: configOf(choice),
    servers,
    observers: observersAmong(servers, choice),
    quorum: choice.values['quorum'] === 'oneVote' ? 'oneVote' : 'majority',
    clients: Array.from({ length: choice.clients }, (_, index) => ({ ...like, id: nthClientId(index) })),
    newcomer: like,
    nodes: [TRAFFIC_PARENT, ...stock(choice)],
    latencyMs: { min: 1, max: 5 },
    conductor: [],
  };
}

const SERVER_CONFIG: ServerConfig = {
  ...SAMPLE_CONFIG,
  tickTimeMs: 500,
  minSessionTimeoutMs: 1000,
  maxSessionTimeoutMs: 10_000,
  snapCount: 50,
  snapshotNodeMs: 1,
  treeDigest: true,
  initLimit: 10,
  syncLimit: 4,
};

/** Sessions are known to one server alone until they need a node of their own, or servers without a leader answer reads. */
function configOf({ values }: ScenarioChoice): ServerConfig {
  const isLocal = values['sessions'] === 'local';
  const local = isLocal ? { localSessions: true, localSessionsUpgrading: true } : {};
  const mistakes = MISTAKE_IDS.filter((id) => id === values['mistake']);
  const faults = mistakes.length === 0 ? {} : { mistakes };
  return { ...SERVER_CONFIG, ...local, readOnlyMode: values['readOnlyMode'] === 'on', ...faults };
}

function observersAmong(servers: readonly ServerId[], choice: ScenarioChoice): readonly ServerId[] {
  const count = Math.min(Number(choice.values['observers'] ?? 0), servers.length - 1);
  return servers.slice(servers.length - count);
}

/** Znodes that no client reads. */
function stock(choice: ScenarioChoice): readonly string[] {
  const count = Number(choice.values['znodes'] ?? 0);
  return count === 0 ? [] : ['/stock', ...Array.from({ length: count - 1 }, (_, at) => `/stock/${at + 1}`)];
}

function serversOf(choice: ScenarioChoice): readonly ServerId[] {
  const count = Number(choice.values['servers'] ?? 1);
  return Array.from({ length: count }, (_, at): ServerId => `server:${at + 1}`);
}

function clientLike(
  choice: ScenarioChoice,
  servers: readonly ServerId[],
  recipe: string,
): Omit<ClientSetup, 'id'> {
  const { rounds = 'endless', restMs = 0 } = choice.values;
  return {
    connectString: servers,
    sessionTimeoutMs: 3000,
    library: 'java',
    programs: [{ recipe, args: { seed: choice.seed, rounds, restMs }, startAfterMs: 0 }],
  };
}
