import { expect, test } from 'vitest';
import { silenceMs as headlineMs } from '../../engine/index.ts';
import '../library.ts';
import { runTo } from './deck.ts';
import { endNumbers, type EndNumbers } from './endNumbers.ts';
import { tenMinutes } from './tenMinutes.ts';

const numbers = whole();

test('the end card’s numbers: 4,950 to 99, four to six seconds, three of four', () => {
  const { bells, silenceMs, fates } = numbers;
  expect(bells).toEqual({ clients: 100, herd: (100 * 99) / 2, line: 99 });
  expect([silenceMs.from, silenceMs.to]).toEqual([4000, 6000]);
  expect(silenceMs.measured).toBeGreaterThanOrEqual(4000);
  expect(silenceMs.measured).toBeLessThanOrEqual(6000);
  expect(fates).toEqual({ kept: 3, quorums: 4 });
});

test('the silence on the end card is the one that the talk’s headline states', () => {
  const moment = tenMinutes.find(({ id }) => id === 'pause')?.moments.at(-1);
  if (moment === undefined) throw new Error('no moment');
  const trace = runTo(moment).worlds[0]?.trace ?? [];
  const expired = trace.findLast((record) => record.kind === 'session.expired');
  if (expired === undefined) throw new Error('nothing expires');
  expect(numbers.silenceMs.measured).toBe(headlineMs(trace, expired));
});

function whole(): EndNumbers {
  const work = endNumbers();
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
