import { expect, test } from 'vitest';
import { play } from '../../testing/playedStory.ts';

test('[Z67] a server with a log and no snapshot starts with an empty disk, or where an empty snapshot is trusted', () => {
  expect(startsOf1('cleanedUp')).toEqual(['started', 'stopped', 'stopped noSnapshot', 'started']);
  expect(startsOf1('trusted')).toEqual(['started', 'stopped', 'started']);
});

function startsOf1(story: string): readonly string[] {
  return play('no-snapshot-found', { story }).sim.trace.flatMap((record) => {
    if (record.actor !== 'server:1') return [];
    if (record.kind === 'server.started') return ['started'];
    if (record.kind !== 'server.stopped') return [];
    return [record.why === undefined ? 'stopped' : `stopped ${record.why}`];
  });
}
