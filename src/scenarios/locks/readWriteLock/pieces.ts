import { A, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
