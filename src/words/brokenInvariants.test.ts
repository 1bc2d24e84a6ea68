// What is said of a broken invariant that a program states itself.
import { expect, test } from 'vitest';
import { recipeInvariants as english } from './en/invariants.ts';
import { recipeInvariants as chinese } from './zh/invariants.ts';

const FINDING = { clients: [], path: null, count: 1, records: [] };

test.each([
  [
    { text: 'two primaries', line: 1 },
    '“two primaries” does not hold (checked in line 1).',
    '“two primaries”不成立（检查在第 1 行）。',
  ],
  [
    { text: 'two primaries', line: 1, program: 'program 2' },
    '“two primaries” does not hold (checked in program 2, line 1).',
    '“two primaries”不成立（检查在 program 2，第 1 行）。',
  ],
  [{ text: 'two primaries', line: null }, '“two primaries” does not hold.', '“two primaries”不成立。'],
])('%j is told with the program that its line is of, where there are several', (said, en, zh) => {
  expect(english['I-40'].why({ ...FINDING, said })).toBe(en);
  expect(chinese['I-40'].why({ ...FINDING, said })).toBe(zh);
});
