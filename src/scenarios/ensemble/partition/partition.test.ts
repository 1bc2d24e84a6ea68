// What happens to both sides of a cut, and of a write that the smaller one could not commit.
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { SEEDS, play } from '../../testing/playedStory.ts';

describe.each(['5', '6', '9'])('of %s servers', (servers) => {
  const count = Number(servers);
  const everywhere = (value: string) => Array.from({ length: count }, () => value);

  test('the leader on the smaller side: its write is taken back from all disks that have it', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('partition', { story: 'leaderInMinority', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual([
        'setData Ok',
        'setData ConnectionLoss',
        'getData A1',
      ]);
      expect(played.told('B'), `seed ${seed}`).toEqual(['getData A1']);
      expect(played.values, `seed ${seed}`).toEqual(everywhere('A1'));
      expect(played.havingLogged('A2'), `seed ${seed}`).toEqual([]);
      expect(played.all('log.truncated'), `seed ${seed}`).toHaveLength((count - 1) >> 1);
      expect(played.broken, `seed ${seed}`).toEqual([]);
      expect(played.roles.slice((count - 1) >> 1, -1), `seed ${seed}`).toContain('LEADING 2');
    }
  });

  test('the leader on the smaller side, and a witness on the larger: its write lives on', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('partition', { story: 'carriedOver', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual([
        'setData Ok',
        'setData ConnectionLoss',
        'getData A2',
      ]);
      expect(played.told('B'), `seed ${seed}`).toEqual(['getData A2']);
      expect(played.told('C'), `seed ${seed}`).toEqual(['getData A1']);
      expect(played.values, `seed ${seed}`).toEqual(everywhere('A2'));
      expect(played.havingLogged('A2'), `seed ${seed}`).toHaveLength(count);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('both sides write: the larger commits while the smaller still reads the old value', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('partition', { story: 'bothSidesWrite', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual([
        'setData Ok',
        'setData ConnectionLoss',
        'getData B1',
      ]);
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok']);
      expect(played.told('C'), `seed ${seed}`).toEqual(['getData A1']);
      expect(played.values, `seed ${seed}`).toEqual(everywhere('B1'));
      expect(played.havingLogged('A2'), `seed ${seed}`).toEqual([]);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });

  test('a sync on the smaller side asks a leader that is none, and the read behind it is old', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('partition', { story: 'syncOnSmallerSide', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('B'), `seed ${seed}`).toEqual(['setData Ok']);
      expect(played.told('C'), `seed ${seed}`).toEqual(['sync Ok', 'getData A1']);
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'getData B1']);
      expect(played.broken, `seed ${seed}`).toEqual(['I-20']);
    }
  });

  test('the leader on the larger side: it goes on, and the smaller side is old until it notices', () => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('partition', { story: 'leaderInMajority', servers }, seed);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', 'setData Ok']);
      expect(played.told('C'), `seed ${seed}`).toEqual(['getData A1', 'getData A2']);
      expect(played.values, `seed ${seed}`).toEqual(everywhere('A2'));
      expect(played.roles[count - 1], `seed ${seed}`).toBe('LEADING 1');
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});

test('clients lose their connections, and nobody loses a session', () => {
  const played = play('partition', { story: 'leaderInMinority' });
  expect(played.all('connection.lost', 'client:A')).not.toEqual([]);
  expect(played.all('session.expired')).toEqual([]);
  const how = played.all('session.established', 'client:A').map((record) => record.how);
  expect(how).toEqual(['created', 'resumed']);
});

test('the old leader steps down after syncLimit ticks of silence, later than the other side elects', () => {
  const played = play('partition', { story: 'leaderInMinority' });
  const cutMs = played.timeOf('network.cut');
  const leftMs = played.timeOf('role.left', ({ role }) => role === 'LEADING');
  const electedMs = played.timeOf('leader.established', ({ epoch }) => epoch === 2);
  expect(electedMs - cutMs).toBeGreaterThan(9000);
  expect(electedMs).toBeLessThan(leftMs);
  expect(leftMs - cutMs).toBeLessThanOrEqual(12_000);
});
