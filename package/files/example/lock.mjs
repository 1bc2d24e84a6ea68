// Three servers, two clients, one lock. A holds it and is killed; B waits until A's session has expired.
import { SAMPLE_CONFIG, Simulation, describe, zk } from 'znode-lab/engine';

/** A client's program: a generator that yields ZooKeeper calls, and waits for their answers. */
function* lock({ client }) {
  for (;;) {
    try {
      yield* zk.create('/lock', { mode: 'EPHEMERAL', data: client });
      return;
    } catch (error) {
      if (error.code !== 'NodeExists') throw error;
      const stat = yield* zk.exists('/lock', { watch: 'gone' });
      if (stat !== null) yield* zk.nextWatchEvent('gone');
    }
  }
}

const servers = ['server:1', 'server:2', 'server:3'];
const clientOf = (name, startAfterMs) => ({
  id: `client:${name}`,
  connectString: servers,
  sessionTimeoutMs: 6000,
  library: 'java',
  programs: [{ recipe: 'lock', args: { client: name }, startAfterMs }],
});

const simulation = new Simulation(
  {
    seed: 1,
    config: SAMPLE_CONFIG,
    servers,
    clients: [clientOf('A', 1000), clientOf('B', 2000)],
    newcomer: null,
    nodes: [],
    latencyMs: { min: 1, max: 3 },
    conductor: [],
  },
  { lock },
);

simulation.runUntil(3000);
simulation.give({ type: 'killClient', client: 'client:A' });
simulation.runUntil(20_000);

// What the first server did, and who was told.
for (const record of simulation.trace)
  if (record.kind === 'event.delivered' || (record.kind === 'txn.applied' && record.actor === 'server:1'))
    console.log(describe(record));
