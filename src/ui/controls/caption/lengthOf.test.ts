import { expect, it } from 'vitest';
import { lengthOf, PATH_WITH_HYPHEN } from './lengthOf.ts';

it('a path that stays whole takes room that its letters do not', () => {
  const around = (path: string) => `Left: client B now watches ${path}. Right: client B may read.`;
  expect(lengthOf(around('/shared_lock/write_0000000002'))).toBe('some');
  expect(lengthOf(around('/shared_lock/write-0000000002'))).toBe('long');
});

it('a Chinese character is as wide as two letters', () => {
  expect(lengthOf('锁'.repeat(40))).toBe('some');
  expect(lengthOf('a'.repeat(40))).toBe('short');
});

it('tells apart what a phone sets in six rows', () => {
  expect(lengthOf('a'.repeat(190))).toBe('longest');
  expect(lengthOf('a'.repeat(191))).toBe('utmost');
});

it('a path whose GUID is left out stays whole too', () => {
  const parts = 'Client A’s znode /leader/…latch-0000000000 was deleted.'.split(PATH_WITH_HYPHEN);
  expect(parts).toEqual(['Client A’s znode ', '/leader/…latch-0000000000', ' was deleted.']);
});

it('a path has the mark after it, so that no line begins with that', () => {
  const parts = '客户端 C 被唤醒：NodeDeleted /lock-0-01；客户端 C 开始监听 /lock-0-00。'.split(
    PATH_WITH_HYPHEN,
  );
  expect(parts).toEqual([
    '客户端 C 被唤醒：NodeDeleted ',
    '/lock-0-01；',
    '客户端 C 开始监听 ',
    '/lock-0-00。',
    '',
  ]);
});
