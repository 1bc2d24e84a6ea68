import { expect, test } from 'vitest';
import { Ongoing } from './ongoing.ts';

test('each that begins is ended once: by the next, or by being told to', () => {
  const ongoing = new Ongoing();
  const ended: string[] = [];
  ongoing.end();
  ongoing.begin(() => ended.push('first'));
  ongoing.begin(() => ended.push('second'));
  expect(ended).toEqual(['first']);
  expect(ongoing.isOn).toBe(true);
  ongoing.end();
  ongoing.end();
  expect(ended).toEqual(['first', 'second']);
  expect(ongoing.isOn).toBe(false);
});
