// Going through the code that runs line by line: where the debugger is, and moving it on.
import { create } from 'zustand';
import { actorName, type ClientId, type Simulation } from '../../../engine/index.ts';
import type { Condition } from '../../../ownRecipes/debug/instrument.ts';
import type { LineRun } from '../../../ownRecipes/debug/lineTrace.ts';
import { StaleViews, type Stale } from '../../../ownRecipes/debug/staleView.ts';
import { afterStep, firstStop, lastBefore, type StepKind } from '../../../ownRecipes/debug/stepping.ts';
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { againOnceTold } from '../../../ui/playback/elsewhere.ts';
import { MAX_STEPS_AHEAD } from '../../../ui/playback/slice.ts';
import { jumpToStep, pause, simulate } from '../../../ui/playback/transport.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { linesOf, spyOn } from './ahead.ts';
import { lineAfter } from './ownLines.ts';
import { programInEditor, runsProgram, shownChoice, shownPrograms, type ShownProgram } from './ownWorld.ts';
import type { Stop } from './stops.ts';
import { useStopsAside } from './stopsAside.ts';

interface Debugger {
  readonly stops: readonly Stop[];
  /** Whose conditions cannot be read. */
  readonly wrong: ReadonlySet<number>;
  /** Where it was moved to last; null: to where the playhead is. */
  readonly at: LineRun | null;
  readonly stale: Stale | null;
  /** There was no further line, or no such moment. */
  readonly isAtEnd: boolean;
}

export const useDebugger = create<Debugger>(() => ({
  stops: [],
  wrong: new Set(),
  at: null,
  stale: null,
  isAtEnd: false,
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

function conditionsNow(): readonly Condition[] {
  const { wrong } = useDebugger.getState();
  return stopsNow().flatMap(({ program, inEditor, stops }) =>
    stops.flatMap(({ from, running, condition }) =>
      running === null || condition === '' || (inEditor && wrong.has(from))
        ? []
        : [{ code: program.code, line: running, text: condition }],
    ),
  );
}

interface StopsOf {
  readonly program: ShownProgram;
  readonly inEditor: boolean;
  readonly stops: readonly Stop[];
}

/** Of the program in the editor, and of those beside it. */
function stopsNow(): readonly StopsOf[] {
  const choice = shownChoice();
  const shown = programInEditor(choice);
  const { of } = useStopsAside.getState();
  return shownPrograms(choice).flatMap((program): readonly StopsOf[] => {
    if (program.index === shown?.index)
      return [{ program, inEditor: true, stops: useDebugger.getState().stops }];
    const aside = of.get(program.name);
    return aside?.runs === program.code ? [{ program, inEditor: false, stops: aside.stops }] : [];
  });
}

/** Asks for the lines of the world shown. */
export function spyOnShown(): void {
  const shown = debugged();
  if (shown !== null) spyOn(shown.world, conditionsNow());
}

/** Whether a client runs the program in the editor. */
export function isInEditor(client: ClientId): boolean {
  const program = programInEditor();
  return program !== null && runsProgram(program, actorName(client));
}

/** The line the program in the editor is at: where the debugger was moved to, or else the last that anyone came by. */
export function placeNow(shown: Debugged, mergedStep: number): number | null {
  const runs = linesOf(shown.world);
  const worldStep = stepOfWorld(shown, mergedStep);
  const { at } = useDebugger.getState();
  const moved =
    at === null || at.step !== worldStep || !isInEditor(at.client)
      ? -1
      : runs.findIndex((run) => isSame(run, at));
  return moved === -1 ? lastBefore(runs, worldStep, isInEditor) : moved;
}

export function step(kind: StepKind): void {
  pause();
  const shown = debugged();
  if (shown === null) return;
  spyOn(shown.world, conditionsNow());
  const runs = linesOf(shown.world);
  const from = placeNow(shown, usePlayhead.getState().step);
  const next = from === null ? (runs.length > 0 ? 0 : null) : afterStep(runs, from, kind);
  const run = next === null ? undefined : runs[next];
  if (run !== undefined) return moveTo(shown, run);
  if (goesOn(shown)) againOnceTold(shown.experiment, () => step(kind));
  else useDebugger.setState({ isAtEnd: true });
}

/** On until what a client has read is no longer so. */
export function runToStale(): void {
  pause();
  const shown = debugged();
  if (shown === null) return;
  const { experiment, side, world } = shown;
  const from = stepOfWorld(shown, usePlayhead.getState().step);
  const views = new StaleViews();
  const mostSteps = experiment.steps + MAX_STEPS_AHEAD;
  let found: Stale | null = null;
  const end = simulate(experiment, () => {
    found = views.after(world.trace, from, null);
    return found !== null || experiment.isIdle || experiment.steps >= mostSteps;
  });
  if (found === null && end === 'waiting') return againOnceTold(experiment, runToStale);
  const stale = found as Stale | null;
  useDebugger.setState({ stale, at: null, isAtEnd: stale === null });
  const moment = stale === null ? null : experiment.momentOfWorldStep(side, stale.step);
  if (moment !== null) jumpToStep(moment.step);
}

/** The first breakpoint that is reached between two steps of what is shown; null if there is none. */
export function stopBetween(
  experiment: Experiment,
  after: number,
  upTo: number,
): (LineRun & { at: number }) | null {
  const shown = debugged(experiment);
  const stops = stopsNow().map(({ program, stops: those }) => ({
    program,
    lines: new Set(those.flatMap(({ running }) => running ?? [])),
  }));
  if (shown === null || stops.every(({ lines }) => lines.size === 0)) return null;
  spyOn(shown.world, conditionsNow());
  const runs = linesOf(shown.world);
  const range = { after: stepOfWorld(shown, after), upTo: stepOfWorld(shown, upTo) };
  const found = firstStop(runs, range, ({ client, line }) =>
    stops.some(({ program, lines }) => lines.has(line) && runsProgram(program, actorName(client))),
  );
  const run = found === null ? undefined : runs[found];
  const moment = run === undefined ? null : experiment.momentOfWorldStep(shown.side, run.step);
  return run === undefined || moment === null ? null : { ...run, at: moment.step };
}

function moveTo(shown: Debugged, run: LineRun): void {
  const { experiment, side, world } = shown;
  const end = simulate(experiment, () => world.steps >= run.step);
  if (end === 'waiting') return againOnceTold(experiment, () => moveTo(shown, run));
  useDebugger.setState({ at: run, stale: null, isAtEnd: false });
  const moment = experiment.momentOfWorldStep(side, run.step);
  if (moment !== null) jumpToStep(moment.step);
}

/** Whether more lines may come. */
function goesOn({ experiment, world }: Debugged): boolean {
  const before = experiment.steps;
  if (experiment.isIdle || linesOf(world).length === 0) return !experiment.isIdle || world.steps > 0;
  const line = lineAfter(experiment, before);
  simulate(
    experiment,
    () => line() !== null || experiment.isIdle || experiment.steps >= before + MAX_STEPS_AHEAD,
  );
  return experiment.isWaiting || line() !== null;
}

function stepOfWorld({ experiment, side }: Debugged, mergedStep: number): number {
  return experiment.moment(Math.min(mergedStep, experiment.steps)).worldSteps[side] ?? 0;
}

function isSame(a: LineRun, b: LineRun): boolean {
  return a === b || (a.step === b.step && a.client === b.client && a.line === b.line && a.frame === b.frame);
}
