// The museum's pieces about elections.
import type { MuseumPiece } from '../museum/piece.ts';

export const electionPieces: readonly MuseumPiece[] = [];
