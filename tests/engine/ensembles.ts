// Worlds of several servers for tests, and how to wait for what they do.
import '../../src/scenarios/library.ts';
import { Simulation, type ServerId, type SimulationOptions } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';

/** Mixed traffic on so many servers, once there is a leader and all of them serve. */
export function ensembleOf(
  servers: number,
  {
    seed = 1,
    clients = 2,
    ...options
  }: Partial<SimulationOptions> & { seed?: number; clients?: number } = {},
): Simulation {
  const scenario = findScenario('mixed-traffic');
  if (scenario === undefined) throw new Error('the catalogue has no mixed-traffic');
  const values = { servers, rounds: 'endless', restMs: 60 };
  const setup = scenario.setup({ scenario: scenario.id, seed, clients, values });
  const sim = new Simulation(setup, recipeBook, { invariants: scenario.invariants, ...options });
  awaitAll(sim, [...sim.world.servers.keys()]);
  return sim;
}

/** Runs until all of these serve; fails after a minute. */
export function awaitAll(sim: Simulation, servers: readonly ServerId[]): void {
  awaitWorld(sim, () => servers.every((id) => stateOf(sim, id) === 'serving'));
}

export function awaitWorld(sim: Simulation, reached: () => boolean): void {
  const endMs = sim.nowMs + 60_000;
  while (!reached()) {
    if (sim.nowMs > endMs || !sim.step()) throw new Error('it does not come about within a minute');
  }
}

export function stateOf(sim: Simulation, server: ServerId): string | undefined {
  return sim.world.servers.get(server)?.vars.value.state;
}

/** The server that leads and serves; fails if it is not just one. */
export function leaderOf(sim: Simulation): ServerId {
  const leaders = [...sim.world.servers].filter(
    ([id, { peer }]) => peer.value?.role === 'LEADING' && stateOf(sim, id) === 'serving',
  );
  const [first] = leaders;
  if (first === undefined || leaders.length > 1) throw new Error(`${leaders.length} servers lead`);
  return first[0];
}
