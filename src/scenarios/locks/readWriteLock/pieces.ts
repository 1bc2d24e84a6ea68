import { A, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'reads-on-behind-a-writer',
    corpus: ['F20'],
    invariant: 'I-1',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'read-write-lock', values: { variant: 'downgrade-behind', mix: 'writers' } },
    right: { scenario: 'read-write-lock', values: { variant: 'downgrade-in-place', mix: 'writers' } },
    script: when(quiet(), release(A)),
    endMs: 10_000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-621',
  },
  {
    id: 'sorted-by-name',
    corpus: ['F29'],
    invariant: 'I-1',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'read-write-lock', values: { variant: 'host-names', mix: 'writers' } },
    right: { scenario: 'read-write-lock', values: { variant: 'recipe', mix: 'writers' } },
    script: when(quiet(), release(A)),
    endMs: 10_000,
    source: 'https://issues.apache.org/jira/browse/ZOOKEEPER-2931',
  },
  {
    id: 'reader-and-writer-wait-for-each-other',
    corpus: ['F28'],
    invariant: 'I-5',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'read-write-lock', values: { variant: 'all-writers', mix: 'alternate' } },
    right: { scenario: 'read-write-lock', values: { variant: 'recipe', mix: 'alternate' } },
    script: when(quiet(), release(A)),
    endMs: 20_000,
    source: 'https://github.com/python-zk/kazoo/issues/649',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'reads-on-behind-a-writer': {
    name: 'Downgrade goes to the end of the line',
    story:
      'A writes and wants to go on reading. It creates a read znode, then releases the write znode. The read znode is behind B, which waits to write. B is now first and writes while A reads.',
    look: 'A’s new number is larger than B’s.',
    fix: 'Let the read znode take the number of the write znode, so that B keeps waiting.',
  },
  'sorted-by-name': {
    name: 'Znodes sorted by name, not by number',
    story:
      'Znode names consist of host, kind and number, and the code sorts them as text. B holds the lock. A arrives later, but is “first” because of its name.',
    look: 'hostA-W-…3 before hostB-W-…1: the order of names is not the order of numbers.',
    fix: 'Compare the ten digits at the end.',
  },
  'reader-and-writer-wait-for-each-other': {
    name: 'Deadlock between a reader and a writer',
    story:
      'A writes, reader B waits, and writer C waits for B. A releases. B looks for writers and finds C, which came later, and waits for it. C waits for B.',
    look: 'Two watch arrows that point at each other.',
    fix: 'Only smaller numbers count: a reader waits for writers that came before it.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
