// Which library a client outside uses, guessed from the habits of its packets. Each rule was read off recorded packets of the library:
// Debian's zkCli.sh 3.8.0 (the Java client), kazoo 2.8, Curator 5.4, the C client 3.8.0, go-zookeeper and node-zookeeper-client. What
// fits several libraries says nothing.
import type { Habits, Trait } from '../../../engine/index.ts';

/** `other`: neither Java nor kazoo nor C. `unknown`: nothing has told it yet. */
export type Library = 'java' | 'curator' | 'kazoo' | 'c' | 'go' | 'node' | 'other' | 'unknown';

export interface Guess {
  readonly library: Library;
  /** What told it. */
  readonly clue: Trait | null;
}

export function libraryOf({ traits }: Habits): Guess {
  const has = (trait: Trait) => traits.includes(trait);
  const rule = RULES.find(([, , ...all]) => all.every(has));
  if (rule === undefined) return { library: 'unknown', clue: null };
  const [library, clue] = rule;
  return { library, clue };
}

/** The library, what to tell of it, and all that must have shown; the surest first. */
const RULES: readonly (readonly [Library, Trait, ...Trait[]])[] = [
  // Java has that byte since 3.4, C since 3.5, kazoo always.
  ['node', 'xidsFrom0', 'xidsFrom0', 'noReadOnly'],
  ['go', 'setsWatches', 'setsWatches', 'xidsFrom1', 'noReadOnly'],
  ['other', 'noReadOnly', 'noReadOnly'],
  ['c', 'xidsFromTime', 'xidsFromTime'],
  ['curator', 'readsConfig', 'readsConfig'],
  ['curator', 'protectedName', 'protectedName'],
  ['kazoo', 'contenderName', 'contenderName'],
  // C registers its watches so too, and its numbers go on: they begin at the time of day.
  ['java', 'setsWatches', 'setsWatches', 'xidsFrom1'],
  ['java', 'xidsGoOn', 'xidsGoOn', 'xidsFrom1'],
  ['kazoo', 'xidsBeginAgain', 'xidsBeginAgain'],
  ['kazoo', 'pingsJitter', 'pingsJitter'],
];
