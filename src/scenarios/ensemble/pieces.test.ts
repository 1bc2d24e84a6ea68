import { expect, test } from 'vitest';
import { strayOf } from '../museum/testing.ts';
import { playPiece } from '../museum/playPiece.ts';
import { piecesOf } from '../museum/museum.ts';

const ensemblePieces = piecesOf('ensemble');

test.each(ensemblePieces)(
  '$id: the wrong one breaks $invariant, the right one under the same commands breaks nothing',
  (piece) => {
    const { wrong, right } = playPiece(piece);
    expect(wrong.violations).toContain(piece.invariant);
    expect(right.violations).toEqual([]);
    expect([wrong, right].flatMap((side) => strayOf(piece, side))).toEqual([]);
  },
);
