import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play, type PlayedStory } from '../../testing/playedStory.ts';

describe.each(['3', '5'])('of %s servers', (servers) => {
  test('a crashed leader is missed at once: there is another soon', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('failover', { story: 'crashed', servers }, seed);
      const ms = electedMs(played) - played.timeOf('server.stopped');
      expect(ms, `seed ${seed}`).toBeGreaterThan(200);
      expect(ms, `seed ${seed}`).toBeLessThan(800);
      expect(outageMs(played), `seed ${seed}`).toBeLessThan(3000);
      expectGoodEnd(played, seed, servers);
    }
  });

  test.each([
    ['frozen', '2000', 10_000],
    ['frozen', '500', 2500],
    ['cutOff', '2000', 10_000],
    ['cutOff', '500', 2500],
  ])(
    '%s, it is missed by its silence: tickTime %s, %i ms and an election',
    (story, tickTimeMs, silenceMs) => {
      for (const seed of sampled(SEEDS, 2)) {
        const played = play('failover', { story, tickTimeMs, servers }, seed);
        const lostMs = played.timeOf(story === 'frozen' ? 'server.frozen' : 'network.cut');
        const ms = electedMs(played) - lostMs;
        // The last ping before the fault may be half a tick old.
        expect(ms, `seed ${seed}`).toBeGreaterThan(silenceMs - Number(tickTimeMs) / 2 + 200);
        expect(ms, `seed ${seed}`).toBeLessThan(silenceMs + 800);
        expect(outageMs(played), `seed ${seed}`).toBeGreaterThan(silenceMs - Number(tickTimeMs));
        expectGoodEnd(played, seed, servers);
      }
    },
  );
});

test('nobody loses a session by a failover', () => {
  for (const story of ['crashed', 'frozen', 'cutOff']) {
    const played = play('failover', { story });
    expect(played.all('session.expired'), `story ${story}`).toEqual([]);
    const established = played.all('session.established', 'client:B').map(({ session }) => session);
    expect(new Set(established).size, `story ${story}`).toBe(1);
  }
});

function expectGoodEnd(played: PlayedStory, seed: number, servers: string): void {
  const count = Number(servers);
  expect(played.ending, `seed ${seed}`).toBe('ended');
  expect(played.roles.slice(0, -1), `seed ${seed}`).toContain('LEADING 2');
  expect(played.roles[count - 1], `seed ${seed}`).toBe('FOLLOWING 2');
  expect(played.told('B').at(-1), `seed ${seed}`).toBe('setData Ok');
  expect(new Set(played.values).size, `seed ${seed}`).toBe(1);
  expect(played.broken, `seed ${seed}`).toEqual([]);
}

function electedMs(played: PlayedStory): number {
  return played.timeOf('leader.established', ({ epoch }) => epoch === 2);
}

/** The longest time between two writes of B that were acknowledged one after the other. */
function outageMs(played: PlayedStory): number {
  const okMs = played
    .all('reply.delivered', 'client:B')
    .flatMap(({ op, err, timeMs }) => (op === 'setData' && err === 'Ok' ? [timeMs] : []));
  return Math.max(...okMs.slice(1).map((ms, index) => ms - (okMs[index] ?? ms)));
}
