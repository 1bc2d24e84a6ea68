import { expect, test } from 'vitest';
import { timeText } from '../words/timeText.ts';
import { typedMoment } from './momentText.ts';
import { shortNames } from './shortNames.ts';

const NOON_MS = 1_795_512_225_000;

test('a zxid is hexadecimal with 0x', () => {
  expect(typedMoment(' 0x10000002A ', 0)).toEqual({ zxid: 0x10000002a });
});

test('a time is that of the same day, in the zone of this machine', () => {
  const typed = typedMoment(timeText(NOON_MS).slice(11), NOON_MS + 5000);
  expect(typed).toEqual({ timeMs: NOON_MS });
});

test('a day and a time say both', () => {
  expect(typedMoment(timeText(NOON_MS), 0)).toEqual({ timeMs: NOON_MS });
});

test('anything else is neither', () => {
  for (const text of ['', 'yesterday', '12', '0xzz', '2026-11-24', '25:00', '12:60', '12:03:60'])
    expect(typedMoment(text, NOON_MS)).toBeNull();
});

test.each([
  ['2026-13-24 12:03', false],
  ['2026-00-24 12:03', false],
  ['2026-11-31 12:03', false],
  ['2026-11-00 12:03', false],
  ['2026-02-29 12:03', false],
  ['2024-02-29 12:03', true],
  ['2026-11-30 23:59:59', true],
])('%s on a calendar: %s', (text, isMoment) => {
  expect(typedMoment(text, NOON_MS) !== null).toBe(isMoment);
});

test('servers are named by what tells their folders apart', () => {
  expect(shortNames(['zk1/data/version-2', 'zk2/data/version-2'])).toEqual(['zk1', 'zk2']);
  expect(shortNames(['version-2'])).toEqual(['version-2']);
  expect(shortNames(['x/version-2', 'version-2'])).toEqual(['x/version-2', 'version-2']);
  expect(shortNames(['version-2', 'version-2/x'])).toEqual(['version-2', 'version-2/x']);
  expect(shortNames(['a/b/version-2', 'a/version-2'])).toEqual(['b/version-2', 'version-2']);
});
