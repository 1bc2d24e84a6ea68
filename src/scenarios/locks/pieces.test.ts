import { expect, test } from 'vitest';
import { Simulation } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import type { MuseumPiece } from '../scenario/piece.ts';
import { sideChoice } from '../pairs.ts';
import { recipeBook } from '../recipeBook.ts';
import { piecesOf } from '../museum/museum.ts';

const lockPieces = piecesOf('locks');

/** Failure modes of locks that the museum shows. */
const SHOWN =
  'F01 F02 F03 F04 F05 F06 F08 F09 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F20 F22 F23 F24 F25 F26 F27 F28 F29 F30 F31 F32 F48'.split(
    ' ',
  );

function play({ id, seed, clients, endMs, ...piece }: MuseumPiece, side: 'wrong' | 'right') {
  const { scenario: name, values } = piece[side];
  const choice = sideChoice({ scenario: name, values: { ...values, story: id } }, seed, clients);
  const scenario = findScenario(name);
  if (scenario === undefined) throw new Error(`no ${name}`);
  const { invariants } = scenario;
  const sim = new Simulation(scenario.setup(choice), recipeBook, { invariants });
  // As the page plays it: no longer than something may still come of it.
  while (!sim.isIdle() && sim.nowMs < endMs) sim.step();
  const broken = new Set(sim.violations.map(({ invariant }) => invariant));
  return { sim, broken, expected: scenario.expected(choice.values) };
}

test.each(lockPieces)('$id: the wrong one breaks $invariant', (piece) => {
  const { broken, expected } = play(piece, 'wrong');
  expect([...broken]).toContain(piece.invariant);
  expect([...expected]).toEqual(expect.arrayContaining([...broken]));
});

test.each(lockPieces)('$id: the right one keeps all it promises under the same commands', (piece) => {
  const { broken, expected } = play(piece, 'right');
  expect([...broken]).not.toContain(piece.invariant);
  expect([...expected]).toEqual(expect.arrayContaining([...broken]));
});

test.each(lockPieces)('$id: both are given every command of the story, and none is refused', (piece) => {
  for (const side of ['wrong', 'right'] as const) {
    const { sim } = play(piece, side);
    const given = sim.trace.flatMap((record) =>
      record.kind === 'command.given' || record.kind === 'command.refused' ? [record] : [],
    );
    expect(given.map(({ kind, actor }) => [kind, actor])).toEqual(
      piece.script.map(() => ['command.given', 'conductor']),
    );
    expect(given.map(({ command }) => command)).toEqual(piece.script.map(({ command }) => command));
  }
});

test('the page stops at the step in which a promise breaks by waiting', () => {
  const piece = lockPieces.find(({ id }) => id === 'create-repeated-blindly');
  if (piece === undefined) throw new Error('the piece is gone');
  const values = { ...piece.wrong.values, story: piece.id };
  const choice = sideChoice({ ...piece.wrong, values }, piece.seed, piece.clients);
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  while (!experiment.isIdle) experiment.advance();
  const broken = experiment.violations().flat();
  expect(broken.map(({ invariant }) => invariant)).toContain('I-5');
  expect(experiment.marked('striking')).toEqual(expect.arrayContaining(broken.map(({ step }) => step)));
});

test('every failure mode of locks is shown, and each piece has a name of its own', () => {
  expect([...new Set(lockPieces.flatMap(({ corpus }) => corpus))].toSorted()).toEqual(SHOWN);
  expect(new Set(lockPieces.map(({ id }) => id)).size).toBe(lockPieces.length);
});
