import { expect, test } from 'vitest';
import { textsFor } from './texts.ts';

test('the side of a world is set off as each language does it', () => {
  expect(textsFor('en', []).texts.left).toBe('Left: ');
  expect(textsFor('zh', []).texts.left).toBe('左：');
});
