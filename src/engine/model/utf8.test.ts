import { expect, it } from 'vitest';
import { utf8Bytes, utf8Length } from './utf8.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['ä', 2],
  ['中', 3],
  ['😀', 4],
  ['a😀b', 6],
  ['\ud800', 3],
  ['\ud800a', 4],
])('[Z3] %j takes %i bytes', (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes);
  expect(utf8Bytes(text)).toHaveLength(bytes);
});
