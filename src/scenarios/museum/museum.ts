// Every piece of the museum, by the scenario that it shows to go wrong.
import { LIBRARY } from '../library.ts';
import type { Family } from '../scenario/scenario.ts';
import type { MuseumPiece } from '../scenario/piece.ts';

export const museumPieces: readonly MuseumPiece[] = LIBRARY.flatMap(({ pieces }) => pieces);

export function piecesOf(family: Family): readonly MuseumPiece[] {
  return LIBRARY.filter(({ scenario }) => scenario.family === family).flatMap(({ pieces }) => pieces);
}
