import { describe, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { listScenarios } from '../../../scenarios/catalogue.ts';
import { lockPairs } from '../../../scenarios/locks/pairs.ts';
import { lockPieces } from '../../../scenarios/locks/pieces.ts';
import { steps as stepsEn } from '../sentences.en.ts';
import { steps as stepsZh } from '../sentences.zh.ts';
import { stepNames as namesEn } from '../steps.en.ts';
import { stepNames as namesZh } from '../steps.zh.ts';
import { locks as museumEn } from '../museum/locks.en.ts';
import { locks as museumZh } from '../museum/locks.zh.ts';
import { locks as en } from './locks.en.ts';
import { locks as zh } from './locks.zh.ts';

/** Those of the first scene have their words there. */
const FIRST = new Set(['herd-lock', 'predecessor-lock']);
const SCENARIOS = listScenarios().filter(({ family, id }) => family === 'locks' && !FIRST.has(id));
/** Parameters that every lock has are put into words once for all. */
const COMMON = new Set(['story', 'arrival', 'rounds', 'holdMs']);

describe.each([
  ['English', en, museumEn, stepsEn, namesEn],
  ['Chinese', zh, museumZh, stepsZh, namesZh],
] as const)('%s', (_, words, museum, steps, stepNames) => {
  test('every scenario has a name, and every parameter and value of its own', () => {
    for (const { id, parameters } of SCENARIOS) {
      expect(words.scenarios[id]?.name, `of ${id}`).toBeTruthy();
      expect(words.scenarios[id]?.more, `of ${id}`).toBeTruthy();
      for (const parameter of parameters.filter(({ name }) => !COMMON.has(name))) {
        const said = words.scenarios[id]?.parameters?.[parameter.name];
        expect(said?.label, `${id} ${parameter.name}`).toBeTruthy();
        for (const value of parameter.kind === 'choice' ? parameter.options : parameter.words)
          expect(said?.values?.[value], `${id} ${parameter.name} ${value}`).toBeTruthy();
      }
    }
  });

  test('every form is a sentence, and every step of it has words', () => {
    for (const scenario of SCENARIOS) {
      const own = words.scenarios[scenario.id];
      const values = Object.fromEntries(scenario.parameters.map(({ name, initial }) => [name, initial]));
      const variant = scenario.parameters.find(({ name }) => name === 'variant');
      for (const option of variant?.kind === 'choice' ? variant.options : ['']) {
        const choice = { scenario: scenario.id, seed: 1, clients: 5, values: { ...values, variant: option } };
        expect(own?.sentence(choice), `${scenario.id} ${option}`).toMatch(/^\S.+[.。]$/u);
        for (const step of scenario.stepList(choice.values)) {
          expect(steps[step] ?? own?.steps?.[step], `of ${step}`).toBeTruthy();
          expect(stepNames[step] ?? own?.stepNames?.[step], `of ${step}`).toBeTruthy();
        }
      }
    }
  });

  test('every pair, contradiction and museum piece has words', () => {
    for (const { id } of lockPairs) expect(words.pairs?.[id]?.sentence, `of ${id}`).toBeTruthy();
    for (const { id } of lockPieces) {
      const { name, story, look, fix } = museum[id] ?? {};
      expect([name, story, look, fix].map(Boolean), `of ${id}`).toEqual([true, true, true, true]);
    }
    for (const because of ['storyNeedsItsCast', 'storyHasItsOwnOrder', 'lockstepWaits', 'nobodyWouldWait'])
      expect(words.contradictions?.[because], `of ${because}`).toBeTruthy();
  });
});

test('both languages speak of the same things, and of nothing else', () => {
  expect(Object.keys(zh.scenarios)).toEqual(Object.keys(en.scenarios));
  expect(Object.keys(en.scenarios).toSorted()).toEqual(SCENARIOS.map(({ id }) => id).toSorted());
  expect(Object.keys(zh.pairs ?? {})).toEqual(Object.keys(en.pairs ?? {}));
  expect(Object.keys(zh.contradictions ?? {})).toEqual(Object.keys(en.contradictions ?? {}));
  expect(Object.keys(museumZh)).toEqual(Object.keys(museumEn));
  expect(Object.keys(museumEn).toSorted()).toEqual(lockPieces.map(({ id }) => id).toSorted());
});
