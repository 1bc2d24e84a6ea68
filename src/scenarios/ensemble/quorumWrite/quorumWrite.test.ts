import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play, type PlayedStory } from '../../testing/playedStory.ts';

const SIZES = [3, 4, 5, 9];

describe.each(SIZES)('of %i servers', (count) => {
  const servers = String(count);
  const quorum = Math.floor(count / 2) + 1;

  test.each(['follower', 'leader'])('a write that comes by the %s is committed by a quorum', (writerAt) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('quorum-write', { story: 'one', writerAt, servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok']);
      expect(played.values, `seed ${seed}`).toEqual(Array.from({ length: count }, () => 'A1'));
      expect(acksAtCommit(played), `seed ${seed}`).toBe(quorum);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('a slow minority is not waited for, a slow majority is', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const minority = play('quorum-write', { story: 'slowMinority', servers }, seed);
      expect(minority.ending, `seed ${seed}`).toBe('ended');
      expect(waitOf(minority), `seed ${seed}`).toBeLessThan(100);
      const majority = play('quorum-write', { story: 'slowMajority', servers }, seed);
      expect(majority.ending, `seed ${seed}`).toBe('ended');
      expect(waitOf(majority), `seed ${seed}`).toBeGreaterThan(3000);
      expect(majority.told('A'), `seed ${seed}`).toEqual(['setData Ok']);
      expect([...minority.broken, ...majority.broken], `seed ${seed}`).toEqual([]);
    }
  });

  test('three writes are under way at once, and are committed in the order of their zxids', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('quorum-write', { story: 'three', servers }, seed);
      const leader = `server:${count}`;
      const written = played.all('txn.proposed').slice(-3);
      const committed = played.all('txn.committed', leader).slice(-3);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(
        committed.map(({ zxid }) => zxid),
        `seed ${seed}`,
      ).toEqual(written.map(({ zxid }) => zxid));
      expect(committed[0]?.seq, `seed ${seed}`).toBeGreaterThan(written[1]?.seq ?? 0);
      expect(new Set(played.values).size, `seed ${seed}`).toBe(1);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});

/** Acknowledgements, its own included, that the leader had for the write when it committed it. */
function acksAtCommit(played: PlayedStory): number {
  const written = played.all('txn.proposed').find(({ type }) => type === 'setData');
  const committed = played.all('txn.committed').find(({ zxid }) => zxid === written?.zxid);
  return played
    .all('txn.acked')
    .filter(({ zxid, seq }) => zxid === written?.zxid && seq < (committed?.seq ?? 0)).length;
}

function waitOf(played: PlayedStory): number {
  const isWrite = ({ op }: { readonly op: string }) => op === 'setData';
  return played.timeOf('reply.delivered', isWrite) - played.timeOf('request.sent', isWrite);
}
