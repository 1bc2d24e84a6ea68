import { expect, test } from 'vitest';
import { LIBRARY } from '../../../scenarios/library.ts';
import { OPENING } from '../../../scenarios/opening.ts';
import { missingWords, strayWords } from '../../../scenarios/testing/missingWords.ts';
import { museum } from '../museum.ts';
import { steps, stepNames } from '../scenarioSteps.ts';
import { catalogue, lateStepNames, lateSteps } from './catalogue.ts';

// Known with the interpreter, and compared with English by tests/words/languages.test.ts.
const { 'own-recipe': _, ...scenarios } = catalogue.scenarios;

const chinese = {
  catalogue: { ...catalogue, scenarios },
  museum,
  steps: { ...steps, ...lateSteps },
  stepNames: { ...stepNames, ...lateStepNames },
};

test('Chinese says all of every scenario, pair and museum piece, and of nothing else', () => {
  // Those of the first scene are worlds, with words of their own.
  const listed = LIBRARY.filter((entry) => !OPENING.includes(entry)).map(({ scenario }) => scenario);
  expect(missingWords(chinese, listed)).toEqual([]);
  expect(strayWords(chinese)).toEqual([]);
});
