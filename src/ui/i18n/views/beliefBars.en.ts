import { format } from '../nouns.en.ts';

const WHAT = {
  holder: 'that it holds the lock',
  leader: 'that it leads',
  writer: 'that it may write',
  reader: 'that it may read',
  permit: 'that it has a permit',
  member: 'that it is a member',
  entered: 'that it has entered',
};

const stretch = (from: string, to: string | null, lasted: string) =>
  to === null ? `since ${from} (${lasted} so far)` : `from ${from} to ${to} (${lasted})`;

export const beliefBars = {
  empty: 'Nobody has believed yet that it holds anything.',
  nobody: 'Nobody believes that it holds the lock.',
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { nobody: 'Nobody believes that it leads.' },
  semaphore: { nobody: 'Nobody believes that it has a permit.' },
  'read-write-lock': { nobody: 'Nobody believes that it may go in.' },
  one: (name: string, isTrue: boolean) =>
    isTrue
      ? `Client ${name} believes that it has it, and the tree says so.`
      : `Client ${name} believes that it has it. The tree says otherwise.`,
  many: (names: readonly string[]) => `${names.length} believe: clients ${format.list(names)}.`,
  together: (names: readonly string[], lasted: string) =>
    `Clients ${format.list(names)} believe it at once, for ${lasted} by now.`,
  past: (times: number, lasted: string) =>
    format.plural(times, {
      one: `Once two believed it at once, for ${lasted}.`,
      other: `${format.number(times)} times two believed it at once, for ${lasted} in all.`,
    }),
  legend: { belief: 'the program believes', truth: 'the tree says' },
  overlap: 'two at once',
  laneOf: (name: string, thread: number) => `${name}·${thread}`,
  belief: (name: string, what: keyof typeof WHAT, from: string, to: string | null, lasted: string) =>
    `Client ${name} believed ${WHAT[what]} ${stretch(from, to, lasted)}`,
  truth: (name: string, from: string, to: string | null, lasted: string) =>
    `The tree had client ${name} first ${stretch(from, to, lasted)}`,
  overlapFrom: (names: readonly string[], from: string, to: string | null, lasted: string) =>
    `Clients ${format.list(names)} believed it at once ${stretch(from, to, lasted)}`,
};

export type BeliefBarsWords = typeof beliefBars;
