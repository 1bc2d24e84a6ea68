// What tests of all pieces ask.
import { findScenario } from '../catalogue.ts';
import { sideChoice } from '../pairs.ts';
import type { MuseumPiece } from '../scenario/piece.ts';
import type { PlayedSide } from './playPiece.ts';

/** Commands of the script that were not given, or were refused; in words. */
export function strayOf({ script }: MuseumPiece, { simulation }: PlayedSide): readonly string[] {
  const given = simulation.trace.flatMap((record) =>
    record.kind === 'command.given' || record.kind === 'command.refused' ? [record] : [],
  );
  const refused = given.flatMap((record) =>
    record.kind === 'command.refused' ? [`${record.command.type} was refused: ${record.reason}`] : [],
  );
  const missed = script.slice(given.length).map(({ command }) => `${command.type} was not given`);
  return [...refused, ...missed];
}

/** What such a run of the side’s scenario is meant to break at most. */
export function expectedOf(piece: MuseumPiece, side: 'wrong' | 'right'): readonly string[] {
  const { scenario, values } = piece[side];
  const told = { scenario, values: { ...values, story: piece.id } };
  const choice = sideChoice(told, piece.seed, piece.clients);
  return findScenario(scenario)?.expected(choice.values) ?? [];
}
