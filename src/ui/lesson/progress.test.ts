// Progress as a file: what was saved can be read again, and what cannot be read changes nothing.
import { beforeEach, expect, test } from 'vitest';
import { importProgress, keepProgress, progressFile, progressOf, useProgress } from './progress.ts';

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

function progressWith(own: object): string {
  return JSON.stringify({ format: 'znode-lab-lessons', version: 1, lessons: { L10: own } });
}
