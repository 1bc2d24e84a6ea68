// Every piece of the museum, in the order of its halls.
import { coordinationPieces } from '../coordination/pieces.ts';
import { electionPieces } from '../elections/pieces.ts';
import { ensemblePieces } from '../ensemble/pieces.ts';
import { lockPieces } from '../locks/pieces.ts';
import { queuePieces } from '../queues/pieces.ts';
import type { MuseumPiece } from './piece.ts';

export const museumPieces: readonly MuseumPiece[] = [
  ...lockPieces,
  ...electionPieces,
  ...queuePieces,
  ...coordinationPieces,
  ...ensemblePieces,
];
