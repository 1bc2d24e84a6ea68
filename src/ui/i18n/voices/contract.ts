// What scenes say otherwise than the words of the first one, which is about a lock.
import type { AllMessages } from '../words.ts';

/** By the name of a scenario or of a family. */
export type Voices = Readonly<Record<string, Voice>>;

export interface Voice {
  readonly picture?: Partial<AllMessages['picture']>;
  readonly guide?: Partial<AllMessages['guide']>;
  readonly controls?: Partial<AllMessages['controls']>;
  readonly why?: Partial<AllMessages['panels']['why']>;
  readonly stepNames?: AllMessages['stepNames'];
  readonly steps?: AllMessages['steps'];
  readonly client?: Partial<AllMessages['panels']['client']>;
}
