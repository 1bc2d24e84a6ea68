import { expect, test } from 'vitest';
import { findScenario } from '../catalogue.ts';
import { Experiment } from '../experiment/experiment.ts';
import { sideChoice } from '../pairs.ts';
import { recipeBook } from '../recipeBook.ts';
import type { MuseumPiece } from '../scenario/piece.ts';
import { museumPieces, piecesOf } from './museum.ts';
import { playPiece, type PlayedSide } from './playPiece.ts';

/** Failure modes that a family can have and the museum shows. */
const SHOWN = {
  locks:
    'F01 F02 F03 F04 F05 F06 F08 F09 F10 F11 F12 F13 F14 F15 F16 F17 F18 F19 F20 F22 F23 F24 F25 F26 F27 F28 F29 F30 F31 F32 F48',
  elections: 'F01 F03 F05 F06 F09 F10 F12 F17 F21 F23 F24 F26 F31 F33 F35 F37 F38 F39 F40 F41 F42 F48 F51',
} as const;

test.each(museumPieces)(
  '$id: the wrong side breaks $invariant, the right one under the same commands does not',
  (piece) => {
    const { wrong, right } = playPiece(piece);
    expect(wrong.violations).toContain(piece.invariant);
    expect(choiceOf(piece, 'wrong').expected).toEqual(expect.arrayContaining([...wrong.violations]));
    expect(right.violations).not.toContain(piece.invariant);
    expect(right.violations, 'but for those of which the piece says that they break').toEqual(
      piece.stillBreaks ?? [],
    );
    expect(choiceOf(piece, 'right').expected).toEqual(expect.arrayContaining([...right.violations]));
    const script = piece.script.map(({ command }) => ['command.given', 'conductor', command]);
    expect([wrong, right].map(commandsOf)).toEqual([script, script]);
  },
);

test('each piece has an id of its own', () => {
  const ids = museumPieces.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['locks', 'elections'] as const)('every failure mode of %s is shown', (family) => {
  const shown = new Set(piecesOf(family).flatMap(({ corpus }) => corpus));
  expect([...shown].toSorted().join(' ')).toBe(SHOWN[family]);
});

test('the page stops at the step in which a promise breaks by waiting', () => {
  const piece = museumPieces.find(({ id }) => id === 'create-repeated-blindly');
  if (piece === undefined) throw new Error('the piece is gone');
  const experiment = new Experiment([choiceOf(piece, 'wrong').choice], { findScenario, book: recipeBook });
  while (!experiment.isIdle) experiment.advance();
  const broken = experiment.violations().flat();
  expect(broken.map(({ invariant }) => invariant)).toContain('I-5');
  expect(experiment.marked('striking')).toEqual(expect.arrayContaining(broken.map(({ step }) => step)));
});

/** What the side's scenario is told, and what such a run of it is meant to break at most. */
function choiceOf(piece: MuseumPiece, side: 'wrong' | 'right') {
  const { scenario, values } = piece[side];
  const told = { scenario, values: { ...values, story: piece.id } };
  const choice = sideChoice(told, piece.seed, piece.clients);
  return { choice, expected: findScenario(scenario)?.expected(choice.values) ?? [] };
}

/** Commands as they were given or refused, and by whom. */
function commandsOf({ simulation }: PlayedSide) {
  return simulation.trace.flatMap((record) =>
    record.kind === 'command.given' || record.kind === 'command.refused'
      ? [[record.kind, record.actor, record.command]]
      : [],
  );
}
