import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeText } from './timeText.ts';

test('a time is the one that Intl has for this machine', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  });
  // Log files of servers are no older.
  const years = { min: Date.UTC(1971), max: Date.UTC(120_000) };
  fc.assert(
    fc.property(fc.integer(years), (ms) => {
      const { year, month, day, hour, minute, second, fractionalSecond } = Object.fromEntries(
        format.formatToParts(ms).map(({ type, value }) => [type, value]),
      );
      expect(timeText(ms)).toBe(`${year}-${month}-${day} ${hour}:${minute}:${second}.${fractionalSecond}`);
    }),
  );
});

test('what is no time is said as it stands', () => {
  expect(timeText(Number.NaN)).toBe('NaN');
  expect(timeText(9e15)).toBe('9000000000000000');
});
