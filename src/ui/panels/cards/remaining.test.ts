import { expect, test } from 'vitest';
import type { SessionId, World } from '../../../engine/index.ts';
import { ensemble } from '../../../engine/testing/ensemble.ts';
import { standaloneServer } from '../../../engine/testing/serverHarness.ts';
import { cards } from '../../../words/en/cards.ts';
import { remaining } from './remaining.ts';

test('of a session that is counted down the time left is told, and that it is over', () => {
  const stand = standaloneServer();
  const { id } = stand.open('A', 2000);
  expect(told(stand.sim.world, id)).toContain('each heartbeat resets it');
  stand.wait(4000);
  expect(told(stand.sim.world, id)).toBe('the session no longer exists on the server');
});

test('while the only server is down, its sessions are not said to be gone: they come back with it', () => {
  const stand = standaloneServer();
  const { id } = stand.open('A');
  stand.sim.give({ type: 'crashServer', server: 'server:1' });
  stand.settle();
  expect(told(stand.sim.world, id)).toBe('nothing expires while no server runs');
  stand.sim.give({ type: 'startServer', server: 'server:1' });
  stand.settle();
  expect(told(stand.sim.world, id)).toContain('each heartbeat resets it');
});

test('without a leader no session is due, however long that lasts', () => {
  const servers = ensemble(3);
  const { id } = servers.open(1, { timeoutMs: 4000 });
  servers.crash(2, 3);
  servers.pass(30_000);
  expect(told(servers.sim.world, id)).toBe(
    'nothing expires without a leader; the next one resets all timers',
  );
  servers.crash(1);
  expect(told(servers.sim.world, id)).toBe('nothing expires while no server runs');
});

test('while the server that counts is frozen, no session is due', () => {
  const stand = standaloneServer();
  const { id } = stand.open('A', 2000);
  stand.sim.give({ type: 'freezeServer', server: 'server:1' });
  stand.wait(5000);
  expect(told(stand.sim.world, id)).toBe('nothing expires while server 1 is frozen');
});

function told(world: World, id: SessionId): string {
  return remaining(world, id, world.timeMs, cards.expiresIn);
}
