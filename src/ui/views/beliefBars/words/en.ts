import { format } from '../../../../words/en/nouns.ts';

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

export const words = {
  empty: 'No client believes yet that it holds anything.',
  nobody: 'No client believes that it holds the lock.',
  /** What is said otherwise where one leads, where there are permits, and where readers share. */
  elections: { nobody: 'No client believes that it leads.' },
  semaphore: { nobody: 'No client believes that it has a permit.' },
  'read-write-lock': { nobody: 'No client believes that it has access.' },
  one: (name: string, isTrue: boolean) =>
    isTrue
      ? `Client ${name} believes that it has it, and the tree agrees.`
      : `Client ${name} believes that it has it, but the tree disagrees.`,
  many: (names: readonly string[]) => `${names.length} clients believe it: ${format.list(names)}.`,
  /** Each has something else. */
  apart: (claims: readonly { readonly names: readonly string[]; readonly thing: string }[]) =>
    `Clients believe it of different znodes: ${format.list(claims.map(({ names, thing }) => `${format.list(names)} of ${thing === '' ? 'none' : thing}`))}.`,
  together: (names: readonly string[], lasted: string) =>
    `Clients ${format.list(names)} believe it at once, for ${lasted} so far.`,
  past: (times: number, lasted: string) =>
    format.plural(times, {
      one: `Two believed it at once, for ${lasted}.`,
      other: `Two believed it at once ${format.number(times)} times, for ${lasted} in total.`,
    }),
  legend: { belief: 'the program believes', truth: 'the tree says' },
  overlap: 'two at once',
  laneOf: (name: string, thread: number) => `${name}·${thread + 1}`,
  belief: (name: string, what: keyof typeof WHAT, from: string, to: string | null, lasted: string) =>
    `Client ${name} believed ${WHAT[what]} ${stretch(from, to, lasted)}`,
  truth: (name: string, from: string, to: string | null, lasted: string) =>
    `The tree had client ${name} first ${stretch(from, to, lasted)}`,
  overlapFrom: (names: readonly string[], from: string, to: string | null, lasted: string) =>
    `Clients ${format.list(names)} believed it at once ${stretch(from, to, lasted)}`,
};

export type Words = typeof words;
