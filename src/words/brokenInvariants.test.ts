// What is said of a broken invariant that a program states itself.
import { expect, test } from 'vitest';
import { recipeInvariants as english } from './en/invariants.ts';
import { recipeInvariants as chinese } from './zh/invariants.ts';

const FINDING = { clients: [], path: null, count: 1, records: [] };

test.each([
  [
    { text: 'two primaries', line: 1 },
    'Own invariant violated: “two primaries” (line 1).',
    '违反了程序自己的不变式：“two primaries”（第 1 行）。',
  ],
  [
    { text: 'at most one primary', line: 1, program: 'program 2' },
    'Own invariant violated: “at most one primary” (program 2, line 1).',
    '违反了程序自己的不变式：“at most one primary”（program 2，第 1 行）。',
  ],
  [
    { text: 'two primaries', line: null },
    'Own invariant violated: “two primaries”.',
    '违反了程序自己的不变式：“two primaries”。',
  ],
  [
    { text: 'lost 3', line: 2, name: 'invariantMoney' },
    'invariantMoney violated: “lost 3” (line 2).',
    '违反了 invariantMoney：“lost 3”（第 2 行）。',
  ],
  [{ text: '', line: 3 }, 'Own invariant violated (line 3).', '违反了程序自己的不变式（第 3 行）。'],
])('%j is quoted as the program says it', (said, en, zh) => {
  expect(english['I-40'].why({ ...FINDING, said })).toBe(en);
  expect(chinese['I-40'].why({ ...FINDING, said })).toBe(zh);
});

test('an assertion is told with its client', () => {
  const finding = { ...FINDING, clients: ['client:A'] as const, said: { text: 'one holder', line: 4 } };
  expect(english['I-39'].why(finding)).toBe('Client A: assertion failed: “one holder” (line 4).');
  expect(chinese['I-39'].why(finding)).toBe('客户端 A：断言失败：“one holder”（第 4 行）。');
});
