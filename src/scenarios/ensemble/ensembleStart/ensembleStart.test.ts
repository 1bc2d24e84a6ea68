import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe('the first start', () => {
  test.each(['3', '4', '5', '9'])('all %s at once: the one with the highest number leads', (servers) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('ensemble-start', { story: 'together', servers }, seed);
      const count = Number(servers);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.roles, `seed ${seed}`).toEqual([...followersUpTo(count - 1), 'LEADING 1']);
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData NoNode', 'create Ok']);
      expect(played.values, `seed ${seed}`).toEqual(Array.from({ length: count }, () => 'A1'));
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test.each([
    ['3', 2],
    ['4', 3],
    ['5', 3],
    ['9', 5],
  ])(
    '%s one by one: server %i, which completes a quorum, leads, and those after it follow',
    (servers, leader) => {
      for (const seed of sampled(SEEDS, 2)) {
        const played = play('ensemble-start', { story: 'oneByOne', servers }, seed);
        const leading = played.roles.flatMap((role, index) => (role === 'LEADING 1' ? [index + 1] : []));
        expect(played.ending, `seed ${seed}`).toBe('ended');
        expect(leading, `seed ${seed}`).toEqual([leader]);
        expect(played.all('vote.decided').length, `seed ${seed}`).toBe(Number(servers));
        expect(played.broken, `seed ${seed}`).toEqual([]);
      }
    },
  );

  test('before there is a quorum a client is turned away by everybody', () => {
    const played = play('ensemble-start', { story: 'oneByOne' });
    const establishedMs = played.timeOf('session.established');
    const refusals = played.all('connection.refused').filter(({ timeMs }) => timeMs < establishedMs);
    expect(new Set(refusals.map(({ why }) => why))).toEqual(new Set(['notServing']));
  });
});

function followersUpTo(count: number): readonly string[] {
  return Array.from({ length: count }, () => 'FOLLOWING 1');
}
