// Plays a museum piece without a page: the wrong variant and the right one, under the same commands, to the same time.
import { Simulation, type InvariantId, type Violation } from '../../engine/index.ts';
import { findScenario } from '../catalogue.ts';
import type { PairSide } from '../scenario/pair.ts';
import { sideChoice } from '../pairs.ts';
import { recipeBook } from '../recipeBook.ts';
import type { Scenario, ScenarioChoice } from '../scenario/scenario.ts';
import type { MuseumPiece } from '../scenario/piece.ts';

export interface PlayedPiece {
  readonly wrong: PlayedSide;
  readonly right: PlayedSide;
}

export interface PlayedSide {
  readonly simulation: Simulation;
  /** Ids of the violated invariants, sorted. */
  readonly violations: readonly InvariantId[];
}

/** The failing side, a little past its first violation. */
export interface RedMoment {
  readonly simulation: Simulation;
  readonly violation: Violation;
  readonly scenario: Scenario;
  readonly choice: ScenarioChoice;
}

export function playPiece(piece: MuseumPiece): PlayedPiece {
  return { wrong: playSide(piece, piece.wrong), right: playSide(piece, piece.right) };
}

/** Null if the invariant holds to the end, which the tests exclude. */
export function playToRed(piece: MuseumPiece): RedMoment | null {
  const steps = stepsToRed(piece);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same step by step, so that the caller can do other work in between. */
export function* stepsToRed(piece: MuseumPiece): Generator<undefined, RedMoment | null> {
  const { simulation, scenario, choice } = stagedSide(piece, piece.wrong);
  const broken = () => simulation.violations.find(({ invariant }) => invariant === piece.invariant);
  do yield;
  while (broken() === undefined && simulation.nowMs <= piece.endMs && simulation.step());
  const violation = broken();
  if (violation === undefined) return null;
  const untilMs = Math.min(piece.endMs, violation.timeMs + BEYOND_MS);
  while ((simulation.nextAtMs() ?? Infinity) <= untilMs && simulation.step()) yield;
  return { simulation, violation, scenario, choice };
}

/** So much longer something stays broken that is to be seen. */
const BEYOND_MS = 2500;

function playSide(piece: MuseumPiece, side: PairSide): PlayedSide {
  const { simulation } = stagedSide(piece, side);
  simulation.runUntil(piece.endMs);
  return { simulation, violations: brokenIn(simulation.violations) };
}

function stagedSide(piece: MuseumPiece, side: PairSide): Omit<RedMoment, 'violation'> {
  const told = { ...side, values: { ...side.values, story: piece.id } };
  const choice = sideChoice(told, piece.seed, piece.clients);
  const scenario = findScenario(side.scenario);
  if (scenario === undefined) throw new RangeError(`no scenario ${side.scenario}`);
  const invariants = [...new Set([...scenario.invariants, piece.invariant])];
  return {
    simulation: new Simulation(scenario.setup(choice), recipeBook, { invariants }),
    scenario,
    choice,
  };
}

function brokenIn(violations: readonly Violation[]): readonly InvariantId[] {
  return [...new Set(violations.map(({ invariant }) => invariant))].toSorted((a, b) => (a < b ? -1 : 1));
}
