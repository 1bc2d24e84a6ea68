// For tests: what a language does not say yet of scenarios, pairs and museum pieces. Each gap by scenario and key.
import { LIBRARY, scenarioPairs } from '../library.ts';
import { museumPieces } from '../museum/museum.ts';
import type { Parameter, ParameterValue, ParameterValues, Scenario } from '../scenario/scenario.ts';
import type { FamilyWords, PieceWords, ScenarioWords } from '../scenario/words.ts';

export interface SaidOfScenarios {
  readonly catalogue: Required<FamilyWords>;
  readonly steps: Readonly<Record<string, string>>;
  readonly stepNames: Readonly<Record<string, string>>;
  readonly museum: Readonly<Record<string, PieceWords>>;
}

/** `herd-lock: steps.herd.create`, and so on. */
export function missingWords(said: SaidOfScenarios, scenarios: readonly Scenario[]): readonly string[] {
  return [
    ...scenarios.flatMap((scenario) => missingOf(scenario, said).map((key) => `${scenario.id}: ${key}`)),
    ...scenarioPairs.flatMap(({ id }) => missingKeys(said.catalogue.pairs[id], PAIR_KEYS, `${id}: `)),
    ...museumPieces.flatMap(({ id }) => missingKeys(said.museum[id], PIECE_KEYS, `${id}: `)),
  ];
}

/** What is said by an id that nothing has. */
export function strayWords({ catalogue, museum }: SaidOfScenarios): readonly string[] {
  const known = new Set([
    ...LIBRARY.map(({ scenario }) => scenario.id),
    ...scenarioPairs.map(({ id }) => id),
    ...museumPieces.map(({ id }) => id),
  ]);
  return [
    ...Object.keys(catalogue.scenarios),
    ...Object.keys(catalogue.pairs),
    ...Object.keys(museum),
  ].filter((id) => !known.has(id));
}

const PAIR_KEYS = ['name', 'more', 'sentence'] as const;
const PIECE_KEYS = ['name', 'story', 'look', 'fix'] as const;
/** Put into words once for all scenarios. */
const COMMON = new Set(['arrival', 'rounds', 'holdMs']);

function missingOf(scenario: Scenario, said: SaidOfScenarios): readonly string[] {
  const words = said.catalogue.scenarios[scenario.id];
  if (words === undefined) return ['words'];
  const missing = new Set(missingKeys(words, ['name', 'more'], ''));
  for (const parameter of scenario.parameters)
    for (const key of missingOfParameter(parameter, words, said)) missing.add(key);
  for (const values of choicesOf(scenario)) {
    for (const clients of [scenario.clients.min, scenario.clients.initial]) {
      const choice = { scenario: scenario.id, seed: 1, clients, values };
      const because = scenario.contradiction?.(choice)?.because;
      if (because === undefined) {
        const sentence = words.sentence(choice);
        if (!/^\S.+[.?。？]$/u.test(sentence) || /undefined|NaN/.test(sentence))
          missing.add(`sentence of ${JSON.stringify(values)}: ${sentence}`);
      } else if (!said.catalogue.contradictions[because]) missing.add(`contradictions.${because}`);
    }
    for (const step of scenario.stepList(values)) {
      if (!said.steps[step]) missing.add(`steps.${step}`);
      if (!said.stepNames[step]) missing.add(`stepNames.${step}`);
    }
  }
  return [...missing];
}

/** A story is called as its museum piece, where it is one. */
function missingOfParameter(
  parameter: Parameter,
  { parameters }: ScenarioWords,
  { museum }: SaidOfScenarios,
): readonly string[] {
  const { name } = parameter;
  if (COMMON.has(name)) return [];
  const own = parameters?.[name];
  const isStory = name === 'story' && own === undefined;
  const missing = isStory || own?.label ? [] : [`parameters.${name}.label`];
  const values = wordsAmong(parameter).filter((value) => !own?.values?.[value]);
  const unsaid = isStory ? values.filter((value) => value !== 'none' && !museum[value]) : values;
  return [...missing, ...unsaid.map((value) => `parameters.${name}.values.${value}`)];
}

function missingKeys<Key extends string>(
  said: { readonly [K in Key]: string } | undefined,
  keys: readonly Key[],
  prefix: string,
): readonly string[] {
  return keys.filter((key) => !said?.[key]).map((key) => `${prefix}${key}`);
}

function wordsAmong(parameter: Parameter): readonly string[] {
  return parameter.kind === 'choice' ? parameter.options : parameter.words;
}

/** Every combination of words, with the least of each number and the one the page begins with. */
function choicesOf({ parameters }: Scenario): readonly ParameterValues[] {
  let choices: readonly ParameterValues[] = [{}];
  for (const parameter of parameters) {
    const values = valuesOf(parameter);
    choices = choices.flatMap((chosen) => values.map((value) => ({ ...chosen, [parameter.name]: value })));
  }
  return choices;
}

function valuesOf(parameter: Parameter): readonly ParameterValue[] {
  if (parameter.name === 'rounds' || parameter.name === 'holdMs') return [parameter.initial];
  if (parameter.kind === 'choice') return parameter.options;
  return [...new Set([parameter.initial, parameter.min, ...parameter.words])];
}
