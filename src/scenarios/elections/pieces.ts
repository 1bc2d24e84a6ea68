// The museum's pieces about elections.
import type { MuseumPiece } from '../museum/piece.ts';
import { candidatePieces } from './candidates/pieces.ts';
import { latchPieces } from './leaderLatch/pieces.ts';
import { schemePieces } from './schemeOne/pieces.ts';
import { selectorPieces } from './leaderSelector/pieces.ts';

export const electionPieces: readonly MuseumPiece[] = [
  ...candidatePieces,
  ...schemePieces,
  ...latchPieces,
  ...selectorPieces,
];
