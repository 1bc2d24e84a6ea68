import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe.each(['3', '4', '7'])('of %s servers', (servers) => {
  test.each([
    ['leaderLast', 1],
    ['leaderFirst', 2],
  ])('%s: every server is restarted once, at the price of %i elections', (story, elections) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('rolling-restart', { story, servers, writes: '80' }, seed);
      const stopped = played.all('server.stopped').map(({ actor }) => actor);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(stopped, `seed ${seed}`).toHaveLength(Number(servers));
      expect(new Set(stopped).size, `seed ${seed}`).toBe(Number(servers));
      expect(played.all('leader.established'), `seed ${seed}`).toHaveLength(1 + elections);
      expect(played.all('session.expired'), `seed ${seed}`).toEqual([]);
      expect(played.told('B').at(-1), `seed ${seed}`).toBe('setData Ok');
      expect(new Set(played.values), `seed ${seed}`).toEqual(new Set(['B80']));
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});
