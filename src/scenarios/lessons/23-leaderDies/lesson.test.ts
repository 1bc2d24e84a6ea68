import { expect, test } from 'vitest';
import { answerIn, testLesson } from '../../testing/testLesson.ts';
import { leaderDies } from './lesson.ts';

testLesson(leaderDies, [
  ['fates', { plot: 'leaderAlone' }, 'lost', 'A1'],
  ['fates', { plot: 'witnessVotes' }, 'kept', 'A2'],
  ['fates', { plot: 'witnessIsDown' }, 'lost', 'A1'],
  ['fates', { plot: 'oldLeaderVotes' }, 'kept', 'A2'],
  ['fates', { plot: 'frozen' }, 'kept', 'A2'],
  ['who', {}, 'newestLog', 'server:3'],
]);

test('a frozen leader and one that is cut off are missed for syncLimit ticks, a dead one is missed at once', () => {
  const gaps = ['crashed', 'frozen', 'cutOff'].map((loss) => answerIn(leaderDies, 'gap', { loss }));
  expect(gaps.map(({ option }) => option)).toEqual(['soon', 'syncLimit', 'syncLimit']);
  expect(Number(gaps[1]?.outcome)).toBeGreaterThanOrEqual(10_000);
  expect(Number(gaps[1]?.outcome)).toBeLessThanOrEqual(12_000);
});
