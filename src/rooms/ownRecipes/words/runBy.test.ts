// The line that says who runs a program.
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
