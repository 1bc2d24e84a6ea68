import { describe, expect, it } from 'vitest';
import { lockWorld, giveAt } from './worlds.ts';

describe('network', () => {
  it('what was held up for a process that is killed is forgotten, and the world comes to rest', () => {
    for (const silence of ['pauseClient', 'cutClientLink'] as const) {
      const sim = lockWorld({ scenario: 'predecessor-lock' });
      giveAt(sim, 3000, { type: silence, client: 'client:B' });
      giveAt(sim, 3010, { type: 'expireSession', client: 'client:B' });
      giveAt(sim, 3020, { type: 'release', client: 'role:holder' });
      giveAt(sim, 6000, { type: 'killClient', client: 'client:B' });
      sim.runUntil(30_000);
      const unread = [...sim.world.flights.values()].filter(({ state }) => state === 'waiting');
      expect(unread).toEqual([]);
      expect(sim.isIdle()).toBe(true);
    }
  });
});
