import { describe, expect, test } from 'vitest';
import '../../../scenarios/all.ts';
import { listScenarios } from '../../../scenarios/catalogue.ts';
import { coordinationPieces } from '../../../scenarios/coordination/pieces.ts';
import { en } from '../en.ts';
import { late as lateEn } from '../late.en.ts';
import { late as lateZh } from '../late.zh.ts';
import { zh } from '../zh.ts';
import { coordination as museumEn } from '../museum/coordination.en.ts';
import { coordination as museumZh } from '../museum/coordination.zh.ts';
import { coordination as wordsEn } from './coordination.en.ts';
import { coordination as wordsZh } from './coordination.zh.ts';

const SCENARIOS = listScenarios().filter(({ family }) => family === 'coordination');
/** Parameters that every scenario has are put into words once for all. */
const COMMON = new Set(['story', 'rounds']);
const CONTRADICTIONS = ['nobodyWouldServe'];

describe.each([
  ['English', wordsEn, museumEn, { ...en, ...lateEn }],
  ['Chinese', wordsZh, museumZh, { ...zh, ...lateZh }],
] as const)('%s', (_, words, museum, all) => {
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
      const values = Object.fromEntries(scenario.parameters.map(({ name, initial }) => [name, initial]));
      for (const parameter of scenario.parameters) {
        for (const option of parameter.kind === 'choice' ? parameter.options : []) {
          const changed = { ...values, [parameter.name]: option };
          const choice = { scenario: scenario.id, seed: 1, clients: 5, values: changed };
          expect(words.scenarios[scenario.id]?.sentence(choice), `${scenario.id} ${option}`).toMatch(
            /^\S.+[.。]$/u,
          );
          for (const step of scenario.stepList(changed)) {
            expect(all.steps[step], `of ${step}`).toBeTruthy();
            expect(all.stepNames[step], `of ${step}`).toBeTruthy();
          }
        }
      }
    }
  });

  test('every contradiction and museum piece has words', () => {
    for (const because of CONTRADICTIONS)
      expect(words.contradictions?.[because], `of ${because}`).toBeTruthy();
    for (const { id } of coordinationPieces) {
      const { name, story, look, fix } = museum[id] ?? {};
      expect([name, story, look, fix].map(Boolean), `of ${id}`).toEqual([true, true, true, true]);
    }
  });
});

test('both languages speak of the same things, and of nothing else', () => {
  expect(Object.keys(wordsZh.scenarios)).toEqual(Object.keys(wordsEn.scenarios));
  expect(Object.keys(wordsEn.scenarios)).toEqual(SCENARIOS.map(({ id }) => id));
  expect(Object.keys(wordsEn.contradictions ?? {})).toEqual(CONTRADICTIONS);
  expect(Object.keys(wordsZh.contradictions ?? {})).toEqual(CONTRADICTIONS);
  expect(Object.keys(museumZh)).toEqual(Object.keys(museumEn));
  expect(Object.keys(museumEn)).toEqual(coordinationPieces.map(({ id }) => id));
});
