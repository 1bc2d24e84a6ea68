import { expect, test } from 'vitest';
import { agreed, completed } from './completing.ts';

test('a candidate takes the place of the word, and the cursor stands behind a blank', () => {
  const line = { text: 'crea', cursor: 4 };
  expect(completed(line, { from: 0, to: 4, candidates: ['create'] }, 'create')).toEqual({
    text: 'create ',
    cursor: 7,
  });
});

test('in the middle of a line what follows stays', () => {
  const line = { text: 'ge /a', cursor: 2 };
  expect(completed(line, { from: 0, to: 2, candidates: ['get'] }, 'get')).toEqual({
    text: 'get /a',
    cursor: 4,
  });
});

test('several candidates are written as far as they agree', () => {
  const line = { text: 'get /lo', cursor: 7 };
  const completion = { from: 4, to: 7, candidates: ['/locks-a', '/locks-b'] };
  expect(agreed(line, completion)).toEqual({ text: 'get /locks-', cursor: 11 });
});

test('where they agree in nothing more the line stays as it is', () => {
  const line = { text: 'ls /', cursor: 4 };
  expect(agreed(line, { from: 3, to: 4, candidates: ['/a', '/b'] })).toBe(line);
});
