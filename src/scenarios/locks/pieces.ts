// The museum's pieces about locks.
import type { MuseumPiece } from '../museum/piece.ts';

export const lockPieces: readonly MuseumPiece[] = [];
