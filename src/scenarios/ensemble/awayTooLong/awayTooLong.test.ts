import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe.each(['3', '5'])('of %s servers', (servers) => {
  test('a client that is away too long hears of it when it is back, and not before', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('away-too-long', { story: 'tooLong', servers }, seed);
      const closedMs = played.timeOf('session.closed');
      const healedMs = played.timeOf('link.healed');
      const learnedMs = played.timeOf('session.learnedExpired');
      const sessions = played.all('session.established', 'client:A').map(({ how }) => how);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(closedMs, `seed ${seed}`).toBeLessThan(healedMs);
      expect(learnedMs, `seed ${seed}`).toBeGreaterThan(healedMs);
      expect(sessions, `seed ${seed}`).toEqual(['created', 'created']);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('the others see its node go when its time is up, and come again with another owner', () => {
    const played = play('away-too-long', { story: 'tooLong', servers });
    const events = played.all('event.delivered', 'client:B').filter(({ event }) => event.type !== 'None');
    const owner = played.sim.world.servers.get('server:1')?.nodes.get('/members/A')?.owner;
    expect(events).toHaveLength(2);
    expect(owner).toBe(played.all('session.established', 'client:A').at(-1)?.session);
  });

  test('one that is back in time has lost a connection and nothing else', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('away-too-long', { story: 'inTime', servers }, seed);
      const sessions = played.all('session.established', 'client:A').map(({ how }) => how);
      const events = played.all('event.delivered', 'client:B').filter(({ event }) => event.type !== 'None');
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(sessions, `seed ${seed}`).toEqual(['created', 'resumed']);
      expect(events, `seed ${seed}`).toEqual([]);
      expect(played.sim.world.servers.get('server:1')?.nodes.has('/members/A')).toBe(true);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});
