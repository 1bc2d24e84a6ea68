import { RESTART, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

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

export const pieceWords = {
  'everything-once-more': {
    name: 'Reconnect storm: all caches reload at once',
    story:
      'Three clients keep copies of a whole tree. The server restarts, and all connections come back at the same moment. All three read every znode again as fast as they can. The server that has just started gets the heaviest load of all.',
    look: 'The burst of requests right after the restart.',
    fix: 'A reconnect is not urgent. Reload bit by bit, and use the old copy until then.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
