import { expect, it } from 'vitest';
import '../../scenarios/library.ts';
import { Simulation } from '../../engine/index.ts';
import { findScenario, parseValues } from '../../scenarios/catalogue.ts';
import { recipeBook } from '../../scenarios/recipeBook.ts';
import { lockLine } from './lockLine.ts';
import { worldPicture } from '../views/world/worldPicture.ts';

it('has as many of the first in line right as there are permits', () => {
  const { clients, nodes, lane } = pictureOf('semaphore', { permits: '2', holdMs: 'untilReleased' }, 4);
  expect(clients.map(({ belief }) => belief?.truth ?? 'waits')).toEqual(['true', 'true', 'waits', 'waits']);
  expect(nodes.filter(({ standing }) => standing === 'first')).toHaveLength(2);
  expect(lane.entitled).toBe(2);
});

it('has all readers before the next writer right', () => {
  const { clients } = pictureOf('read-write-lock', { mix: 'fewWriters', holdMs: '1500' }, 4, 3000);
  const readers = clients.filter(({ belief }) => belief?.what === 'reader');
  expect(readers.length).toBeGreaterThan(1);
  expect(readers.every(({ belief }) => belief?.truth === 'true')).toBe(true);
});

it('has nobody hold anything at a barrier, and a client past it is past it', () => {
  const { lane, nodes, clients } = pictureOf('double-barrier', {}, 3, 4000);
  expect(lane).toMatchObject({ order: 'unheld', places: [] });
  expect(nodes.some(({ standing }) => standing !== 'none')).toBe(false);
  expect(clients.map(({ belief }) => belief?.truth)).toEqual(['true', 'true', 'true']);
});

it('has a member right that is listed by a persistent name', () => {
  const { clients } = pictureOf('group-membership', { variant: 'persistent' }, 3);
  expect(clients.map(({ belief }) => belief?.truth ?? 'none')).toEqual(['none', 'true', 'true']);
});

function pictureOf(id: string, written: Readonly<Record<string, string>>, clients: number, untilMs = 4000) {
  const scenario = findScenario(id);
  if (scenario === undefined) throw new Error(`no ${id}`);
  const parsed = parseValues(scenario, written, 'initial');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const values = parsed.value;
  const setup = scenario.setup({ scenario: id, seed: 1, clients, values });
  const simulation = new Simulation(setup, recipeBook, { invariants: scenario.invariants });
  while (simulation.world.timeMs < untilMs && simulation.step());
  const options = {
    invariants: scenario.invariants,
    lock: lockLine(scenario, { values }),
    expected: scenario.expected(values),
  };
  return worldPicture(simulation, simulation.world, options);
}
