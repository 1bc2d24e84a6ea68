import { describe, expect, test } from 'vitest';
import '../../../scenarios/ensemble/add.ts';
import { listScenarios } from '../../../scenarios/catalogue.ts';
import { ensemblePairs } from '../../../scenarios/ensemble/pairs.ts';
import type { Parameter, ParameterValues, Scenario } from '../../../scenarios/scenario.ts';
import { ensemble as en } from './ensemble.en.ts';
import { ensemble as zh } from './ensemble.zh.ts';

const SCENARIOS = listScenarios().filter(({ family }) => family === 'ensemble');

describe.each([
  ['English', en],
  ['Chinese', zh],
])('%s', (_, words) => {
  test('every scenario has a name, and every parameter and value of it', () => {
    for (const { id, parameters } of SCENARIOS) {
      const own = words.scenarios[id];
      expect(own?.name, `of ${id}`).toBeTruthy();
      expect(own?.more, `of ${id}`).toBeTruthy();
      for (const parameter of parameters) {
        const said = own?.parameters?.[parameter.name];
        expect(said?.label, `${id} ${parameter.name}`).toBeTruthy();
        for (const value of wordsAmong(parameter))
          expect(said?.values?.[value], `${id} ${parameter.name} ${value}`).toBeTruthy();
      }
    }
  });

  test('every choice of words is a sentence', () => {
    for (const scenario of SCENARIOS) {
      for (const values of choicesOf(scenario)) {
        const choice = { scenario: scenario.id, seed: 1, clients: scenario.clients.initial, values };
        const sentence = words.scenarios[scenario.id]?.sentence(choice) ?? '';
        expect(sentence, `of ${JSON.stringify(choice)}`).toMatch(/[.。]$/);
        expect(sentence, `of ${JSON.stringify(choice)}`).not.toMatch(/undefined|NaN|^[.。]/);
      }
    }
  });

  test('every pair and every contradiction has words', () => {
    for (const { id } of ensemblePairs) expect(words.pairs?.[id]?.sentence, `of ${id}`).toBeTruthy();
    const codes = new Set(SCENARIOS.flatMap(contradictionsOf));
    expect(codes.size).toBeGreaterThan(0);
    for (const code of codes) expect(words.contradictions?.[code], `of ${code}`).toBeTruthy();
  });
});

test('both languages speak of the same things', () => {
  expect(Object.keys(zh.scenarios)).toEqual(Object.keys(en.scenarios));
  expect(Object.keys(zh.pairs ?? {})).toEqual(Object.keys(en.pairs ?? {}));
  expect(Object.keys(zh.contradictions ?? {})).toEqual(Object.keys(en.contradictions ?? {}));
});

function contradictionsOf(scenario: Scenario): readonly string[] {
  return choicesOf(scenario).flatMap((values) => {
    const choice = { scenario: scenario.id, seed: 1, clients: scenario.clients.initial, values };
    const because = scenario.contradiction?.(choice)?.because;
    return because === undefined ? [] : [because];
  });
}

function wordsAmong(parameter: Parameter): readonly string[] {
  return parameter.kind === 'choice' ? parameter.options : parameter.words;
}

/** Every combination of words, with the numbers the page begins with. */
function choicesOf({ parameters }: Scenario): readonly ParameterValues[] {
  let choices: readonly ParameterValues[] = [{}];
  for (const parameter of parameters) {
    const values = parameter.kind === 'choice' ? parameter.options : [parameter.initial];
    choices = choices.flatMap((chosen) => values.map((value) => ({ ...chosen, [parameter.name]: value })));
  }
  return choices;
}
