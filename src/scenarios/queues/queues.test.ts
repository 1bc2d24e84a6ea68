import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation, type RecordKind, type RecordOf } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';

test.each(['claimed', 'process-then-delete', 'delete-then-process'])(
  'one consumer, %s: every item is done once, the oldest first',
  (variant) => {
    const sim = run({ variant, workMs: '30' }, 2);
    expect(processed(sim)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5']);
    expect(sim.violations).toEqual([]);
  },
);

test.each(['claimed', 'delete-then-process'])(
  '%s: however many consume, each item is done once, whatever the seed',
  (variant) => {
    for (let seed = 1; seed <= 5; seed++) {
      const sim = run({ variant, producers: '2', workMs: '900' }, 6, seed);
      expect(processed(sim), `seed ${seed}`).toHaveLength(10);
      expect(new Set(processed(sim)).size, `seed ${seed}`).toBe(10);
      expect(sim.violations, `seed ${seed}`).toEqual([]);
    }
  },
);

test('work, then delete: two consumers do the same item although nothing fails', () => {
  const sim = run({ variant: 'process-then-delete', workMs: '900' }, 3);
  expect(sim.violations.map(({ invariant }) => invariant)).toContain('I-8');
});

test('who does not wait sets no watch, and is answered at once when the queue is empty', () => {
  const sim = start({ variant: 'process-then-delete', whenEmpty: 'returns', pace: 'byHand' }, 2);
  sim.runUntil(1000);
  expect(sim.give({ type: 'openGate', client: 'client:B', gate: 'consume' })).toBeNull();
  sim.runUntil(1500);
  expect(of(sim, 'watch.set')).toEqual([]);
  expect([...(sim.world.clients.get('client:B')?.threads.values() ?? [])]).toMatchObject([
    { state: { kind: 'waiting', for: { kind: 'gate' } } },
  ]);
});

test('who does not wait ends when the queue is empty: nothing polls, and the run comes to an end', () => {
  const sim = run({ variant: 'process-then-delete', whenEmpty: 'returns' }, 2);
  expect(sim.isIdle()).toBe(true);
  const asked = of(sim, 'request.sent').filter(
    ({ actor, op }) => actor === 'client:B' && op === 'getChildren',
  );
  expect(asked.length).toBe(processed(sim).length + 1);
  expect(processed(sim).length).toBeGreaterThan(0);
});

test('published: what comes out is oldest first, and no watch is set', () => {
  const sim = run({ variant: 'published', workMs: '30' }, 2);
  expect(processed(sim)).toEqual(['A1']);
  expect(of(sim, 'watch.set')).toEqual([]);
});

test('a claim goes with its session: another consumer does what the dead one had begun', () => {
  const sim = start({ variant: 'claimed', workMs: '5000', items: '1' }, 3);
  while (of(sim, 'fact.stated').every(({ fact }) => fact.type !== 'took') && sim.step());
  const worker = of(sim, 'fact.stated').at(-1)?.actor;
  if (worker !== 'client:B' && worker !== 'client:C') throw new Error('nobody took it');
  expect(sim.give({ type: 'killClient', client: worker })).toBeNull();
  sim.runUntil(20_000);
  expect(processed(sim)).toEqual(['A1']);
  expect(sim.violations).toEqual([]);
});

test('without a consumer nobody would take anything: refused', () => {
  const { scenario, values } = chosen({ producers: '3' });
  const choice = { scenario: scenario.id, seed: 1, clients: 3, values };
  expect(scenario.contradiction?.(choice)).toEqual({ parameter: 'producers', because: 'nobodyWouldConsume' });
});

function run(written: Readonly<Record<string, string>>, clients: number, seed = 1): Simulation {
  const sim = start(written, clients, seed);
  while (!sim.isIdle() && sim.steps < 200_000 && sim.step());
  return sim;
}

function start(written: Readonly<Record<string, string>>, clients: number, seed = 1): Simulation {
  const { scenario, values } = chosen(written);
  const setup = scenario.setup({ scenario: scenario.id, seed, clients, values });
  return new Simulation(setup, recipeBook, { invariants: scenario.invariants });
}

function chosen(written: Readonly<Record<string, string>>) {
  const scenario = findScenario('fifo-queue');
  if (scenario === undefined) throw new Error('no fifo-queue');
  const values = parseValues(scenario, written, 'headless');
  if (!values.ok) throw new Error(JSON.stringify(values.error));
  return { scenario, values: values.value };
}

function of<K extends RecordKind>(sim: Simulation, kind: K): readonly RecordOf<K>[] {
  return sim.trace.filter((record): record is RecordOf<K> => record.kind === kind);
}

function processed(sim: Simulation): readonly string[] {
  return of(sim, 'fact.stated').flatMap(({ fact }) => (fact.type === 'processed' ? [fact.item] : []));
}
