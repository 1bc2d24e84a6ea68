import { expect, it } from 'vitest';
import { Simulation, type ClientId } from '../../engine/index.ts';
import { findScenario } from '../../scenarios/catalogue.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import { NEVER_WOKEN, countersAt, wokenAt } from './counters.ts';
import { traceIndex } from './traceIndex.ts';

const finished = (scenario: string, clients: number, variant = 'exists'): Simulation => {
  const values = { variant, arrival: 'lockstep', rounds: 1, holdMs: 0 };
  const setup = findScenario(scenario)?.setup({ scenario, seed: 5, clients, values });
  if (setup === undefined) throw new Error(`no scenario ${scenario}`);
  const simulation = new Simulation(setup, recipeBook);
  while (!simulation.isIdle() && simulation.step());
  return simulation;
};

const atTheEnd = (simulation: Simulation) => countersAt(traceIndex(simulation.trace), simulation.steps);

it.each([2, 5, 20])('A herd of %i is woken N(N−1)/2 times in lock step', (clients) => {
  expect(atTheEnd(finished('herd-lock', clients)).wakeUps).toBe((clients * (clients - 1)) / 2);
});

it.each([2, 5, 20])('A herd of %i that looks at the children first is woken N(N−1) times', (clients) => {
  expect(atTheEnd(finished('herd-lock', clients, 'children-look')).wakeUps).toBe(clients * (clients - 1));
});

it.each([2, 5, 20])('A line of %i is woken N−1 times, and asks 5N−2 times', (clients) => {
  const { wakeUps, requests, releases } = atTheEnd(finished('predecessor-lock', clients));
  expect({ wakeUps, requests, releases }).toEqual({
    wakeUps: clients - 1,
    requests: 5 * clients - 2,
    releases: clients,
  });
});

it('At any step the counters are those of the trace up to that step', () => {
  const simulation = finished('herd-lock', 8);
  const index = traceIndex(simulation.trace);
  for (let step = 0; step <= simulation.steps; step += 7) {
    const before = simulation.trace.filter((record) => record.step <= step);
    const { wakeUps, requests } = countersAt(index, step);
    expect(wakeUps).toBe(
      before.filter((record) => record.kind === 'event.delivered' && record.event.type !== 'None').length,
    );
    expect(requests).toBe(before.filter((record) => record.kind === 'request.received').length);
  }
});

it('Before the first release there is no last one', () => {
  const simulation = finished('herd-lock', 3);
  expect(countersAt(traceIndex(simulation.trace), 10).byLastRelease).toBeNull();
});

it('Each release of a herd wakes one client fewer than the one before', () => {
  const simulation = finished('herd-lock', 6);
  const index = traceIndex(simulation.trace);
  const byRelease = index.released.map((_, at) => {
    const end = (index.released[at + 1] ?? simulation.steps + 1) - 1;
    return countersAt(index, end).byLastRelease;
  });
  expect(byRelease).toEqual([5, 4, 3, 2, 1, 0]);
});

it('The wake-ups of the clients are those of their world, at any step', () => {
  const simulation = finished('herd-lock', 6);
  const index = traceIndex(simulation.trace);
  for (let step = 0; step <= simulation.steps; step += 5) {
    const own = [...simulation.world.clients.keys()].map((client) => wokenAt(index, client, step));
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
    const { wakeUps, byLastRelease } = countersAt(index, step);
    expect(sum(own.map(({ times }) => times))).toBe(wakeUps);
    expect(sum(own.map((woken) => woken.byLastRelease))).toBe(byLastRelease ?? 0);
  }
});

it('Of a line each client is woken once, by the one before it', () => {
  const simulation = finished('predecessor-lock', 5);
  const index = traceIndex(simulation.trace);
  const times = (client: ClientId) => wokenAt(index, client, simulation.steps).times;
  expect(times('client:A')).toBe(0);
  expect([times('client:B'), times('client:E')]).toEqual([1, 1]);
  expect(wokenAt(index, 'client:Z', simulation.steps)).toBe(NEVER_WOKEN);
});
