import { expect, test } from 'vitest';
import { playPiece } from '../museum/playPiece.ts';
import { expectedOf, strayOf } from '../museum/testing.ts';
import { piecesOf } from '../museum/museum.ts';

const electionPieces = piecesOf('elections');

/** Failure modes that elections can have, of those the museum shows. */
const SHOWN =
  'F01 F03 F05 F06 F09 F10 F12 F17 F21 F23 F24 F26 F31 F33 F35 F37 F38 F39 F40 F41 F42 F48 F51'.split(' ');

test.each(electionPieces)(
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

test('every failure mode of elections is shown, and each piece has a name of its own', () => {
  expect([...new Set(electionPieces.flatMap(({ corpus }) => corpus))].toSorted()).toEqual(SHOWN);
  expect(new Set(electionPieces.map(({ id }) => id)).size).toBe(electionPieces.length);
});
