import { expect, it } from 'vitest';
import '../../../../scenarios/library.ts';
import { findScenario } from '../../../../scenarios/catalogue.ts';
import { sideChoice } from '../../../../scenarios/pairs.ts';
import { clientRange, faultsFor, firstOrder, withFault } from './order.ts';

it('asks first for two clients and one of the faults of clients, where one server is alone', () => {
  const { scenario, shown } = world('try-lock', 3);
  expect(firstOrder(scenario, shown)).toEqual({
    clients: 2,
    faults: ['kill', 'close', 'pause', 'cut', 'drop', 'expire'],
    atMost: 1,
    delays: 0,
  });
  expect(faultsFor(scenario, shown)).not.toContain('isolate');
});

it('asks first for faults of servers in an ensemble, where one can be isolated', () => {
  const { scenario, shown } = world('quorum-write', 1);
  expect(firstOrder(scenario, shown).faults).toEqual(['crash', 'isolate']);
  expect(faultsFor(scenario, shown)).toContain('isolate');
});

it('asks for as many clients as put the permits to the test', () => {
  const { scenario, shown } = world('semaphore', 3);
  const permits = scenario.setup(shown).recipe?.permits ?? 0;
  expect(permits).toBeGreaterThan(1);
  expect(firstOrder(scenario, shown).clients).toBe(permits + 1);
});

it('offers four clients, or as many as were asked for', () => {
  const { scenario, shown } = world('try-lock', 3);
  const order = firstOrder(scenario, shown);
  expect(clientRange(scenario, shown, order)).toEqual({ min: scenario.clients.min, max: 4 });
  expect(clientRange(scenario, shown, { ...order, clients: 6 }).max).toBe(6);
});

it('keeps faults in the order of the list, whichever was chosen first', () => {
  expect(withFault(['drop'], 'kill', true)).toEqual(['kill', 'drop']);
  expect(withFault(['kill', 'drop'], 'kill', false)).toEqual(['drop']);
});

function world(id: string, clients: number) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(id);
  return { scenario, shown: sideChoice({ scenario: id, values: {} }, 1, clients) };
}
