import { expect, test } from 'vitest';
import { stepNames } from '../scenarios/libraryWords.ts';
import { words } from './en/words.ts';

test('names of steps that come with a later scenario are among the words that are said', () => {
  expect(words.stepNames).toBe(stepNames);
});
