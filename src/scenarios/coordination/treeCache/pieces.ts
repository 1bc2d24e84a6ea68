import { RESTART, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

export const pieces = [
  {
    id: 'everything-once-more',
    corpus: ['F34'],
    invariant: 'I-24',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'tree-cache', values: { variant: 'at-once' } },
    right: { scenario: 'tree-cache', values: { variant: 'bit-by-bit' } },
    script: when(quiet(500), RESTART),
    endMs: 8000,
    source: 'https://issues.apache.org/jira/browse/CURATOR-505',
  },
] as const satisfies readonly MuseumPiece[];
