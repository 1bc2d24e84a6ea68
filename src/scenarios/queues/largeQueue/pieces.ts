import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'list-too-long-to-read',
    corpus: ['F57'],
    invariant: 'I-27',
    seed: 1,
    clients: 2,
    wrong: { scenario: 'large-queue', values: { variant: 'one-list' } },
    right: { scenario: 'large-queue', values: { variant: 'bounded' } },
    script: [],
    endMs: 24_000,
    source: 'https://curator.apache.org/docs/tech-note-04',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'list-too-long-to-read': {
    name: 'Child list larger than jute.maxbuffer',
    story:
      'The producers are faster than the consumer. With 17,773 names of 55 characters, the list exceeds the 1,048,575 bytes that a Java client accepts. The connection breaks, the consumer reconnects and lists again, and so on forever.',
    look: 'The gauge: one name beyond the limit, and the consumer’s connection breaks at every list.',
    fix: 'Producers check numChildren before they add an item, and wait while it is too high. The Stat has it, so no list is needed. Or use several lists.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
