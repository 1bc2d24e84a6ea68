import { expect, test } from 'vitest';
import { GrowingAxis, axisScale, momentAt, placeOf } from './axis.ts';
import { following, panned, zoomed } from './window.ts';

const times = [0, 10, 10, 12, 4012, 4013];
const run = {
  marked: [1, 2, 3, 4, 5],
  timeAt: (step: number) => times[step] ?? 0,
  shown: { step: 5, timeMs: 4013 },
};

test('four seconds of silence take no more room than a few events', () => {
  const axis = new GrowingAxis().upTo(run);
  expect(axis.folds).toMatchObject([{ before: { step: 3 }, lastsMs: 4000 }]);
  expect(axis.length).toBe(5 + axis.foldUnits);
  expect(axis.foldUnits).toBeLessThan(20);
});

test('a moment within silence is found at its share of the fold, and back', () => {
  const axis = new GrowingAxis().upTo(run);
  const place = placeOf(axis, { step: 3, timeMs: 2012 });
  expect(place).toBeGreaterThan(3);
  expect(place).toBeLessThan(4 + axis.foldUnits);
  expect(momentAt(axis, place)).toMatchObject({ step: 3 });
  expect(Math.abs(momentAt(axis, place).timeMs - 2012)).toBeLessThan(10);
});

test('steps of the same millisecond keep their order', () => {
  const axis = new GrowingAxis().upTo(run);
  const first = placeOf(axis, { step: 1, timeMs: 10 });
  const second = placeOf(axis, { step: 2, timeMs: 10 });
  expect(second).toBeGreaterThan(first);
  expect(momentAt(axis, second).step).toBe(2);
});

test('what was simulated ahead and not shown is not on the axis', () => {
  const axis = new GrowingAxis().upTo({ ...run, shown: { step: 2, timeMs: 10 } });
  expect(axis.points.at(-1)?.step).toBe(2);
});

test('silence up to the present is a fold that is still open', () => {
  const axis = new GrowingAxis().upTo({ ...run, shown: { step: 5, timeMs: 9013 } });
  expect(axis.folds).toHaveLength(2);
  expect(momentAt(axis, axis.length).timeMs).toBe(9013);
});

test('an empty run has a beginning', () => {
  const axis = new GrowingAxis().upTo({ marked: [], timeAt: () => 0, shown: { step: 0, timeMs: 0 } });
  expect(momentAt(axis, 0)).toMatchObject({ step: 0, timeMs: 0 });
});

/** One thing each 10 ms, and a long silence now and then. */
function grown(count: number) {
  const atMs: number[] = [0];
  for (let step = 1; step <= count; step++) atMs.push((atMs.at(-1) ?? 0) + (step % 40 === 0 ? 3000 : 10));
  return new GrowingAxis().upTo({
    marked: atMs.slice(1).map((_, index) => index + 1),
    timeAt: (step) => atMs[step] ?? 0,
    shown: { step: count, timeMs: atMs.at(-1) ?? 0 },
  });
}

test('what has happened stays at its place while more happens, but for a few leaps', () => {
  const places = new Set<string>();
  let leaps = 0;
  for (let count = 50; count <= 3000; count += 3) {
    const axis = grown(count);
    const share = axisScale(axis).shareOf(placeOf(axis, { step: 45, timeMs: 0 }));
    if (!places.has(share.toFixed(4))) leaps++;
    places.add(share.toFixed(4));
    expect(axis.length).toBeLessThanOrEqual(axis.capacity);
  }
  expect(leaps).toBeLessThan(8);
});

test('now is not at the right edge: it moves', () => {
  const share = (count: number) => {
    const axis = grown(count);
    return axisScale(axis).shareOf(axis.length);
  };
  expect(share(60)).toBeLessThan(0.9);
  expect(share(70)).toBeGreaterThan(share(60));
});

test('zooming keeps the place under the pointer, and zooming out ends with everything', () => {
  const axis = grown(300);
  const near = zoomed(axis, null, 4, 100);
  expect(near).not.toBeNull();
  expect(axisScale(axis, near).shareOf(100)).toBeCloseTo(axisScale(axis).shareOf(100));
  expect(panned(axis, near, 0.5)?.from).toBeGreaterThan(near?.from ?? Infinity);
  expect(zoomed(axis, near, 1 / 8, 100)).toBeNull();
});

test('a part that is shown turns to where the playhead went, and stays otherwise', () => {
  const axis = grown(300);
  const near = zoomed(axis, null, 8, 20);
  expect(following(axis, near, 21)).toBe(near);
  const turned = following(axis, near, 250);
  expect(turned && turned.from < 250 && turned.to > 250).toBe(true);
});
