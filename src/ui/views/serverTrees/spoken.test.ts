import { expect, test } from 'vitest';
import { words as zh } from './words/zh.ts';

test('in Chinese no space stands between a name and the full stop', () => {
  expect(zh.spokenColumn(1, '正常', 0, ['A', 'B'])).toBe(
    '服务器 1，正常：没有不同；已连接：客户端 A 和客户端 B。',
  );
  expect(zh.connected(['B'])).toBe('已连接：客户端 B');
  expect(zh.reads(['B'])).toBe('客户端 B 从那里读。');
});
