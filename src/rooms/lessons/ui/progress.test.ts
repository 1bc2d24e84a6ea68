// Progress as a file: what was saved can be read again, and what cannot be read changes nothing.
import { beforeEach, expect, test } from 'vitest';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import {
  importProgress,
  keepProgress,
  partAfter,
  progressFile,
  progressOf,
  useProgress,
} from './progress.ts';

beforeEach(() => useProgress.setState({ progress: {} }));

const BEGUN = { state: 'begun', part: 1, predictions: { bells: 'onePerTurn' } } as const;

test('what was saved on one machine can be read on another', () => {
  keepProgress('L10', BEGUN);
  const file = progressFile();
  useProgress.setState({ progress: {} });
  expect(importProgress(file)).toBe('ok');
  expect(progressOf('L10')).toEqual(BEGUN);
});

test.each([
  ['no JSON', 'not a file'],
  ['something else', '{"format":"else","version":1,"lessons":{}}'],
  ['a part that cannot be', progressWith({ state: 'begun', part: -1, predictions: {} })],
  ['far too long', progressWith({ state: 'begun', part: 1, predictions: { a: 'x'.repeat(20_000) } })],
  ['a name that is no lesson', '{"format":"znode-lab-lessons","version":1,"lessons":{"__proto__x":1}}'],
])('a damaged file is refused and nothing is lost: %s', (_name, file) => {
  keepProgress('L10', BEGUN);
  expect(importProgress(file)).toBe('damaged');
  expect(useProgress.getState().progress).toEqual({ L10: BEGUN });
});

test('a file of a newer version is refused as such', () => {
  keepProgress('L10', BEGUN);
  expect(importProgress('{"format":"znode-lab-lessons","version":2,"lessons":[]}')).toBe('newer');
  expect(progressOf('L10')).toEqual(BEGUN);
});

test('what is done stays done', () => {
  keepProgress('L10', { ...BEGUN, state: 'done' });
  expect(importProgress(progressWith(BEGUN))).toBe('ok');
  expect(progressOf('L10')?.state).toBe('done');
});

test.each([
  ['the next part', 0, ['whom'], 1],
  ['what was skipped, once nothing later is open', 2, ['twenty', 'lists'], 0],
  ['past what is done already', 0, ['whom', 'twenty'], 2],
  ['on from a part that is skipped again', 1, ['whom'], 2],
  ['nowhere once all is done', 0, ['whom', 'twenty', 'lists'], null],
])('behind a part the lesson goes on to %s', (_, part, done, next) => {
  const lesson = findLesson('L11');
  if (lesson === undefined) throw new Error('there is no L11');
  const state = done.length === lesson.parts.length ? 'done' : 'begun';
  expect(partAfter(lesson, part, false, { state, part, predictions: {}, done })).toBe(next);
});

test('a lesson that is taken once more goes from part to part', () => {
  const lesson = findLesson('L11');
  if (lesson === undefined) throw new Error('there is no L11');
  const own = { state: 'done', part: 2, predictions: {}, done: ['whom', 'twenty', 'lists'] } as const;
  expect([0, 1, 2].map((part) => partAfter(lesson, part, true, own))).toEqual([1, 2, null]);
});

function progressWith(own: object): string {
  return JSON.stringify({ format: 'znode-lab-lessons', version: 1, lessons: { L10: own } });
}
