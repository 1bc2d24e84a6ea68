import { expect, test } from 'vitest';
import '../library.ts';
import { endNumbers, type EndNumbers } from './endNumbers.ts';

test('the end card’s numbers: 4,950 to 99, four to six seconds, three of four', () => {
  const { bells, silenceMs, fates } = whole();
  expect(bells).toEqual({ clients: 100, herd: (100 * 99) / 2, line: 99 });
  expect([silenceMs.from, silenceMs.to]).toEqual([4000, 6000]);
  expect(silenceMs.measured).toBeGreaterThan(3000);
  expect(silenceMs.measured).toBeLessThanOrEqual(6000);
  expect(fates).toEqual({ kept: 3, quorums: 4 });
});

function whole(): EndNumbers {
  const work = endNumbers();
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
