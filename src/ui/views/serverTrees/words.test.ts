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

test('servers that have applied the same are told one zxid', () => {
  const differ = (zxids: readonly number[]): string =>
    en.differ(['server:1', 'server:2'], '/a', 0, zxids, { id: 'server:3', zxid: 2 ** 32 + 15 });
  expect(differ([2 ** 32 + 14, 2 ** 32 + 14])).toBe(
    'Servers 1 and 2 differ from server 3 in /a: applied up to zxid 1:14, server 3 up to 1:15.',
  );
  expect(differ([2 ** 32 + 13, 2 ** 32 + 14])).toContain('up to zxid 1:13 and 1:14,');
});
