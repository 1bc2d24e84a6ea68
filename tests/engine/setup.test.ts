// What a world can start from besides running servers and clients at once.
import { expect, it } from 'vitest';
import { Simulation, type ClientId, type ServerId } from '../../src/engine/index.ts';
import { SAMPLE_CONFIG } from '../../src/scenarios/scenario/sampleServer.ts';

it('a client that is told to takes the first server of its list first, whatever the seed', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sim = ensembleOf({ seed, notStarted: [] });
    sim.runUntil(3000);
    const attempt = sim.trace.find((record) => record.kind === 'connection.attempted');
    expect(attempt?.server, `seed ${seed}`).toBe('server:3');
  }
});

it('a client begins when it is time', () => {
  const sim = ensembleOf({ seed: 1, notStarted: [] });
  sim.runUntil(3000);
  const started = sim.trace.find((record) => record.kind === 'client.started');
  expect(started?.timeMs).toBe(700);
});

it('servers that nobody has started are down, and elect when somebody starts a quorum of them', () => {
  const sim = ensembleOf({ seed: 1, notStarted: SERVERS });
  sim.runUntil(5000);
  expect(sim.trace.filter(({ kind }) => kind === 'vote.started')).toEqual([]);
  for (const server of ['server:1', 'server:2'] as const)
    expect(sim.give({ type: 'startServer', server })).toBeNull();
  sim.runUntil(8000);
  const roles = [...sim.world.servers.values()].map(({ peer, vars }) => [vars.value.state, peer.value?.role]);
  expect(roles).toEqual([
    ['serving', 'FOLLOWING'],
    ['serving', 'LEADING'],
    ['down', 'LOOKING'],
  ]);
  expect(sim.world.clients.get(CLIENT)?.vars.value.connection).toBe('connected');
});

const SERVERS: readonly ServerId[] = ['server:1', 'server:2', 'server:3'];
const CLIENT: ClientId = 'client:A';

function ensembleOf({ seed, notStarted }: { seed: number; notStarted: readonly ServerId[] }): Simulation {
  const client = {
    id: CLIENT,
    connectString: ['server:3', 'server:1', 'server:2'] as const,
    connectOrder: 'listed' as const,
    sessionTimeoutMs: 6000,
    startAfterMs: 700,
    library: 'java' as const,
    programs: [],
  };
  return new Simulation(
    {
      seed,
      config: SAMPLE_CONFIG,
      servers: SERVERS,
      notStarted,
      clients: [client],
      newcomer: null,
      nodes: [],
      latencyMs: { min: 1, max: 5 },
      conductor: [],
    },
    {},
  );
}
