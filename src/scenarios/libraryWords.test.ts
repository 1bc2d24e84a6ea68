import { expect, test } from 'vitest';
import { LIBRARY } from './library.ts';
import { catalogue, museum, stepNames, steps } from './libraryWords.ts';
import { missingWords, strayWords } from './testing/missingWords.ts';

const scenarios = Object.fromEntries(LIBRARY.map(({ scenario, words }) => [scenario.id, words]));
const english = { catalogue: { ...catalogue, scenarios }, museum, steps, stepNames };

test('English has words for every scenario, pair and museum piece, down to each value and step', () => {
  // Variants of the herd are worlds of their own, named as such.
  const missing = missingWords(
    english,
    LIBRARY.map(({ scenario }) => scenario),
  ).filter((gap) => !gap.startsWith('herd-lock: parameters.variant.'));
  expect(missing).toEqual([]);
});

test('nothing is said of what is not there', () => {
  expect(strayWords(english)).toEqual([]);
});

test('a gap is named by scenario and key', () => {
  const { 'fair-lock': fair } = scenarios;
  if (fair === undefined) throw new Error('the fair lock is gone');
  const { second: _, ...parameters } = fair.parameters ?? {};
  const without = { ...english.catalogue, scenarios: { ...scenarios, 'fair-lock': { ...fair, parameters } } };
  const { 'lock.hold': __, ...others } = steps;
  expect(
    missingWords(
      { ...english, catalogue: without, steps: others },
      LIBRARY.flatMap(({ scenario }) => (scenario.id === 'fair-lock' ? [scenario] : [])),
    ),
  ).toEqual(expect.arrayContaining(['fair-lock: parameters.second.label', 'fair-lock: steps.lock.hold']));
});
