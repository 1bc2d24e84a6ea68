import { expect, test } from 'vitest';
import { museumPieces } from './museum.ts';
import { playPiece } from './playPiece.ts';

test('there are 88 pieces, each with an id of its own', () => {
  expect(new Set(museumPieces.map(({ id }) => id)).size).toBe(88);
});

test.each(museumPieces)(
  '$id: the right side keeps every promise, but for those of which the piece says that they break',
  (piece) => {
    expect(playPiece(piece).right.violations).toEqual(piece.stillBreaks ?? []);
  },
);
