import { expect, test } from 'vitest';
import { changeBetween } from './changeBetween.ts';

test.each([
  ['a line more at the end', 'one\ntwo', 'one\ntwo\nthree', 7, 7],
  ['a line less', 'one\ntwo\nthree', 'one\nthree', 5, 9],
  ['a word in the middle', 'call(a);', 'call(b);', 5, 6],
  ['letters that repeat', 'aaa', 'aa', 2, 3],
  ['nothing', 'same', 'same', 4, 4],
  ['another text', 'abc', 'xyz', 0, 3],
])('changes no more than what differs: %s', (_, before, after, from, to) => {
  const change = changeBetween(before, after);
  expect(change).toMatchObject({ from, to });
  expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
});
