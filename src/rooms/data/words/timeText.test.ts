import { expect, test } from 'vitest';
import { timeText } from './timeText.ts';

test('a time is written as log files of servers have it', () => {
  const noon = new Date(2026, 10, 24, 12, 3, 5, 123);
  expect(timeText(noon.getTime())).toBe('2026-11-24 12:03:05.123');
});

test('what is no time is said as it stands', () => {
  expect(timeText(Number.NaN)).toBe('NaN');
  expect(timeText(9e15)).toBe('9000000000000000');
});
