// Where the debugger is: in which world, at which line of the program in the editor.
import { create } from 'zustand';
import { actorName, type ClientId, type Simulation } from '../../../../engine/index.ts';
import type { LineRun } from '../../../../ownRecipes/debug/lineTrace.ts';
import type { Stale } from '../../../../ownRecipes/debug/staleView.ts';
import { lastBefore } from '../../../../ownRecipes/debug/stepping.ts';
import type { Experiment, WorldSide } from '../../../../scenarios/experiment/experiment.ts';
import { runsOwnCode } from '../../../../scenarios/scenario/ownCodes.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import { editProgram } from '../../../../ui/stores/ownCode.ts';
import { linesOf } from '../ahead.ts';
import { programInEditor, runsProgram, shownChoice, shownPrograms } from '../ownWorld.ts';
import type { Stop } from './stops.ts';

export interface Debugger {
  readonly stops: readonly Stop[];
  /** Breakpoints with a condition that cannot be parsed. */
  readonly wrong: ReadonlySet<number>;
  /** Where it was moved to last; null: to where the playhead is. */
  readonly at: LineRun | null;
  readonly stale: Stale | null;
  /** Why it is where it is, if that goes without saying: no. `atEnd`: there was no further line, or no such moment. */
  readonly said: 'atEnd' | 'noWayOut' | 'violated' | null;
}

export const useDebugger = create<Debugger>(() => ({
  stops: [],
  wrong: new Set(),
  at: null,
  stale: null,
  said: null,
}));

/** The world that runs code. */
export interface Debugged {
  readonly experiment: Experiment;
  readonly side: WorldSide;
  readonly world: Simulation;
}

export function debugged(experiment = getExperiment()): Debugged | null {
  const index = experiment?.choices.findIndex(runsOwnCode) ?? -1;
  const world = experiment?.worlds[index];
  if (experiment === null || world === undefined) return null;
  return { experiment, side: index === 1 ? 1 : 0, world };
}

/** The step of that world at a step of the experiment. */
export function stepOfWorld({ experiment, side }: Debugged, mergedStep: number): number {
  return experiment.moment(Math.min(mergedStep, experiment.steps)).worldSteps[side] ?? 0;
}

/** The line the program in the editor is at: where the debugger was moved to, or else the last that anyone came by. */
export function placeNow(shown: Debugged, mergedStep: number): number | null {
  const runs = linesOf(shown.world);
  const worldStep = stepOfWorld(shown, mergedStep);
  const { at, stale } = useDebugger.getState();
  if (stale?.step === worldStep && isInEditor(stale.client))
    return lastBefore(runs, worldStep, (client) => client === stale.client);
  const moved = at === null || !isInEditor(at.client) ? null : movedTo(runs, worldStep);
  return moved ?? lastBefore(runs, worldStep, isInEditor);
}

/** Whether the debugger was moved to a line of the step shown, or paused at it. */
export function isMovedTo(shown: Debugged, mergedStep: number): boolean {
  return movedTo(linesOf(shown.world), stepOfWorld(shown, mergedStep)) !== null;
}

/** Where the debugger was moved to, if that was in this step of the world; null if not. */
export function movedTo(runs: readonly LineRun[], worldStep: number): number | null {
  const { at } = useDebugger.getState();
  if (at?.step !== worldStep) return null;
  const moved = runs.findIndex(({ step: of, nth }) => of === at.step && nth === at.nth);
  return moved === -1 ? null : moved;
}

/** The line to which a client runs on in the same step of the world, whose end is what the picture shows; null: it stays at this one. */
export function runOnTo(runs: readonly LineRun[], { client, line, step: of, nth }: LineRun): number | null {
  const last = runs.findLast((run) => run.step === of && run.client === client);
  return last === undefined || last.nth === nth || last.line === line ? null : last.line;
}

/** Whether a client runs the program in the editor. */
export function isInEditor(client: ClientId): boolean {
  const program = programInEditor();
  return program !== null && runsProgram(program, actorName(client));
}

/** Puts the program that a client runs into the editor. */
export function showProgramOf(client: ClientId, left: string): void {
  if (isInEditor(client)) return;
  const program = shownPrograms(shownChoice()).find((each) => runsProgram(each, actorName(client)));
  if (program !== undefined) editProgram(program.index, left);
}
