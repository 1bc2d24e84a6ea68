import { expect, it } from 'vitest';
import { Simulation } from '../../src/engine/index.ts';
import { isIdleForPrograms } from '../../src/engine/later.ts';
import { findScenario } from '../../src/scenarios/catalogue.ts';
import { recipeBook } from '../../src/scenarios/recipeBook.ts';
import '../../src/scenarios/library.ts';

const EMPTIED = ['create -c /node', 'create /node/child', 'delete /node/child'];

it.each([
  ['a TTL node', ['create -t 100000 /node']],
  ['a container without children', EMPTIED],
])('a world in which nothing will change but %s is not idle before that is gone', (_, lines) => {
  const sim = typedRun(lines);
  expect(sim.world.servers.get('server:1')?.nodes.has('/node')).toBe(true);
  while (!sim.isIdle()) sim.step();
  expect(sim.world.servers.get('server:1')?.nodes.has('/node')).toBe(false);
});

it('a container that never had a child stays, and the world rests', () => {
  const sim = typedRun(['create -c /node']);
  expect(sim.isIdle()).toBe(true);
});

it('no program waits for an empty container to go, unless something is watched', () => {
  const unwatched = typedRun(EMPTIED);
  expect([unwatched.isIdle(), unwatched.isIdle(isIdleForPrograms)]).toEqual([false, true]);
  const watched = typedRun([...EMPTIED, 'stat -w /node']);
  expect([watched.isIdle(), watched.isIdle(isIdleForPrograms)]).toEqual([false, false]);
});

/** A zkCli at one server, after these lines. */
function typedRun(lines: readonly string[]): Simulation {
  const sandbox = findScenario('sandbox');
  if (sandbox === undefined) throw new Error('no sandbox');
  const choice = { scenario: 'sandbox', seed: 1, clients: 1, values: { servers: '1' } };
  const sim = new Simulation(sandbox.setup(choice), recipeBook);
  sim.runUntil(5000);
  for (const line of lines) {
    sim.give({ type: 'typeLine', client: 'client:A', line });
    sim.runUntil(sim.nowMs + 500);
  }
  return sim;
}
