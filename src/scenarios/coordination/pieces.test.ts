import { expect, test } from 'vitest';
import '../all.ts';
import { findScenario } from '../catalogue.ts';
import { playPiece } from '../museum/playPiece.ts';
import type { MuseumPiece } from '../museum/piece.ts';
import { sideChoice } from '../pairs.ts';
import { coordinationPieces } from './pieces.ts';

test.each(coordinationPieces)(
  '$id: the wrong one breaks $invariant, the right one under the same commands does not',
  (piece) => {
    const { wrong, right } = playPiece(piece);
    expect(wrong.violations).toContain(piece.invariant);
    expect(right.violations).not.toContain(piece.invariant);
    expect(expectedOf(piece, 'wrong')).toEqual(expect.arrayContaining([...wrong.violations]));
    expect(expectedOf(piece, 'right')).toEqual(expect.arrayContaining([...right.violations]));
    for (const { simulation } of [wrong, right]) {
      const given = simulation.trace.flatMap((record) =>
        record.kind === 'command.given' || record.kind === 'command.refused' ? [record] : [],
      );
      expect(given.map(({ kind, command }) => [kind, command])).toEqual(
        piece.script.map(({ command }) => ['command.given', command]),
      );
    }
  },
);

/** What such a run of the side's scenario is meant to break at most. */
function expectedOf({ id, seed, clients, ...piece }: MuseumPiece, side: 'wrong' | 'right') {
  const { scenario, values } = piece[side];
  const choice = sideChoice({ scenario, values: { ...values, story: id } }, seed, clients);
  return [...(findScenario(scenario)?.expected(choice.values) ?? [])];
}
