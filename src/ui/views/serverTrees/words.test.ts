import { words as en } from './words/en.ts';
import { words as zh } from './words/zh.ts';
import { expect, test } from 'vitest';

test('few clients are named, and a crowd is counted', () => {
  expect(en.reads(['A'])).toBe('Client A reads there.');
  expect(en.reads(['A', 'B'])).toBe('Client A and client B read there.');
  const crowd = Array.from({ length: 160 }, (_, index) => String(index));
  expect(en.reads(crowd)).toBe('160 clients read there.');
  expect(zh.reads(crowd)).toBe('160 个客户端从那里读。');
  expect(en.spokenColumn(3, 'follows', 0, crowd)).toBe(
    'Server 3, follows: nothing differs; connected: 160 clients.',
  );
});
