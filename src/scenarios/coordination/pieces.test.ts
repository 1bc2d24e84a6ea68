import { expect, test } from 'vitest';
import { playPiece } from '../museum/playPiece.ts';
import { expectedOf, strayOf } from '../museum/testing.ts';
import { piecesOf } from '../museum/museum.ts';

const coordinationPieces = piecesOf('coordination');

test.each(coordinationPieces)(
  '$id: the wrong one breaks $invariant, the right one under the same commands does not',
  (piece) => {
    const { wrong, right } = playPiece(piece);
    expect(wrong.violations).toContain(piece.invariant);
    expect(right.violations).not.toContain(piece.invariant);
    expect(expectedOf(piece, 'wrong')).toEqual(expect.arrayContaining([...wrong.violations]));
    expect(expectedOf(piece, 'right')).toEqual(expect.arrayContaining([...right.violations]));
    expect([wrong, right].flatMap((side) => strayOf(piece, side))).toEqual([]);
  },
);
