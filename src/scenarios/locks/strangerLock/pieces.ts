import { A, C, openGate, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

export const pieces = [
  {
    id: 'own-node-not-in-the-list',
    corpus: ['F31'],
    invariant: 'I-24',
    seed: 1,
    clients: 3,
    wrong: { scenario: 'stranger-lock', values: { variant: 'looks-on' } },
    right: { scenario: 'stranger-lock', values: { variant: 'joins-again' } },
    script: [...when(quiet(), openGate(C, 'act')), ...when(quiet(500), release(A))],
    endMs: 8000,
    source: 'https://github.com/liubo-tech/zookeeper-application',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'own-node-not-in-the-list': {
    name: 'Busy loop: own znode not in the list',
    story:
      'Another client deletes B’s znode. B lists and does not find itself. It finds no predecessor either, so it lists again, as fast as the network allows.',
    look: 'B’s requests per second, while the tree does not change.',
    fix: 'A client that is not in the list gets back in line with a new znode.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
