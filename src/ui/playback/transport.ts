// What the transport's buttons and keys do: play, pause, step and jump. Stepping stops at what is worth looking at, not at
// pings; at the head it simulates further, in the past it only moves the playhead.
import type { Experiment, Playhead, WorldSide } from '../../scenarios/experiment/experiment.ts';
import { hasToWait } from '../stores/lessonGate.ts';
import { movePlayhead } from '../stores/movePlayhead.ts';
import { shelfStepOf, usePlayhead } from '../stores/playhead.ts';
import { fail, getExperiment, useSession } from '../stores/session.ts';
import { againOnceTold, announceTold, onceStepped } from './elsewhere.ts';
import { timeLimit } from './playbackLoop.ts';
import { MAX_STEPS_AHEAD, knowsNext, simulateSlice, type SliceEnd } from './slice.ts';

/** Of a task that searches: between two of them the page draws and listens. */
export const SEARCH_BUDGET_MS = 30;

export function play(): void {
  if (hasToWait()) return;
  if (getExperiment() !== null) {
    const { step } = usePlayhead.getState();
    usePlayhead.setState({
      playing: true,
      shelfStep: step,
      dragged: false,
      held: false,
      replayTo: null,
      resting: false,
      coming: false,
    });
  }
}

/** After a command: a learner who has not paused wants to see its consequences. */
export function playOn(): void {
  if (!usePlayhead.getState().held) play();
}

/** Where it is to play from is no longer looked for. */
export function pause(): void {
  usePlayhead.setState({ playing: false, resting: false, coming: false, fold: null });
}

/** What the user says by button or key. Where nothing plays until a command is given there is nothing to pause. */
export function togglePlay(): void {
  const { playing, resting } = usePlayhead.getState();
  if (!playing) return play();
  if (resting) return;
  pause();
  usePlayhead.setState({ held: true });
}

/**
 * To the next single event; at the head it is made to happen, at once or as soon as what programs do elsewhere is told. False
 * if nothing will before a command is given.
 */
export function stepForward(): boolean {
  return onceStepped(stepForward) || goTo(nextNoteworthy);
}

type Found = number | 'waiting' | null;

/** The step to go to from another one. Called again with the same arguments as long as it is 'waiting'. */
export type Find = (experiment: Experiment, step: number) => Found;

/** To what is found after a step, by default the one shown, as soon as it is known. False if there is nothing. */
export function goTo(find: Find, step = usePlayhead.getState().step): boolean {
  const experiment = getExperiment();
  if (experiment === null || hasToWait()) return false;
  const next = find(experiment, step);
  if (next === 'waiting') {
    movePlayhead({ step, timeMs: usePlayhead.getState().timeMs }, { playing: false });
    againOnceTold(experiment, () => goTo(find), true);
  } else if (next !== null) jumpToStep(next);
  else usePlayhead.setState({ playing: false, coming: false, resting: experiment.shownStep === step });
  return next !== null;
}

/** To the event before, or the beginning. */
export function stepBack(): void {
  const { step } = usePlayhead.getState();
  jumpToStep(getExperiment()?.previousMarked('noteworthy', step) ?? 0);
}

export function jumpToStep(step: number): void {
  movePlayhead({ step }, { playing: false });
}

/** Plays a stretch of what has been shown again, slowly, and stops at its end. For those who want no motion that end is all. */
export function replay({ from, to }: { readonly from: number; readonly to: number }): void {
  const isStill = hasToWait() || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (from >= to || isStill) jumpToStep(to);
  else movePlayhead({ step: from }, { playing: true, replayTo: to });
}

/** Within what has been shown. */
export function jumpToTime(timeMs: number): void {
  const experiment = getExperiment();
  if (experiment !== null) movePlayhead(atTime(experiment, timeMs), { playing: false });
}

function atTime(experiment: Experiment, timeMs: number): Playhead {
  const lastMs = experiment.timeAt(experiment.shownStep);
  const moment = experiment.momentAtTime(Math.max(0, Math.min(timeMs, lastMs)));
  return { step: Math.min(moment.step, experiment.shownStep), timeMs: Math.min(timeMs, lastMs) };
}

