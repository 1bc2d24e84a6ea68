// The parameters of ensemble scenarios, and how they are read.
import type { InvariantId } from '../../engine/index.ts';
import type { ChoiceParameter, Parameter, ParameterValues } from '../scenario/scenario.ts';

/** The story that plays when the scenario opens: the first one; `none` leaves all commands to the user. */
export function storyParameter(...stories: readonly [string, ...string[]]): ChoiceParameter<'story'> {
  return { name: 'story', kind: 'choice', options: ['none', ...stories], initial: stories[0] };
}

/** How many writes a client makes that writes on and on. */
export const WRITES = {
  name: 'writes',
  kind: 'integer',
  min: 1,
  max: 10_000,
  words: ['endless'],
  initial: 'endless',
  headless: 20,
} as const satisfies Parameter;

export function isWritingForEver({ writes }: ParameterValues): boolean {
  return writes === 'endless';
}

export function integerOf(values: ParameterValues, name: string, otherwise: number): number {
  const value = Number(values[name] ?? otherwise);
  if (!Number.isSafeInteger(value)) throw new Error(`${name} is ${String(values[name])}`);
  return value;
}

/** The numbers of servers from the first down to the last; none where the first is the lower one. */
export function downFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, index) => first - index);
}

/** More than half of so many voters. */
export function majorityOf(voters: number): number {
  return (voters >> 1) + 1;
}

/** The invariants of every ensemble. */
export const PROMISES: readonly InvariantId[] = [
  'I-12e',
  'I-15',
  'I-16',
  'I-17',
  'I-18',
  'I-19',
  'I-20',
  'I-21',
  'I-25',
];

/** What the published specification says of the broadcast, beyond those. */
export const BROADCAST: readonly InvariantId[] = ['I-34', 'I-35', 'I-36', 'I-37', 'I-38'];
