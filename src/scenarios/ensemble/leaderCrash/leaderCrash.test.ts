// What happens to a write whose leader dies, as on the real server: by who has it, and by who votes.
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../scripts/wideSweeps.mjs';
import { findScenario } from '../../catalogue.ts';
import { SEEDS, play } from '../../testing/playedStory.ts';

type Fate = 'lost' | 'kept';

const FATES: readonly (readonly [story: string, voters: string, told: string, fate: Fate])[] = [
  ['onlyLeader', 'survivors', 'ConnectionLoss', 'lost'],
  ['onlyLeader', 'oldLeaderToo', 'ConnectionLoss', 'kept'],
  ['oneFollower', 'survivors', 'ConnectionLoss', 'kept'],
  ['oneFollower', 'withoutWitness', 'ConnectionLoss', 'lost'],
  ['oneFollower', 'oldLeaderToo', 'ConnectionLoss', 'kept'],
  ['quorum', 'survivors', 'ConnectionLoss', 'kept'],
  ['quorum', 'oldLeaderToo', 'ConnectionLoss', 'kept'],
  ['committed', 'survivors', 'Ok', 'kept'],
  ['committed', 'oldLeaderToo', 'Ok', 'kept'],
  ['frozen', 'survivors', 'ConnectionLoss', 'kept'],
  ['frozen', 'oldLeaderToo', 'ConnectionLoss', 'kept'],
];

describe.each(sampled(['5', '9', '6'], 2))('of %s servers', (servers) => {
  test.each(FATES)('%s, %s: the client is told %s, and the write is %s', (story, voters, told, fate) => {
    for (const seed of sampled(SEEDS, 2)) {
      const played = play('leader-crash', { story, voters, servers }, seed);
      const value = fate === 'kept' ? 'A2' : 'A1';
      const all = Array.from({ length: Number(servers) }, () => value);
      expect(played.ending, `seed ${seed}`).toBe('ended');
      expect(played.told('A'), `seed ${seed}`).toEqual(['setData Ok', `setData ${told}`, `getData ${value}`]);
      expect(played.values, `seed ${seed}`).toEqual(all);
      expect(played.havingLogged('A2'), `seed ${seed}`).toHaveLength(fate === 'kept' ? Number(servers) : 0);
      expect(played.broken, `seed ${seed}`).toEqual([]);
    }
  });
});

test('what is lost is taken back from the disks of all that had it', () => {
  const alone = play('leader-crash', { story: 'onlyLeader', voters: 'survivors' });
  expect(alone.all('log.truncated').map(({ actor }) => actor)).toEqual(['server:5']);
  const two = play('leader-crash', { story: 'oneFollower', voters: 'withoutWitness' });
  expect(
    two
      .all('log.truncated')
      .map(({ actor }) => actor)
      .toSorted(),
  ).toEqual(['server:4', 'server:5']);
});

test('what is carried over keeps the zxid its old leader gave it', () => {
  const kept = play('leader-crash', { story: 'oneFollower', voters: 'survivors' });
  const [proposed] = kept
    .all('txn.proposed')
    .filter(({ type }) => type === 'setData')
    .slice(-1);
  const node = kept.sim.world.servers.get('server:1')?.nodes.get('/x');
  expect(node?.mzxid).toBe(proposed?.zxid);
  expect(kept.all('txn.proposed').map(({ actor }) => actor)).not.toContain('server:4');
});

test('votes that cannot be had are refused with what would be right', () => {
  const scenario = findScenario('leader-crash');
  const because = (story: string) =>
    scenario?.contradiction?.({
      scenario: 'leader-crash',
      seed: 1,
      clients: 2,
      values: { story, voters: 'withoutWitness', servers: 5 },
    })?.because;
  expect(because('onlyLeader')).toBe('noWitness');
  expect(because('committed')).toBe('noQuorumWithoutWitnesses');
  expect(because('oneFollower')).toBeUndefined();
});
