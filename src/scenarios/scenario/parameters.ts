// What scenarios let their user choose alike.
import type {
  ChoiceParameter,
  IntegerParameter,
  Parameter,
  ParameterValue,
  ParameterValues,
} from './scenario.ts';

export function variantParameter<const Option extends string>(options: readonly [Option, ...Option[]]) {
  return choiceParameter('variant', options);
}

/** The first of them is what the page begins with. */
export function choiceParameter<const Name extends string, const Option extends string>(
  name: Name,
  options: readonly [Option, ...Option[]],
): ChoiceParameter<Name, Option> {
  return { name, kind: 'choice', options, initial: options[0] };
}

export function countParameter<const Name extends string>(
  name: Name,
  min: number,
  max: number,
  initial: number,
): IntegerParameter<Name, never> {
  return { name, kind: 'integer', min, max, words: [], initial };
}

/** Milliseconds; `headless` for runs without a user to end it. */
export function holdParameter(initial: number, headless: number) {
  return { ...timeParameter('holdMs', initial), headless };
}

export function timeParameter<const Name extends string>(
  name: Name,
  initial: number,
): IntegerParameter<Name, never> {
  return countParameter(name, 100, 600_000, initial);
}

export const CLIENT_LIBRARIES = ['java', 'kazoo', 'curator-4.0.1', 'curator-5.4', 'curator-5.7'] as const;
export const CLIENT_LIBRARY = choiceParameter('library', CLIENT_LIBRARIES);

export function libraryOf(values: ParameterValues): (typeof CLIENT_LIBRARIES)[number] {
  return CLIENT_LIBRARIES.find((library) => library === values['library']) ?? 'java';
}

export function isEndless(values: ParameterValues): boolean {
  return values['rounds'] === 'endless';
}

/** Whether programs go on by themselves, or each step waits for the user to open its gate. */
export const PACES = ['byItself', 'byHand'] as const;

/** Null if the parameter does not take it. */
export function parseValue(parameter: Parameter, text: string): ParameterValue | null {
  if (parameter.kind === 'choice')
    return parameter.options.includes(text) || parameter.form?.test(text) === true ? text : null;
  if (parameter.words.includes(text)) return text;
  const number = wholeNumber(text);
  return number !== null && number >= parameter.min && number <= parameter.max ? number : null;
}

/** A number without sign, fraction or exponent; null for anything else. */
export function wholeNumber(text: string): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}
