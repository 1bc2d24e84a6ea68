// Moving the debugger on: line by line, or to where something goes wrong.
import type { LineRun } from '../../../../ownRecipes/debug/lineTrace.ts';
import { StaleViews, type Stale } from '../../../../ownRecipes/debug/staleView.ts';
import { afterStep, hasWayOut, stopOnTheWay, type StepKind } from '../../../../ownRecipes/debug/stepping.ts';
import type { Experiment, WorldSide } from '../../../../scenarios/experiment/experiment.ts';
import { againOnceTold, onceStepped } from '../../../../ui/playback/elsewhere.ts';
import { MAX_STEPS_AHEAD } from '../../../../ui/playback/slice.ts';
import { jumpToStep, pause, simulateOn } from '../../../../ui/playback/transport.ts';
import { getExperiment } from '../../../../ui/stores/session.ts';
import type { stepByLines } from '../../../../ui/stores/stops.ts';
import { usePlayhead } from '../../../../ui/stores/playhead.ts';
import { linesOf, spyOn } from '../ahead.ts';
import { conditionsNow, stopTest, tellPaused } from './breakpoints.ts';
import { lineAfter, lineBefore } from '../ownLines.ts';
import { debugged, placeNow, stepOfWorld, useDebugger, type Debugged, type Debugger } from './place.ts';
import { ViolationStop } from './violationStop.ts';

export function step(kind: StepKind): void {
  if (!onceStepped(() => step(kind))) stepUpTo(mostStepsNow(), kind);
}

/** No further is looked for a line. */
function stepUpTo(mostSteps: number, kind: StepKind): void {
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
  if (goesOn(shown, mostSteps)) againOnceTold(shown.experiment, () => stepUpTo(mostSteps, kind), true);
  else useDebugger.setState({ said: 'atEnd' });
}

function moveTo(shown: Debugged, run: LineRun): void {
  const { experiment, side, world } = shown;
  if (simulateOn(experiment, () => world.steps >= run.step))
    return againOnceTold(experiment, () => moveTo(shown, run), true);
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
    if (before === 0) return null;
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
