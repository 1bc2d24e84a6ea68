// Plays a museum piece without a page: the wrong variant and the right one, under the same commands, to the same time.
import { Simulation, type InvariantId, type Violation } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import type { PairSide } from '../pair.ts';
import { sideChoice } from '../pairs.ts';
import { recipeBook } from '../recipes/book.ts';
import type { MuseumPiece } from './piece.ts';

export interface PlayedPiece {
  readonly wrong: PlayedSide;
  readonly right: PlayedSide;
}

export interface PlayedSide {
  readonly simulation: Simulation;
  /** Ids of the promises that broke, sorted. */
  readonly violations: readonly InvariantId[];
}

export function playPiece(piece: MuseumPiece): PlayedPiece {
  return { wrong: playSide(piece, piece.wrong), right: playSide(piece, piece.right) };
}

function playSide(piece: MuseumPiece, side: PairSide): PlayedSide {
  const told = { ...side, values: { ...side.values, story: piece.id } };
  const choice = sideChoice(told, piece.seed, piece.clients);
  const scenario = findScenario(side.scenario);
  if (scenario === undefined) throw new RangeError(`no scenario ${side.scenario}`);
  const invariants = [...new Set([...scenario.invariants, piece.invariant])];
  const simulation = new Simulation(scenario.setup(choice), recipeBook, { invariants });
  simulation.runUntil(piece.endMs);
  return { simulation, violations: brokenIn(simulation.violations) };
}

function brokenIn(violations: readonly Violation[]): readonly InvariantId[] {
  return [...new Set(violations.map(({ invariant }) => invariant))].toSorted((a, b) => (a < b ? -1 : 1));
}
