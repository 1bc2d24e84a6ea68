import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play, type PlayedStory } from '../../testing/playedStory.ts';

describe.each(['5', '6', '7'])('of %s servers', (servers) => {
  test('by majority, an old leader on the smaller side commits nothing more', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('split-brain', { story: 'oldLeaderStays', quorum: 'majority', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual([
        'setData Ok',
        'setData ConnectionLoss',
        'getData B1',
      ]);
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok', 'getData B1']);
      expect(new Set(played.values), `seed ${seed}`).toEqual(new Set(['B1']));
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('by one vote, it says Ok to a write that is nowhere in the end', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('split-brain', { story: 'oldLeaderStays', quorum: 'oneVote', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'setData Ok', 'getData B1']);
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok', 'getData B1']);
      expect(new Set(played.values), `seed ${seed}`).toEqual(new Set(['B1']));
      expect(played.havingLogged('A2'), `seed ${seed}`).toEqual([]);
      expect(played.broken, `seed ${seed}`).toEqual(['I-15']);
    }
  });

  test('by majority, neither half of what is left elects, and no write is done', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('split-brain', { story: 'bothElect', quorum: 'majority', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A').at(-1), `seed ${seed}`).toBe('getData A1');
      expect(played.told('B').at(-1), `seed ${seed}`).toBe('getData A1');
      expect(played.all('leader.established').map(({ epoch }) => epoch)).toEqual([1, 2]);
      expect(electedWhileCut(played), `seed ${seed}`).toEqual([]);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('by one vote, both halves elect, and one zxid names two writes', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('split-brain', { story: 'bothElect', quorum: 'oneVote', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'setData Ok', 'getData A2']);
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok', 'getData B1']);
      // A server that does not hear its neighbour in time elects itself: there may be more than two.
      expect(electedWhileCut(played).length, `seed ${seed}`).toBeGreaterThanOrEqual(2);
      expect(new Set(electedWhileCut(played)), `seed ${seed}`).toEqual(new Set([2]));
      const writes = played
        .all('txn.proposed')
        .filter(({ type }) => type === 'setData')
        .slice(-2);
      expect(writes[0]?.zxid, `seed ${seed}`).toBe(writes[1]?.zxid);
      expect(played.broken, `seed ${seed}`).toEqual(['I-12e', 'I-17']);
    }
  });
});

/** Epochs of leaders established between the cut and its healing. */
function electedWhileCut(played: PlayedStory): readonly number[] {
  const cutMs = played.timeOf('network.cut');
  const healedMs = played.timeOf('network.healed');
  return played
    .all('leader.established')
    .filter(({ timeMs }) => timeMs > cutMs && timeMs < healedMs)
    .map(({ epoch }) => epoch);
}