/** Where a scrubber is dragged to. The picture follows at once; views beside it as soon as there is a frame for them. */
export function dragTo(to: { readonly step: number } | { readonly timeMs: number }): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const at = 'step' in to ? to : atTime(experiment, to.timeMs);
  const shelfStep = shelfStepOf(usePlayhead.getState());
  movePlayhead(at, { playing: false, shelfStep, dragged: true });
}

export function jumpToStart(): void {
  jumpToStep(0);
}

/** To the last moment shown. */
export function jumpToHead(): void {
  const experiment = getExperiment();
  if (experiment !== null) jumpToStep(experiment.shownStep);
}

/**
 * Plays from where the last client of the stage comes in: everybody else has arrived and waits, and what is to be seen first is
 * how one gets in line. `budgetMs` is that of a task; without it, it is done at once.
 */
export function playFromLastArrival(budgetMs?: number): void {
  const experiment = getExperiment();
  if (experiment === null || useSession.getState().failure !== null) return;
  const cast = experiment.worlds.flatMap(({ world }) => world.setup.clients);
  const arrived = new Set<string>();
  playOnceThere(
    experiment,
    () => {
      for (const { side, record } of experiment.recordsAt(experiment.steps))
        if (record.kind === 'program.started') arrived.add(side + record.actor);
      // What goes on for ever after the last of them need not be known yet.
      return arrived.size === cast.length || experiment.isIdle || experiment.steps >= MAX_STEPS_AHEAD;
    },
    () => playFrom(experiment.steps),
    budgetMs,
  );
}

export function playFrom(step: number): void {
  jumpToStep(step);
  play();
}

/**
 * Simulates until there is enough, in as many tasks as it takes and as what programs do elsewhere is told, and begins then. Not if the
 * user has gone elsewhere by then.
 */
export function playOnceThere(
  experiment: Experiment,
  isEnough: () => boolean,
  begin: () => void,
  budgetMs?: number,
): void {
  if (simulate(experiment, isEnough, budgetMs) === 'waiting') {
    usePlayhead.setState({ playing: true, coming: true });
    return againOnceTold(experiment, () => playOnceThere(experiment, isEnough, begin, budgetMs));
  }
  if (useSession.getState().failure !== null) return pause();
  begin();
}

/** To the step of a world's own record or violation. */
export function jumpToWorldStep(side: WorldSide, worldStep: number): void {
  const moment = getExperiment()?.momentOfWorldStep(side, worldStep);
  if (moment) jumpToStep(moment.step);
}

export type Direction = 'next' | 'previous';

/** To the moment just after a command; false if there is none in that direction. */
export function jumpToCommand(direction: Direction): boolean {
  const from = usePlayhead.getState().step;
  const steps = getExperiment()?.commands.map(({ afterStep }) => afterStep + 1) ?? [];
  const target =
    direction === 'next' ? steps.find((step) => step > from) : steps.findLast((step) => step < from);
  if (target !== undefined) jumpToStep(target);
  return target !== undefined;
}

function nextNoteworthy(experiment: Experiment, after: number): Found {
  const isKnown = experiment.nextMarked('noteworthy', after) !== null;
  const isEnough = (): boolean => isKnown || knowsNext('noteworthy', experiment, after);
  return simulateOn(experiment, isEnough) ? 'waiting' : experiment.nextMarked('noteworthy', after);
}

/**
 * Takes one slice of a search. True: the search is not over, and the next slice is due as soon as more is told, see
 * `againOnceTold`.
 */
export function simulateOn(experiment: Experiment, isEnough: () => boolean): boolean {
  return (
    useSession.getState().failure === null && simulate(experiment, isEnough, SEARCH_BUDGET_MS) === 'waiting'
  );
}

/** At once: the caller bounds how far. After `budgetMs` it is `waiting`, and is told so in the next task. */
export function simulate(experiment: Experiment, isEnough: () => boolean, budgetMs = Infinity): SliceEnd {
  const isOutOfTime = timeLimit(budgetMs);
  try {
    const end = simulateSlice(experiment, isEnough, isOutOfTime);
    if (end !== 'outOfTime') return end;
    setTimeout(announceTold);
    return 'waiting';
  } catch (error) {
    fail(error, 'step', null);
    return 'ended';
  }
}
