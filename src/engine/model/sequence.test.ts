import { expect, it } from 'vitest';
import { sequenceOf } from './sequence.ts';

it.each([
  ['n-0000000000', 0],
  ['n-0000000041', 41],
  ['n-2147483647', 2147483647],
  ['n--2147483648', -2147483648],
  ['n--000000001', -1],
  ['lock', null],
  ['n-41', null],
])('The number of %s is %s', (name, number) => {
  expect(sequenceOf(name)).toBe(number);
});
