import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changesBetween.ts';

test.each([
  ['a line more at the end', 'one\ntwo\n', 'one\ntwo\nthree', [[8, 8, 'three']]],
  ['a line less', 'one\ntwo\nthree', 'one\nthree', [[4, 8, '']]],
  ['a word in the middle', 'call(a);', 'call(b);', [[5, 6, 'b']]],
  ['letters that repeat', 'aaa', 'aa', [[2, 3, '']]],
  ['nothing', 'same', 'same', []],
  ['another text', 'abc', 'xyz', [[0, 3, 'xyz']]],
  [
    'two places far apart',
    'one\ntwo\nthree\nfour\n',
    'ONE\ntwo\nthree\nextra\nfour\n',
    [
      [0, 3, 'ONE'],
      [14, 14, 'extra\n'],
    ],
  ],
])('changes no more than what differs: %s', (_, before, after, changes) => {
  expect(changesBetween(before, after).map(({ from, to, insert }) => [from, to, insert])).toEqual(changes);
});

test('the changes make of any text the other', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'cd', '\n', '\n\n'), { maxLength: 20 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      let made = '';
      let at = 0;
      for (const { from, to, insert } of changesBetween(before, after)) {
        expect(from).toBeGreaterThanOrEqual(at);
        made += before.slice(at, from) + insert;
        at = to;
      }
      expect(made + before.slice(at)).toBe(after);
    }),
  );
});
