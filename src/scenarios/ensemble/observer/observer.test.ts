import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe.each([
  ['3', '1'],
  ['3', '2'],
  ['4', '3'],
  ['5', '3'],
])('of %s voters and %s observers', (servers, observers) => {
  const voters = Number(servers);
  const all = voters + Number(observers);

  test('a write that comes by an observer is committed by voters alone, and told to observers whole', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('observer', { story: 'write', servers, observers }, seed);
      const written = played.all('txn.proposed').find(({ type }) => type === 'setData');
      const acks = played.all('txn.acked').filter(({ zxid }) => zxid === written?.zxid);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok']);
      expect(played.values, `seed ${seed}`).toEqual(Array.from({ length: all }, () => 'A1'));
      expect(
        acks.every(({ by }) => Number(by.slice('server:'.length)) <= voters),
        `seed ${seed}`,
      ).toBe(true);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('without its observers an ensemble goes on', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('observer', { story: 'observersCrash', servers, observers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok']);
      expect(played.told('A'), `seed ${seed}`).toEqual(['getData B1']);
      expect(played.all('role.left'), `seed ${seed}`).toEqual([]);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('observers do not help when too many voters are gone', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('observer', { story: 'votersCrash', servers, observers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData ConnectionLoss']);
      expect(played.told('A'), `seed ${seed}`).toEqual(['getData ConnectionLoss', 'getData B1']);
      expect(
        played.all('role.left').some(({ why }) => why === 'noQuorum'),
        `seed ${seed}`,
      ).toBe(true);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});
