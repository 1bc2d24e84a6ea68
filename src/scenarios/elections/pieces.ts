// The museum's pieces about elections.
import type { MuseumPiece } from '../museum/piece.ts';
import { candidatePieces } from './pieces/candidates.ts';
import { latchPieces } from './pieces/latches.ts';
import { schemePieces } from './pieces/schemes.ts';
import { selectorPieces } from './pieces/selectors.ts';

export const electionPieces: readonly MuseumPiece[] = [
  ...candidatePieces,
  ...schemePieces,
  ...latchPieces,
  ...selectorPieces,
];
