// What scenarios of coordination let their user choose alike.
import type { Parameter } from '../scenario/scenario.ts';

export const ROUNDS = {
  name: 'rounds',
  kind: 'integer',
  min: 1,
  max: 10_000,
  words: ['endless'],
  initial: 'endless',
  headless: 3,
} as const satisfies Parameter;
