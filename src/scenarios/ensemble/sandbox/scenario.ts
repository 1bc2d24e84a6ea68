// A world by hand: servers as they are configured here, clients that each run zkCli, and nothing that happens by itself.
import { nthClientId, type ClientSetup, type ServerId } from '../../../engine/index.ts';
import { zkcliProgram, zkcliRecipes } from '../../../zkcli/index.ts';
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import { SAMPLE_CONFIG } from '../../scenario/sampleServer.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { numbered } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { integerOf } from '../parameters.ts';
import { words } from './words.ts';

export const sandbox = ensembleScenario({
  id: 'sandbox',
  words,
  views: ['serverTrees'],
  parameters: [
    choiceParameter('servers', ['3', '1', '5', '7']),
    countParameter('observers', 0, 3, 0),
    choiceParameter('tickTimeMs', ['2000', '1000', '500', '200']),
    countParameter('initLimit', 1, 100, 10),
    countParameter('syncLimit', 1, 100, 5),
    countParameter('sessionTimeoutMs', 100, 600_000, 30_000),
    countParameter('latencyMs', 0, 1000, 2),
    choiceParameter('localSessions', ['off', 'on', 'upgrading']),
    choiceParameter('enforceQuota', ['off', 'on']),
    { ...choiceParameter('childOrder', ['sorted', 'hashSet']), before: 'sorted' },
  ],
  programs: zkcliRecipes,
  clients: { min: 0, max: 20, initial: 2 },
  contradiction({ values }) {
    return values['servers'] === '1' && values['observers'] !== 0
      ? { parameter: 'observers', because: 'observersWithoutQuorum' }
      : null;
  },
  setup({ seed, clients, values }) {
    const voters = integerOf(values, 'servers', 3);
    const count = voters + integerOf(values, 'observers', 0);
    const servers = Array.from({ length: count }, (_, index) => numbered(index + 1));
    const latencyMs = integerOf(values, 'latencyMs', 2);
    return {
      seed,
      config: configOf(values),
      servers,
      observers: servers.slice(voters),
      clients: Array.from({ length: clients }, (_, index) => ({
        ...clientOf(values, servers, index),
        id: nthClientId(index),
      })),
      newcomer: clientOf(values, servers, clients),
      nodes: [],
      latencyMs: { min: latencyMs, max: latencyMs },
      conductor: [],
    };
  },
});

/** TTL nodes are allowed, so that all that zkCli can ask for can be tried. */
function configOf(values: ParameterValues) {
  const tickTimeMs = integerOf(values, 'tickTimeMs', SAMPLE_CONFIG.tickTimeMs);
  return {
    ...SAMPLE_CONFIG,
    tickTimeMs,
    minSessionTimeoutMs: 2 * tickTimeMs,
    maxSessionTimeoutMs: 20 * tickTimeMs,
    initLimit: integerOf(values, 'initLimit', 10),
    syncLimit: integerOf(values, 'syncLimit', 5),
    extendedTypes: true,
    localSessions: values['localSessions'] !== 'off',
    localSessionsUpgrading: values['localSessions'] === 'upgrading',
    enforceQuota: values['enforceQuota'] === 'on',
    childOrder: values['childOrder'] === 'hashSet' ? ('hashSet' as const) : ('sorted' as const),
  };
}

/** Each connects to another server first. In an ensemble they come when a leader can have been elected. */
function clientOf(
  values: ParameterValues,
  servers: readonly ServerId[],
  index: number,
): Omit<ClientSetup, 'id'> {
  const first = index % servers.length;
  const connectString = [...servers.slice(first), ...servers.slice(0, first)];
  return {
    connectString,
    connectOrder: 'listed',
    sessionTimeoutMs: integerOf(values, 'sessionTimeoutMs', 30_000),
    startAfterMs: servers.length === 1 ? 0 : FIRST_CLIENT_AT_MS + index * APART_MS,
    library: 'java',
    programs: [zkcliProgram(connectString)],
  };
}

const FIRST_CLIENT_AT_MS = 800;
const APART_MS = 100;
