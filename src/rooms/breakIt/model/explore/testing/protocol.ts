// Three servers and one write: what is explored against the invariants of the published specification.
import { zk, type InvariantId, type Recipe } from '../../../../../engine/index.ts';
import { findScenario } from '../../../../../scenarios/catalogue.ts';
import type { Scenario, ScenarioChoice } from '../../../../../scenarios/scenario/scenario.ts';
import { SAMPLE_CONFIG } from '../../../../../scenarios/scenario/sampleServer.ts';
import type { Bound } from '../bound.ts';
import type { ExploreOrder } from '../explorer.ts';

const CLAIMS: readonly InvariantId[] = [
  'I-12e',
  'I-15',
  'I-16',
  'I-17',
  'I-18',
  'I-19',
  'I-21',
  'I-25',
  'I-26',
  'I-34',
  'I-35',
  'I-36',
  'I-37',
  'I-38',
];

function* writesOnce(): Recipe<void> {
  yield* zk.create('/written', { data: 'x' });
}

/** The library must have been loaded. */
export function protocolOrder(bound: Bound): ExploreOrder {
  const model = findScenario('herd-lock');
  if (model === undefined) throw new Error('herd-lock');
  const servers = ['server:1', 'server:2', 'server:3'] as const;
  const setup: Scenario['setup'] = ({ seed }) => ({
    seed,
    config: SAMPLE_CONFIG,
    servers,
    clients: [
      {
        id: 'client:A',
        connectString: servers,
        sessionTimeoutMs: 4000,
        library: 'java',
        programs: [{ recipe: 'writesOnce', args: {}, startAfterMs: 0 }],
      },
    ],
    newcomer: null,
    nodes: [],
    latencyMs: { min: 2, max: 8 },
    conductor: [],
  });
  const choice: ScenarioChoice = { scenario: 'protocol', seed: 1, clients: 1, values: {} };
  return { scenario: { ...model, setup }, choice, book: { writesOnce }, claims: CLAIMS, bound };
}

/** By name: what nightly tries, deeper than a test of every day. */
export const PROTOCOL_BOUNDS: Readonly<Record<string, Bound>> = {
  'one crash or partition': { faults: ['crash', 'isolate'], atMost: 1, delays: 0, gates: 0 },
  'two restarts or partitions': { faults: ['restart', 'isolate'], atMost: 2, delays: 0, gates: 0 },
  'one crash, partition or restart, one delayed message': {
    faults: ['crash', 'isolate', 'restart'],
    atMost: 1,
    delays: 1,
    gates: 0,
  },
};
