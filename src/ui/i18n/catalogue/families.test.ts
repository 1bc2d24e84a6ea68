// What holds of the words of every family whose stories are museum pieces.
import { describe, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { listScenarios } from '../../../scenarios/catalogue.ts';
import { coordinationPieces } from '../../../scenarios/coordination/pieces.ts';
import { electionPieces } from '../../../scenarios/elections/pieces.ts';
import { scenarioPairs } from '../../../scenarios/pairs.ts';
import { queuePieces } from '../../../scenarios/queues/pieces.ts';
import type { Parameter, ParameterValues, Scenario } from '../../../scenarios/scenario.ts';
import { en } from '../../../words/en/index.ts';
import { coordination as coordinationMuseumEn } from '../museum/coordination.en.ts';
import { coordination as coordinationMuseumZh } from '../museum/coordination.zh.ts';
import { elections as electionMuseumEn } from '../museum/elections.en.ts';
import { elections as electionMuseumZh } from '../museum/elections.zh.ts';
import { queues as queueMuseumEn } from '../museum/queues.en.ts';
import { queues as queueMuseumZh } from '../museum/queues.zh.ts';
import { messagesIn } from '../../../words/load.ts';
import { coordination as coordinationEn } from './coordination.en.ts';
import { coordination as coordinationZh } from './coordination.zh.ts';
import { elections as electionsEn } from './elections.en.ts';
import { elections as electionsZh } from './elections.zh.ts';
import { queues as queuesEn } from './queues.en.ts';
import { queues as queuesZh } from './queues.zh.ts';

const zh = await messagesIn('zh-CN');

const FAMILIES = [
  {
    family: 'elections',
    said: [electionsEn, electionsZh],
    museum: [electionMuseumEn, electionMuseumZh],
    pieces: electionPieces,
  },
  {
    family: 'queues',
    said: [queuesEn, queuesZh],
    museum: [queueMuseumEn, queueMuseumZh],
    pieces: queuePieces,
  },
  {
    family: 'coordination',
    said: [coordinationEn, coordinationZh],
    museum: [coordinationMuseumEn, coordinationMuseumZh],
    pieces: coordinationPieces,
  },
] as const;
const ALL = [
  { ...en, ...en },
  { ...zh, ...zh },
] as const;
/** Parameters that every scenario has are put into words once for all. */
const COMMON = new Set(['story', 'arrival', 'rounds']);

describe.each(FAMILIES)('$family', ({ family, said, museum, pieces }) => {
  const scenarios = listScenarios().filter((scenario) => scenario.family === family);
  const ids = new Set(scenarios.map(({ id }) => id));

  describe.each(['English', 'Chinese'] as const)('%s', (language) => {
    const at = language === 'English' ? 0 : 1;
    const [words, pieceWords, all] = [said[at], museum[at], ALL[at]];

    test('every scenario has a name, and every parameter and value of its own', () => {
      for (const { id, parameters } of scenarios) {
        expect(words.scenarios[id]?.name, `of ${id}`).toBeTruthy();
        expect(words.scenarios[id]?.more, `of ${id}`).toBeTruthy();
        for (const parameter of parameters.filter(({ name }) => !COMMON.has(name))) {
          const told = words.scenarios[id]?.parameters?.[parameter.name];
          expect(told?.label, `${id} ${parameter.name}`).toBeTruthy();
          for (const value of wordsAmong(parameter))
            expect(told?.values?.[value], `${id} ${parameter.name} ${value}`).toBeTruthy();
        }
      }
    });

    test('every form is a sentence, and every step of it has words', () => {
      for (const scenario of scenarios) {
        for (const values of changedByOne(scenario)) {
          const choice = { scenario: scenario.id, seed: 1, clients: 5, values };
          const sentence = words.scenarios[scenario.id]?.sentence(choice);
          expect(sentence, `of ${JSON.stringify(choice)}`).toMatch(/^\S.+[.。]$/u);
          for (const step of scenario.stepList(values)) {
            expect(all.steps[step], `of ${step}`).toBeTruthy();
            expect(all.stepNames[step], `of ${step}`).toBeTruthy();
          }
        }
      }
    });

    test('every pair, contradiction and museum piece has words', () => {
      for (const { id } of scenarioPairs.filter(({ left }) => ids.has(left.scenario)))
        expect(words.pairs?.[id]?.sentence, `of ${id}`).toBeTruthy();
      for (const because of scenarios.flatMap(contradictionsOf))
        expect(all.catalogue.contradictions[because], `of ${because}`).toBeTruthy();
      for (const { id } of pieces) {
        const { name, story, look, fix } = pieceWords[id] ?? {};
        expect([name, story, look, fix].map(Boolean), `of ${id}`).toEqual([true, true, true, true]);
      }
    });
  });

  test('both languages speak of the same things, and of nothing else', () => {
    const [english, chinese] = said;
    const [englishMuseum, chineseMuseum] = museum;
    expect(Object.keys(chinese.scenarios)).toEqual(Object.keys(english.scenarios));
    expect(Object.keys(english.scenarios)).toEqual([...ids]);
    expect(Object.keys(chinese.pairs ?? {})).toEqual(Object.keys(english.pairs ?? {}));
    expect(Object.keys(chinese.contradictions ?? {})).toEqual(Object.keys(english.contradictions ?? {}));
    expect(Object.keys(chineseMuseum)).toEqual(Object.keys(englishMuseum));
    expect(Object.keys(englishMuseum)).toEqual(pieces.map(({ id }) => id));
  });
});

function wordsAmong(parameter: Parameter): readonly string[] {
  return parameter.kind === 'choice' ? parameter.options : parameter.words;
}

/** What the page begins with, and every choice that differs from it in one parameter. */
function changedByOne({ parameters }: Scenario): readonly ParameterValues[] {
  const initial = Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.initial]));
  return parameters.flatMap((parameter) =>
    wordsAmong(parameter).map((value) => ({ ...initial, [parameter.name]: value })),
  );
}

/** Those that few clients, one changed parameter or two of them lead to. */
function contradictionsOf(scenario: Scenario): readonly string[] {
  const found = new Set<string>();
  const ones = changedByOne(scenario);
  for (const one of ones) {
    for (const parameter of scenario.parameters) {
      for (const value of wordsAmong(parameter)) {
        const values = { ...one, [parameter.name]: value };
        const choice = { scenario: scenario.id, seed: 1, clients: scenario.clients.min, values };
        const because = scenario.contradiction?.(choice)?.because;
        if (because !== undefined) found.add(because);
      }
    }
  }
  return [...found];
}
