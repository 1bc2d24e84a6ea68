import { expect, it } from 'vitest';
import { parseJavaInteger } from './javaNumber.ts';

it.each([
  ['+7', 7n],
  ['-2147483648', -2147483648n],
  ['2147483648', null],
  ['١٢٨', 128n],
  ['１0', 10n],
  ['', null],
  ['-', null],
  ['1\n', null],
  ['½', null],
] as const)('[Z61] %s is %s', (text, number) => {
  expect(parseJavaInteger(text, 32)).toBe(number);
});
