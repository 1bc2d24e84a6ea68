import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe.each(['3', '4', '7'])('of %s servers', (servers) => {
  const count = Number(servers);
  const everywhere = (value: string) => Array.from({ length: count }, () => value);

  test('a leader nobody hears: the others elect another, and it hears that it is none', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('one-way-cut', { story: 'leaderUnheard', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual([
        'setData Ok',
        'setData ConnectionLoss',
        'getData A1',
      ]);
      expect(played.values, `seed ${seed}`).toEqual(everywhere('A1'));
      expect(played.roles.slice(0, -1), `seed ${seed}`).toContain('LEADING 2');
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('a leader that hears nobody: all have its write, nobody can lead until it hears again', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('one-way-cut', { story: 'leaderDeaf', servers }, seed);
      const leftMs = played.timeOf('role.left', ({ role }) => role === 'LEADING');
      const healedMs = played.timeOf('network.healed');
      const between = played
        .all('leader.established')
        .filter(({ timeMs }) => timeMs > leftMs && timeMs < healedMs);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual([
        'setData Ok',
        'setData ConnectionLoss',
        'getData A2',
      ]);
      expect(played.values, `seed ${seed}`).toEqual(everywhere('A2'));
      expect(between, `seed ${seed}`).toEqual([]);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('a follower nobody hears is up to date until it is given up', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('one-way-cut', { story: 'followerUnheard', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'setData Ok', 'getData A2']);
      expect(played.told('B'), `seed ${seed}`).toEqual(['getData A2', 'getData A2']);
      expect(played.all('learner.lost').map(({ learner, why }) => [learner, why])).toEqual([
        ['server:1', 'silence'],
      ]);
      expect(played.roles[count - 1], `seed ${seed}`).toBe('LEADING 1');
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('a follower that hears nobody answers old reads until it gives up', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('one-way-cut', { story: 'followerDeaf', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'setData Ok', 'getData A2']);
      expect(played.told('B'), `seed ${seed}`).toEqual(['getData A1', 'getData A2']);
      const [left] = played.all('role.left', 'server:1');
      expect(left?.why, `seed ${seed}`).toBe('timeout');
      expect(played.roles[count - 1], `seed ${seed}`).toBe('LEADING 1');
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});
