import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'reads-on-behind-a-writer': {
    name: 'Writer turned reader',
    story:
      'A writes and goes on to read: it creates a read znode, then gives the write znode back. The read znode stands behind B, who waits to write. B is first now and writes while A reads.',
    look: 'A’s new number is larger than B’s.',
    fix: 'The read znode takes the number of the write znode, so B goes on waiting.',
  },
  'sorted-by-name': {
    name: 'First in the alphabet',
    story:
      'The znodes are called host, kind, number, and somebody sorts them as text. B has the lock; A comes again, later, and is “first” because of its name.',
    look: 'hostA-W-…3 before hostB-W-…1: the order of names is not the order of numbers.',
    fix: 'Compare the ten digits at the end.',
  },
  'reader-and-writer-wait-for-each-other': {
    name: 'After you',
    story:
      'A writes, reader B waits, writer C waits for B. A releases. B looks for writers and finds C, who came later, and waits for it. C waits for B.',
    look: 'Two watch arrows that point at each other.',
    fix: 'Only smaller numbers count: a reader waits for writers that came before it.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
