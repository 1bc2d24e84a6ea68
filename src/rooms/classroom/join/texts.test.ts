import { expect, test } from 'vitest';
import { textsFor } from './texts.ts';

test('the side of a world is set off as each language does it', () => {
  expect(textsFor('en', []).texts.left).toBe('Left: ');
  expect(textsFor('zh', []).texts.left).toBe('左：');
});

test('a phone in Chinese has the words of the picture for leader and epoch', () => {
  const { states, roles, epoch } = textsFor('zh', []).texts;
  const said = [...Object.values(states), ...Object.values(roles), epoch(1)];
  expect(said.filter((text) => /leader|epoch/i.test(text))).toEqual([]);
});
