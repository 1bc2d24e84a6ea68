import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe.each(['3', '5'])('of %s servers', (servers) => {
  test.each(['1500', '2000', '8000'])(
    '%s ms late: a read is old, and a sync before it makes it new',
    (lagMs) => {
      for (const seed of sampled(SEEDS, 2)) {
        const played = play('stale-read', { story: 'staleThenSync', servers, lagMs }, seed);
        expect(played.ending, `seed ${seed}`).toBe('ended');
        expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'setData Ok']);
        expect(played.told('B'), `seed ${seed}`).toEqual(['getData A1', 'sync Ok', 'getData A2']);
        expect(played.broken, `seed ${seed}`).toEqual([]);
      }
    },
  );

  test('a server that is behind what a client has seen turns it away', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('stale-read', { story: 'behindTheClient', servers }, seed);
      const refused = played.all('connection.refused').map(({ actor, why }) => [actor, why]);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(refused, `seed ${seed}`).toEqual([['server:1', 'behindClient']]);
      expect(played.told('A').at(-1), `seed ${seed}`).toBe('getData A2');
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});
