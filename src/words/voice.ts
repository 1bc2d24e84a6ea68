// What scenes say otherwise than the words of the first one, which is about a lock.
import type { InvariantId } from '../engine/index.ts';
import type { InvariantWords } from './contracts/engine.ts';
import type { words } from './en/words.ts';

type Messages = typeof words;

/** By the name of a scenario or of a family. */
export type Voices = Readonly<Record<string, Voice>>;

export interface Voice {
  readonly picture?: Partial<Messages['picture']>;
  readonly guide?: Partial<Messages['guide']>;
  readonly controls?: Partial<Messages['controls']>;
  readonly why?: Partial<Messages['panels']['why']>;
  readonly stepNames?: Messages['stepNames'];
  readonly steps?: Messages['steps'];
  /** What its programs do behind their gates. */
  readonly gates?: Partial<Messages['gates']>;
  readonly client?: Partial<Messages['panels']['client']>;
  readonly lockInvariants?: Partial<InvariantWords<InvariantId>>;
}
