// What scenarios of locks let their user choose beside what every lock has.
import type { Parameter, ParameterValues } from './scenario.ts';

export function variantParameter(options: readonly [string, ...string[]]): Parameter {
  return choiceParameter('variant', options);
}

/** The first of them is what the page begins with. */
export function choiceParameter(name: string, options: readonly [string, ...string[]]): Parameter {
  return { name, kind: 'choice', options, initial: options[0] };
}

export function countParameter(name: string, min: number, max: number, initial: number): Parameter {
  return { name, kind: 'integer', min, max, words: [], initial };
}

/** Milliseconds, where nobody is there to end it; on the command line nobody watches either. */
export function holdParameter(initial: number, headless: number): Parameter {
  return { ...timeParameter('holdMs', initial), headless };
}

export function timeParameter(name: string, initial: number) {
  return { name, kind: 'integer', min: 100, max: 600_000, words: [], initial } as const;
}

export const LIBRARIES = ['java', 'kazoo', 'curator-4.0.1', 'curator-5.4', 'curator-5.7'] as const;
export const LIBRARY: Parameter = choiceParameter('library', LIBRARIES);

export function libraryOf(values: ParameterValues): (typeof LIBRARIES)[number] {
  return LIBRARIES.find((library) => library === values['library']) ?? 'java';
}
