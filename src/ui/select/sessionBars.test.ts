import { expect, test } from 'vitest';
import type { World } from '../../engine/index.ts';
import { keeperOfSessions } from './ensemble/ensembleClients.ts';
import { sessionBar } from './sessionBars.ts';
import { stage } from './testing/stage.ts';
import { trafficWorld } from './testing/trafficWorld.ts';

test('a session’s bar runs down while a leader counts, and stops with it', () => {
  const sim = trafficWorld({ servers: 3, clients: 2 });
  sim.runUntil(4000);
  expect(barOf(sim.world).state).toBe('open');
  sim.give({ type: 'crashServer', server: 'server:3' });
  sim.give({ type: 'crashServer', server: 'server:2' });
  sim.runUntil(30_000);
  expect(barOf(sim.world)).toMatchObject({ state: 'stopped', fullMs: 0 });
  sim.give({ type: 'startServer', server: 'server:2' });
  sim.runUntil(45_000);
  expect(barOf(sim.world).state).toBe('open');
});

test('a server that is frozen counts nothing down; one that is down may not know the session at all', () => {
  const { give, world } = stage('herd-lock', 2).until(1500);
  expect(barOf(world()).state).toBe('open');
  expect(barOf(give({ type: 'freezeServer', server: 'server:1' }).world()).state).toBe('stopped');
  give({ type: 'thawServer', server: 'server:1' });
  expect(barOf(give({ type: 'crashServer', server: 'server:1' }).world()).state).toBe('unknown');
});

function barOf(world: World) {
  const keeper = keeperOfSessions(world);
  if (keeper === null) throw new Error('there is no server');
  return sessionBar(keeper, world, 'client:A');
}
