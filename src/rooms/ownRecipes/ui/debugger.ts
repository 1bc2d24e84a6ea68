// Going through the code that runs line by line: where the debugger is, and moving it on.
import { create } from 'zustand';
import { actorName, type ClientId, type Simulation } from '../../../engine/index.ts';
import type { Condition } from '../../../ownRecipes/debug/instrument.ts';
import type { LineRun } from '../../../ownRecipes/debug/lineTrace.ts';
import { StaleViews, type Stale } from '../../../ownRecipes/debug/staleView.ts';
import {
  afterStep,
  firstStop,
  hasWayOut,
  lastBefore,
  stopOnTheWay,
  type StepKind,
} from '../../../ownRecipes/debug/stepping.ts';
import type { Experiment, WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { runsOwnCode } from '../../../scenarios/scenario/ownCodes.ts';
import { againOnceTold } from '../../../ui/playback/elsewhere.ts';
import { MAX_STEPS_AHEAD } from '../../../ui/playback/slice.ts';
import { jumpToStep, pause, simulateOn } from '../../../ui/playback/transport.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import type { stepByLines } from '../../../ui/stores/stops.ts';
import { dismissNotice, notify, useNotices, type Notice } from '../../../ui/stores/notices.ts';
import { editProgram } from '../../../ui/stores/ownCode.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import { wordsNow } from '../../../words/useWords.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { linesOf, spyOn } from './ahead.ts';
import {
  programInEditor,
  programNameOf,
  runsProgram,
  shownChoice,
  shownPrograms,
  type ShownProgram,
} from './ownWorld.ts';
import { lineAfter, lineBefore } from './ownLines.ts';
import type { Stop } from './stops.ts';
import { stopsAsideStore } from './stopsAside.ts';
import { ViolationStop } from './violationStop.ts';

interface Debugger {
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

/** Of a breakpoint in the editor: for whom its condition could not be evaluated first, and why; null: it could. */
export function conditionFailure(
  runs: readonly LineRun[],
  { running }: Stop,
): { readonly client: ClientId; readonly why: string } | null {
  for (const { client, line, conditionFailed: why } of runs)
    if (why !== null && line === running && isInEditor(client)) return { client, why };
  return null;
}

interface StopsOf {
  readonly program: ShownProgram;
  readonly inEditor: boolean;
  readonly stops: readonly Stop[];
}

/** That a breakpoint was reached. */
export function tellPaused(run: LineRun): void {
  const words = wordsNow(OWN_RECIPE);
  const shown = debugged();
  const runOn = shown === null ? null : runOnTo(linesOf(shown.world), run);
  const paused = words.pausedAt(actorName(run.client), run.line, programNameOf(run.client));
  const text = wordsNow().format.sentences([paused, ...(runOn === null ? [] : [words.debug.runOn(runOn)])]);
  const notice: Notice = { text, action: null };
  notify(notice);
  dismissOncePlaying(notice);
}

/** It may be said while playback is still about to stop. */
function dismissOncePlaying(notice: Notice): void {
  let hasPaused = !usePlayhead.getState().playing;
  const end = usePlayhead.subscribe(({ playing }) => {
    hasPaused ||= !playing;
    if (!hasPaused || !playing) return;
    end();
    if (useNotices.getState().notice === notice) dismissNotice();
  });
}

/** The line to which a client runs on in the same step of the world, whose end is what the picture shows; null: it stays at this one. */
export function runOnTo(runs: readonly LineRun[], { client, line, step: of, nth }: LineRun): number | null {
  const last = runs.findLast((run) => run.step === of && run.client === client);
  return last === undefined || last.nth === nth || last.line === line ? null : last.line;
}

/** Puts the program that a client runs into the editor. */
export function showProgramOf(client: ClientId, left: string): void {
  if (isInEditor(client)) return;
  const program = shownPrograms(shownChoice()).find((each) => runsProgram(each, actorName(client)));
  if (program !== undefined) editProgram(program.index, left);
}

function hasStops(): boolean {
  return stopsNow().some(({ stops }) => stops.some(({ running }) => running !== null));
}

/** Of the program in the editor, and of those beside it. */
function stopsNow(): readonly StopsOf[] {
  const choice = shownChoice();
  const shown = programInEditor(choice);
  const { of } = stopsAsideStore.getState();
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

/** The same if there are breakpoints, in whichever program. */
export function spyOnStops(): void {
  if (hasStops()) spyOnShown();
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
function movedTo(runs: readonly LineRun[], worldStep: number): number | null {
  const { at } = useDebugger.getState();
  if (at?.step !== worldStep) return null;
  const moved = runs.findIndex(({ step: of, nth }) => of === at.step && nth === at.nth);
  return moved === -1 ? null : moved;
}

/** How Step forward and Step back go while the debugger is open: to each line that any program runs. */
export const everyLine: Parameters<typeof stepByLines>[0] = {
  lineAfter(experiment, after) {
    const shown = debugged(experiment);
    if (shown === null || linesOf(shown.world).length === 0) return lineAfter(experiment, after);
    const from = stepOfWorld(shown, after);
    return () =>
      momentOf(
        shown,
        linesOf(shown.world).find((run) => run.step > from),
      );
  },
  lineBefore(experiment, before) {
    const shown = debugged(experiment);
    if (shown === null || linesOf(shown.world).length === 0) return lineBefore(experiment, before);
    const upTo = stepOfWorld(shown, before - 1);
    return momentOf(
      shown,
      linesOf(shown.world).findLast((run) => run.step <= upTo),
    );
  },
  goInStep(direction) {
    const shown = debugged();
    if (shown === null) return false;
    const mergedStep = usePlayhead.getState().step;
    const runs = linesOf(shown.world);
    const place = placeNow(shown, mergedStep);
    const run = place === null ? undefined : runs[direction === 'forward' ? place + 1 : place - 1];
    if (run?.step !== stepOfWorld(shown, mergedStep)) return false;
    pause();
    useDebugger.setState({ at: run, stale: null, said: null });
    return true;
  },
  enter(experiment, next) {
    const shown = debugged(experiment);
    const of = shown === null ? 0 : stepOfWorld(shown, next);
    const run = shown === null ? undefined : linesOf(shown.world).find((each) => each.step === of);
    if (run !== undefined) useDebugger.setState({ at: run, stale: null, said: null });
  },
};

function momentOf({ experiment, side }: Debugged, run: LineRun | undefined): number | null {
  return run === undefined ? null : (experiment.momentOfWorldStep(side, run.step)?.step ?? null);
}

/** `mostSteps`: no further is looked for a line. */
export function step(kind: StepKind, mostSteps = mostStepsNow()): void {
  pause();
  const shown = debugged();
  if (shown === null) return;
  spyOn(shown.world, conditionsNow());
  const runs = linesOf(shown.world);
  const from = placeNow(shown, usePlayhead.getState().step);
  if (kind === 'out' && from !== null && !hasWayOut(runs, from))
    return useDebugger.setState({ said: 'noWayOut' });
  const next = from === null ? (runs.length > 0 ? 0 : null) : afterStep(runs, from, kind);
  const stop = next === null || from === null ? null : stopOnTheWay(runs, { from, to: next }, stopTest());
  const run = next === null ? undefined : runs[stop ?? next];
  if (run !== undefined) {
    moveTo(shown, run);
    if (stop !== null) tellPaused(run);
    return;
  }
  if (goesOn(shown, mostSteps)) againOnceTold(shown.experiment, () => step(kind, mostSteps));
  else useDebugger.setState({ said: 'atEnd' });
}

function mostStepsNow(): number {
  return (getExperiment()?.steps ?? 0) + MAX_STEPS_AHEAD;
}

/** On until what a client has read is no longer so, or an invariant breaks. */
export function runToStale(): void {
  pause();
  const shown = debugged();
  if (shown === null) return;
  const { experiment, side, world } = shown;
  const after = usePlayhead.getState().step;
  const from = stepOfWorld(shown, after);
  const views = new StaleViews();
  const mostSteps = mostStepsNow();
  let stale: Stale | null = null;
  let broken: number | null = null;
  const isEnough = (): boolean => {
    stale = views.after(world.trace, from, null);
    broken = new ViolationStop().find(experiment, after, experiment.steps);
    return stale !== null || broken !== null || experiment.isIdle || experiment.steps >= mostSteps;
  };
  const search = (): void => {
    if (simulateOn(experiment, isEnough)) return againOnceTold(experiment, search);
    const found = firstOf(experiment, side, { stale, broken });
    useDebugger.setState({ stale: found.stale, at: null, said: found.said });
    if (found.step !== null) jumpToStep(found.step);
  };
  search();
}

interface Found {
  readonly step: number | null;
  readonly stale: Stale | null;
  readonly said: Debugger['said'];
}

/** What comes first. Where an invariant breaks it is said of that. */
function firstOf(
  experiment: Experiment,
  side: WorldSide,
  { stale, broken }: { readonly stale: Stale | null; readonly broken: number | null },
): Found {
  const moment = stale === null ? null : experiment.momentOfWorldStep(side, stale.step);
  if (moment === null) return { step: broken, stale: null, said: broken === null ? 'atEnd' : 'violated' };
  if (broken === null || moment.step < broken) return { step: moment.step, stale, said: null };
  return { step: broken, stale: broken === moment.step ? stale : null, said: 'violated' };
}

/** Whether there is a breakpoint at a line that a client came by. */
function stopTest(): (run: LineRun) => boolean {
  const stops = stopsNow().map(({ program, stops: those }) => ({
    program,
    lines: new Set(those.flatMap(({ running }) => running ?? [])),
  }));
  return ({ client, line }) =>
    stops.some(({ program, lines }) => lines.has(line) && runsProgram(program, actorName(client)));
}

/** The first breakpoint that is reached between two steps of what is shown, or later in the first of them than where one is; null if there is none. */
export function stopBetween(
  experiment: Experiment,
  after: number,
  upTo: number,
): (LineRun & { at: number }) | null {
  const shown = debugged(experiment);
  if (shown === null || !hasStops()) return null;
  spyOn(shown.world, conditionsNow());
  const runs = linesOf(shown.world);
  const from = stepOfWorld(shown, after);
  // A loop may come by a breakpoint more than once in one step.
  const range = { after: from, upTo: stepOfWorld(shown, upTo), behind: movedTo(runs, from) };
  const found = firstStop(runs, range, stopTest());
  const run = found === null ? undefined : runs[found];
  const moment = run === undefined ? null : experiment.momentOfWorldStep(shown.side, run.step);
  return run === undefined || moment === null ? null : { ...run, at: moment.step };
}

function moveTo(shown: Debugged, run: LineRun): void {
  const { experiment, side, world } = shown;
  if (simulateOn(experiment, () => world.steps >= run.step))
    return againOnceTold(experiment, () => moveTo(shown, run));
  useDebugger.setState({ at: run, stale: null, said: null });
  const moment = experiment.momentOfWorldStep(side, run.step);
  if (moment !== null) jumpToStep(moment.step);
}

/** Whether more lines may be told. What is known of them may reach further than the world has been simulated. */
function goesOn({ experiment, world }: Debugged, mostSteps: number): boolean {
  const isFar = (): boolean => experiment.isIdle || experiment.steps >= mostSteps;
  return (
    simulateOn(experiment, isFar) ||
    (linesOf(world).length === 0 && world.steps > 0 && experiment.steps < mostSteps)
  );
}

function stepOfWorld({ experiment, side }: Debugged, mergedStep: number): number {
  return experiment.moment(Math.min(mergedStep, experiment.steps)).worldSteps[side] ?? 0;
}
