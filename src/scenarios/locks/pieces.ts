// The museum's pieces about locks, in the order of its halls.
import type { MuseumPiece } from '../museum/piece.ts';
import { guardedHolders } from './pieces/guardedHolders.ts';
import { lostReplies } from './pieces/lostReplies.ts';
import { neverWoken } from './pieces/neverWoken.ts';
import { twoHolders } from './pieces/twoHolders.ts';

export const lockPieces: readonly MuseumPiece[] = [
  ...lostReplies,
  ...guardedHolders,
  ...twoHolders,
  ...neverWoken,
];
