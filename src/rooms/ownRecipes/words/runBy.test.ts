// The lines that say who runs a program and what it waits for.
import { expect, test } from 'vitest';
import { ownRecipeWords as english } from './en.ts';
import { ownRecipeWords as chinese } from './zh.ts';

const crowd = Array.from({ length: 250 }, (_, at) => `w${at}`);

test('a few clients are named, and a crowd is counted', () => {
  expect(english.programs.runBy('', ['A', 'B'])).toBe('Run by A and B');
  expect(english.programs.runBy('', crowd)).toBe('Run by 250 clients');
  expect(chinese.programs?.runBy?.('', ['A', 'B'])).toBe('由 A 和 B 运行');
  expect(chinese.programs?.runBy?.('', crowd)).toBe('由 250 个客户端运行');
});

test('a call that has not returned is told with its line', () => {
  const calls = [
    { call: 'zk.exists /a', line: 9 },
    { call: 'client.untilReleased', line: null },
  ];
  expect(english.debug.calls(calls)).toBe('Pending: zk.exists /a (line 9) and client.untilReleased');
  expect(chinese.debug?.calls?.(calls)).toBe('未返回：zk.exists /a（第 9 行）和 client.untilReleased');
});
