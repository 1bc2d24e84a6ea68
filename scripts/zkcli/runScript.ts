// A script of lines at the console of one client in a fresh world. Each is typed when the one before has come to something.
import { Simulation, type ServerId, type WorldSetup } from '../../src/engine/index.ts';
import { SAMPLE_CONFIG } from '../../src/scenarios/scenario/sampleServer.ts';
import { printedBy, zkcliProgram, zkcliRecipes } from '../../src/zkcli/index.ts';

/** What zkCli prints for these lines. */
export function runScript(lines: readonly string[], serverCount = 1): string {
  const sim = new Simulation(setupOf(serverCount), zkcliRecipes);
  settle(sim);
  for (const line of lines) {
    if (sim.refusal({ type: 'typeLine', client: CLIENT, line }) !== null) break;
    sim.give({ type: 'typeLine', client: CLIENT, line });
    settle(sim);
  }
  return printedBy(sim.trace, CLIENT);
}

/** Until nothing more comes of what was typed, for at most that long. */
function settle(sim: Simulation): void {
  const endMs = sim.nowMs + PATIENCE_MS;
  while (!sim.isQuiescent()) {
    const nextMs = sim.nextAtMs();
    if (nextMs === null || nextMs > endMs) return;
    sim.step();
  }
}

const CLIENT = 'client:A';
const PATIENCE_MS = 60_000;
const ELECTION_MS = 2000;

/** Servers as the sample configures them, with TTL nodes allowed. */
function setupOf(serverCount: number): WorldSetup {
  const servers = Array.from({ length: serverCount }, (_, at): ServerId => `server:${at + 1}`);
  return {
    seed: 1,
    config: { ...SAMPLE_CONFIG, extendedTypes: true },
    servers,
    clients: [
      {
        id: CLIENT,
        connectString: servers,
        sessionTimeoutMs: 30_000,
        // Whoever starts zkCli finds a leader there.
        startAfterMs: serverCount === 1 ? 0 : ELECTION_MS,
        library: 'java',
        programs: [zkcliProgram(servers)],
      },
    ],
    newcomer: null,
    nodes: [],
    latencyMs: { min: 1, max: 3 },
    conductor: [],
  };
}
