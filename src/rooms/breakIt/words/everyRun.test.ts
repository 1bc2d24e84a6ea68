// The sentence about an exploration that is there to be quoted.
import { expect, test } from 'vitest';
import { breakItWords as english } from './en.ts';
import { breakItWords as chinese } from './zh.ts';

const bound = { clients: 2, faults: ['Kill'], atMost: 1, delays: 0, runs: 100, states: 200 };

test('where nothing is judged it claims no absence of violations', () => {
  expect(english.everyRun.holds(bound, ['No stuck lock'])).toMatch(
    /200 states, no violation of No stuck lock\.$/,
  );
  expect(english.everyRun.holds(bound, [])).toMatch(/200 states\. No invariant was judged\.$/);
  expect(chinese.everyRun?.holds?.(bound, ['没有卡住的锁'])).toMatch(/，没有违反没有卡住的锁。$/);
  expect(chinese.everyRun?.holds?.(bound, [])).toMatch(/。没有评判任何不变式。$/);
});
