import { describe, expect, it } from 'vitest';
import { GrowingAxis } from './axis.ts';
import { foldsOn, headOf, pageAt, shareOf, ticksOn } from './timePage.ts';

/** One thing each 10 ms. */
const busy = (count: number) => runOf(Array.from({ length: count }, (_, index) => (index + 1) * 10));

describe('a page of time', () => {
  it('shows the whole run as long as it fits', () => {
    const page = pageAt(busy(30), { step: 30, timeMs: 300 }, 100);
    expect(shareOf(page, { step: 0, timeMs: 0 })).toBe(0);
    expect(shareOf(page, { step: 30, timeMs: 300 })).toBeLessThanOrEqual(1);
  });

  it('keeps everything in its place while a few more things happen', () => {
    const early = pageAt(busy(33), { step: 33, timeMs: 330 }, 100);
    const later = pageAt(busy(47), { step: 47, timeMs: 470 }, 100);
    const moment = { step: 20, timeMs: 200 };
    expect(shareOf(later, moment)).toBe(shareOf(early, moment));
  });

  it('turns by half a page when there is no room left, and back when one looks back', () => {
    const run = busy(200);
    const beforeTurn = pageAt(run, { step: 95, timeMs: 950 }, 100);
    const afterTurn = pageAt(run, { step: 96, timeMs: 960 }, 100);
    expect(shareOf(beforeTurn, { step: 95, timeMs: 950 })).toBeCloseTo(0.99, 2);
    expect(shareOf(afterTurn, { step: 96, timeMs: 960 })).toBeCloseTo(0.5, 1);
    expect(pageAt(run, { step: 5, timeMs: 50 }, 100).from).toBe(0);
  });

  it('has every moment of a long run on some page', () => {
    const run = busy(700);
    for (let step = 0; step <= 700; step++) {
      const moment = { step, timeMs: step * 10 };
      const share = shareOf(pageAt(run, moment, 60), moment);
      expect(share, `step ${step}`).toBeGreaterThanOrEqual(0);
      expect(share, `step ${step}`).toBeLessThanOrEqual(1);
    }
  });

  it('has the playhead behind what has just begun, and before what comes next', () => {
    for (let count = 1; count <= 200; count++) {
      const newest = { step: count, timeMs: count * 10 };
      const page = pageAt(busy(count), newest, 100);
      const head = headOf(page, newest);
      expect(head, `after step ${count}`).toBeGreaterThan(shareOf(page, newest));
      expect(head, `after step ${count}`).toBeLessThanOrEqual(1);
    }
    const page = pageAt(busy(9), { step: 9, timeMs: 90 }, 100);
    expect(headOf(page, { step: 4, timeMs: 40 })).toBeLessThan(shareOf(page, { step: 5, timeMs: 50 }));
  });

  it('folds silence, and says how long it lasts', () => {
    const page = pageAt(runOf([10, 20, 4500, 4510]), { step: 4, timeMs: 4510 }, 100);
    const [fold] = foldsOn(page);
    expect(fold?.lastsMs).toBe(4480);
    const end = (fold?.share ?? 0) + (fold?.width ?? 0);
    expect(shareOf(page, { step: 2, timeMs: 20 })).toBe(fold?.share);
    expect(shareOf(page, { step: 3, timeMs: 4500 })).toBeGreaterThanOrEqual(end);
  });

  it('writes times far enough apart to be read', () => {
    const shares = ticksOn(pageAt(busy(90), { step: 90, timeMs: 900 }, 100), 0.2).map(({ share }) => share);
    expect(shares.length).toBeGreaterThan(3);
    for (const [index, share] of shares.slice(1).entries())
      expect(share - (shares[index] ?? 0)).toBeGreaterThanOrEqual(0.2);
  });
});

/** Steps at these times, all of which can be seen. */
function runOf(times: readonly number[]) {
  const timeAt = (step: number) => times[step - 1] ?? 0;
  const step = times.length;
  return new GrowingAxis().upTo({
    marked: times.map((_, index) => index + 1),
    timeAt,
    shown: { step, timeMs: timeAt(step) },
  });
}
