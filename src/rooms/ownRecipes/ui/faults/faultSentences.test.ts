// What is said below the code of a line that is marked in it.
import { expect, test } from 'vitest';
import { ownRecipeWords as english } from '../../words/en.ts';
import { ownRecipeWords as chinese } from '../../words/zh.ts';
import type { OwnRecipeWords } from '../../words/contract.ts';
import { byLine } from './faultSentences.ts';
import type { FaultLine } from './faultLines.ts';

test('an invariant that throws is told as an error, not as violated', () => {
  const thrown: FaultLine = { client: 'client:A', line: 5, part: 'fault', name: 'invariant2', message: '' };
  const sentences = (own: OwnRecipeWords) => byLine([thrown], own).map(({ sentence }) => sentence);
  expect(sentences(english)).toEqual(['Line 5: “invariant2” failed with an error and is not checked.']);
  expect(sentences({ ...english, ...chinese } as OwnRecipeWords)).toEqual([
    '第 5 行：“invariant2”出错，不再检查。',
  ]);
});
