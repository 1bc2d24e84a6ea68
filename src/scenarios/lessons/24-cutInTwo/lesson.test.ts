import { expect, test } from 'vitest';
import { answerIn, testLesson } from '../../testing/testLesson.ts';
import { cutInTwo } from './lesson.ts';

testLesson(cutInTwo, [
  ['oneVote', { quorum: 'oneVote' }, 'both', 2],
  ['oneVote', { quorum: 'majority' }, 'one', 1],
  ['epoch', { voteOrder: 'zxidOnly' }, 'back', 'A2'],
  ['epoch', { voteOrder: 'epochFirst' }, 'gone', 'A1'],
  ['observer', { log: 'kept' }, 'whatItMissed', 1],
  ['observer', { log: 'none' }, 'everything', 3],
]);

test('the smaller side answers for about syncLimit ticks', () => {
  const { option, outcome } = answerIn(cutInTwo, 'cut');
  expect(option).toBe('aWhile');
  expect(Number(outcome)).toBeGreaterThanOrEqual(10_000);
  expect(Number(outcome)).toBeLessThanOrEqual(12_000);
});
