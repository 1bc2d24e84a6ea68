import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const [en, zh] = [createFormat('en'), createFormat('zh-CN')];

test('what stands one after the other is set as the language sets it', () => {
  expect(en.sentences(['It is old.', 'It is red.'])).toBe('It is old. It is red.');
  expect(zh.sentences(['旧值。', '被违反。'])).toBe('旧值。被违反。');
  expect(en.labelled('Left', 'the herd')).toBe('Left: the herd');
  expect(zh.labelled('左', '羊群')).toBe('左：羊群');
  expect(en.aside('not checked here')).toBe('(not checked here)');
  expect(zh.aside('此处不检查')).toBe('（此处不检查）');
});
