import { expect, test } from 'vitest';
import '../library.ts';
import { Simulation } from '../../engine/index.ts';
import { findScenario, parseValues } from '../catalogue.ts';
import { recipeBook } from '../recipeBook.ts';
import { QUEUE_SIZES, queueCosts } from './queueCosts.ts';

function listing(waiting: number) {
  const scenario = findScenario('large-queue');
  if (scenario === undefined) throw new Error('there is a large queue');
  const values = parseValues(scenario, { waiting: String(waiting) }, 'initial');
  if (!values.ok) throw new Error(values.error.code);
  const setup = scenario.setup({ scenario: scenario.id, seed: 1, clients: 2, values: values.value });
  // Nobody adds an item: there are those that were there.
  const sim = new Simulation({ ...setup, clients: setup.clients.slice(1) }, recipeBook, { invariants: [] });
  sim.runUntil(200);
  return sim;
}

test.each([17_772, 17_773])('the list of %i items fits into a packet if the measure says so', (items) => {
  const lost = listing(items).trace.some(
    (record) => record.kind === 'connection.lost' && record.why === 'packetTooLong',
  );
  expect(queueCosts(items).list).toBe(lost ? 'tooLong' : 'fits');
});

test('memory grows by what the server counts, item by item', () => {
  const [few, many] = [100, 1100].map((items) => {
    const server = listing(items).worldAt(0).servers.get('server:1');
    return server?.vars.value.approximateDataSize ?? 0;
  });
  expect((many ?? 0) - (few ?? 0)).toBe(queueCosts(1100).memoryBytes - queueCosts(100).memoryBytes);
});

test('all four grow with the number of items, and the bytes listed to empty it as its square', () => {
  const curve = QUEUE_SIZES.map((items) => queueCosts(items));
  for (const key of ['listBytes', 'memoryBytes', 'cleaningWrites', 'listedBytes'] as const) {
    const values = curve.map((costs) => costs[key]);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  }
  expect(queueCosts(100_000)).toEqual({
    items: 100_000,
    listBytes: 5_900_020,
    list: 'tooLong',
    memoryBytes: 6_200_000,
    cleaningWrites: 100_000,
    listedBytes: 295_004_950_000,
  });
});
