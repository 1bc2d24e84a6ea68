import { expect, it } from 'vitest';
import { inSlices } from './inSlices.ts';

it('does all steps in their order, and the page listens between two slices', async () => {
  const happened: string[] = [];
  const work = function* (): Generator<undefined, string> {
    for (const step of ['first', 'second']) {
      setTimeout(() => happened.push(`heard during the ${step}`), 0);
      happened.push(step);
      yield;
    }
    return 'done';
  };
  expect(await inSlices(work(), 0)).toBe('done');
  expect(happened).toEqual(['first', 'heard during the first', 'second', 'heard during the second']);
});
