import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation, type RecordKind, type RecordOf } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';

test.each([3, 12])('%i members pass every meeting together, and leave nothing behind', (clients) => {
  for (let seed = 1; seed <= 5; seed++) {
    const sim = run('double-barrier', { insideMs: '20' }, clients, seed);
    const passed = of(sim, 'fact.stated').filter(({ fact }) => fact.type === 'passed');
    expect(passed, `seed ${seed}`).toHaveLength(3 * clients);
    expect(sim.violations, `seed ${seed}`).toEqual([]);
    const [server] = sim.world.servers.values();
    expect(server?.nodes.get('/barrier')?.children, `seed ${seed}`).toEqual([]);
  }
});

test('with a ready node nobody goes by halves, whatever the seed, and everybody comes to the newest', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sim = run('two-values', { variant: 'ready-node', rounds: '6' }, 5, seed);
    expect(sim.violations, `seed ${seed}`).toEqual([]);
    const last = new Map(
      of(sim, 'fact.stated').flatMap(({ actor, fact }) =>
        fact.type === 'configured' ? [[actor, fact.versions] as const] : [],
      ),
    );
    expect([...last.values()], `seed ${seed}`).toEqual(Array.from({ length: 4 }, () => ['v6', 'v6']));
  }
});

test('four clients add three times each, all at once: with the version that was read nothing is lost', () => {
  const [checked, overwritten] = ['checks-version', 'overwrites'].map((variant) => {
    const sim = run('shared-counter', { variant }, 4);
    expect(of(sim, 'fact.stated')).toHaveLength(12);
    const [server] = sim.world.servers.values();
    return Number(server?.nodes.get('/counter')?.data);
  });
  expect(checked).toBe(12);
  expect(overwritten).toBeLessThan(12);
});

function run(id: string, written: Readonly<Record<string, string>>, clients: number, seed = 1): Simulation {
  const sim = start(id, written, clients, seed);
  while (!sim.isIdle() && sim.steps < 200_000 && sim.step());
  return sim;
}

function start(id: string, written: Readonly<Record<string, string>>, clients: number, seed = 1): Simulation {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const values = parseValues(scenario, written, 'headless');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  const setup = scenario.setup({ scenario: id, seed, clients, values: values.value });
  return new Simulation(setup, recipeBook, { invariants: scenario.invariants });
}

function of<K extends RecordKind>(sim: Simulation, kind: K): readonly RecordOf<K>[] {
  return sim.trace.filter((record): record is RecordOf<K> => record.kind === kind);
}
