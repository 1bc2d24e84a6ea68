import { expect, it } from 'vitest';
import { distinctKeys } from './distinctKeys.ts';

it('tells things of one number apart, so that two calls of auth that wait are both listed', () => {
  expect(distinctKeys([7, -4, -4, 8, -4])).toEqual(['7', '-4', '-4 (2)', '8', '-4 (3)']);
});
