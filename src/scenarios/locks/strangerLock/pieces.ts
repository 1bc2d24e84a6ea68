import { A, C, openGate, quiet, release, when } from '../cues.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
