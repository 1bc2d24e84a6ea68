import { expect, test } from 'vitest';
import { axisOf, momentAt, placeOf } from './axis.ts';

const times = [0, 10, 10, 12, 4012, 4013];
const run = {
  marked: [1, 2, 3, 4, 5],
  timeAt: (step: number) => times[step] ?? 0,
  shown: { step: 5, timeMs: 4013 },
};

test('four seconds of silence take no more room than a few events', () => {
  const axis = axisOf(run);
  expect(axis.folds).toMatchObject([{ before: { step: 3 }, lastsMs: 4000 }]);
  expect(axis.length).toBe(5 + axis.foldUnits);
  expect(axis.foldUnits).toBeLessThan(20);
});

test('a moment within silence is found at its share of the fold, and back', () => {
  const axis = axisOf(run);
  const place = placeOf(axis, { step: 3, timeMs: 2012 });
  expect(place).toBeGreaterThan(3);
  expect(place).toBeLessThan(4 + axis.foldUnits);
  expect(momentAt(axis, place)).toMatchObject({ step: 3 });
  expect(Math.abs(momentAt(axis, place).timeMs - 2012)).toBeLessThan(10);
});

test('steps of the same millisecond keep their order', () => {
  const axis = axisOf(run);
  const first = placeOf(axis, { step: 1, timeMs: 10 });
  const second = placeOf(axis, { step: 2, timeMs: 10 });
  expect(second).toBeGreaterThan(first);
  expect(momentAt(axis, second).step).toBe(2);
});

test('what was simulated ahead and not shown is not on the axis', () => {
  const axis = axisOf({ ...run, shown: { step: 2, timeMs: 10 } });
  expect(axis.points.at(-1)?.step).toBe(2);
});

test('silence up to the present is a fold that is still open', () => {
  const axis = axisOf({ ...run, shown: { step: 5, timeMs: 9013 } });
  expect(axis.folds).toHaveLength(2);
  expect(momentAt(axis, axis.length).timeMs).toBe(9013);
});

test('an empty run has a beginning', () => {
  const axis = axisOf({ marked: [], timeAt: () => 0, shown: { step: 0, timeMs: 0 } });
  expect(momentAt(axis, 0)).toMatchObject({ step: 0, timeMs: 0 });
});
