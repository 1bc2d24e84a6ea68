import { A, B, once, openGate, quiet, when } from '../../locks/cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const BY_HAND = { pace: 'byHand' } as const;
const WITH_WATCH = { scenario: 'published-value', values: { ...BY_HAND, variant: 'reads-with-watch' } };

export const pieces = [
  {
    id: 'published-in-the-gap',
    corpus: ['F23'],
    invariant: 'I-30',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'published-value', values: { ...BY_HAND, variant: 'reads-then-watches' } },
    right: WITH_WATCH,
    script: [
      ...when(quiet(1500), openGate(A, 'publish')),
      ...when(
        once('reply.delivered', { actor: B, where: { op: 'getData' }, afterMs: 100 }),
        openGate(A, 'publish'),
      ),
    ],
    endMs: 12_000,
    source: 'https://github.com/apache/helix/pull/44',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'published-in-the-gap': {
    name: 'Change missed between read and watch',
    story:
      'B reads a value, applies it, and only then sets its watch. A publishes in between, and B is not notified. B waits for the version after that.',
    look: 'B waits, its watch is set, and its copy is older than the tree.',
    fix: 'Set the watch with the read. Any change after that read fires it.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
