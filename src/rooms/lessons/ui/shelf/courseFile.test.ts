import { beforeEach, expect, test } from 'vitest';
import { NO_WORK } from '../../../../scenarios/lessons/partWork.ts';
import { courseFile, importCourse } from './courseFile.ts';
import { keep, progressFile, progressOf, useProgress } from '../progress.ts';
import { keepQuizRecord, useQuiz } from '../quiz/quizStore.ts';
import { keepWork, workOf } from '../work.ts';

beforeEach(() => {
  useProgress.setState({ progress: {} });
  keepQuizRecord({ round: 0, missed: [], best: {} });
});

test('progress, work and quizzes of one device are there on the other', () => {
  const work = { ...NO_WORK, answers: [{ set: {}, option: 'one' }] };
  keep('L1', 'done', 2);
  keepWork('L1', 'lost', work);
  keepQuizRecord({ round: 4, missed: ['L3/cable'], best: { 1: { right: 5, all: 8 } } });
  const file = courseFile();

  useProgress.setState({ progress: {} });
  keepWork('L1', 'lost', NO_WORK);
  keepQuizRecord({ round: 6, missed: ['L1/lost'], best: {} });
  expect(importCourse(file)).toBe('ok');
  expect(progressOf('L1')?.state).toBe('done');
  // What was worked on here stays.
  expect(workOf('L1')['lost']).toEqual(NO_WORK);
  expect(useQuiz.getState().record).toEqual({
    round: 6,
    missed: ['L3/cable', 'L1/lost'],
    best: { 1: { right: 5, all: 8 } },
  });
});

test('of each chapter the better quiz counts, whichever device it was taken on', () => {
  keepQuizRecord({ round: 2, missed: [], best: { 1: { right: 10, all: 10 }, 2: { right: 3, all: 10 } } });
  const file = courseFile();
  keepQuizRecord({ round: 2, missed: [], best: { 1: { right: 3, all: 10 }, 2: { right: 4, all: 5 } } });
  expect(importCourse(file)).toBe('ok');
  expect(useQuiz.getState().record.best).toEqual({ 1: { right: 10, all: 10 }, 2: { right: 4, all: 5 } });
});

test('a file of progress alone is still read; one that is damaged or newer changes nothing', () => {
  keep('L2', 'done', 1);
  const before = progressFile();
  useProgress.setState({ progress: {} });
  expect(importCourse(before)).toBe('ok');
  expect(progressOf('L2')?.state).toBe('done');
  expect(importCourse('{}')).toBe('damaged');
  expect(importCourse('{"format":"znode-lab-course","version":2}')).toBe('newer');
  expect(progressOf('L2')?.state).toBe('done');
});
