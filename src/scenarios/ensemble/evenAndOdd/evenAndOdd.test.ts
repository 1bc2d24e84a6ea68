import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe('with two servers down', () => {
  test.each(['3', '4'])('%s servers stop: the write hangs and is done when a quorum is back', (servers) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('even-and-odd', { story: 'twoCrash', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(
        played.all('role.left').some(({ why }) => why === 'noQuorum'),
        `seed ${seed}`,
      ).toBe(true);
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData ConnectionLoss', 'getData A1']);
      expect(new Set(played.values), `seed ${seed}`).toEqual(new Set(['A1']));
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test.each(['5', '6', '7', '8'])('%s servers go on', (servers) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('even-and-odd', { story: 'twoCrash', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.all('role.left'), `seed ${seed}`).toEqual([]);
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'getData A1']);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});

describe('cut through the middle', () => {
  test.each(['4', '6', '8'])('%s servers have no half that can go on', (servers) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('even-and-odd', { story: 'cutInHalf', servers }, seed);
      const healedMs = played.timeOf('network.healed');
      const elected = played.all('leader.established').filter(({ timeMs }) => timeMs < healedMs);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(elected, `seed ${seed}`).toHaveLength(1);
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData ConnectionLoss', 'getData A1']);
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData ConnectionLoss']);
      expect(new Set(played.values), `seed ${seed}`).toEqual(new Set(['A1']));
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test.each(['3', '5', '7'])(
    'of %s servers the larger side goes on, without the old leader’s last write',
    (servers) => {
      for (const seed of sampled(SEEDS, 2)) {
        const played = play('even-and-odd', { story: 'cutInHalf', servers }, seed);
        expect(played.ending, `seed ${seed}`).toBe('ended');
        expect(played.told('A'), `seed ${seed}`).toEqual(['setData ConnectionLoss', 'getData B1']);
        expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok']);
        expect(new Set(played.values), `seed ${seed}`).toEqual(new Set(['B1']));
        expect(played.broken, `seed ${seed}`).toEqual([]);
      }
    },
  );
});
