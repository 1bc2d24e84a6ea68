// Programs that run in another thread: where a world that is opened here gets them, and what waits for what they do.
import { createStore } from 'zustand';
import type { Experiment, ExperimentOptions } from '../../scenarios/experiment/experiment.ts';
import { usePlayhead } from '../stores/playhead.ts';
import { getExperiment } from '../stores/session.ts';
import { wallClockMs } from './playbackLoop.ts';

type ProgramsOf = NonNullable<ExperimentOptions['programsOf']>;

interface Elsewhere {
  readonly programsOf: ProgramsOf;
  /** What is done again as soon as more is known. */
  readonly waiting: Waiting | null;
}

interface Waiting {
  readonly act: () => void;
  readonly isDue: () => boolean;
  readonly isStep: boolean;
}

const elsewhereStore = createStore<Elsewhere>(() => ({ programsOf: () => null, waiting: null }));

/** From now on worlds that are opened ask this. */
export function runElsewhere(programsOf: ProgramsOf): void {
  elsewhereStore.setState({ programsOf });
}

/** What an experiment of this page is made with. */
export function optionsHere(): ExperimentOptions {
  return { clock: wallClockMs, programsOf: (choice) => elsewhereStore.getState().programsOf(choice) };
}

/**
 * Does something again as soon as more is known of an experiment, unless it is no longer shown or the playhead has been touched
 * by then. Only the last one waits. `isStep`: the next step is taken after it, not in its place.
 */
export function againOnceTold(experiment: Experiment, act: () => void, isStep = false): void {
  const playhead = usePlayhead.getState();
  const isDue = (): boolean => getExperiment() === experiment && usePlayhead.getState() === playhead;
  elsewhereStore.setState({ waiting: { act, isDue, isStep } });
}

/** What goes on with a step that is not found yet; null: none is looked for. */
export function stepOnTheWay(): Waiting | null {
  const { waiting } = elsewhereStore.getState();
  return waiting?.isStep && waiting.isDue() ? waiting : null;
}

/** True: one is still looked for, and this step, which asks here when it is taken, comes after it. */
export function onceStepped(step: () => void): boolean {
  const before = stepOnTheWay();
  if (before === null) return false;
  const act = (): void => {
    before.act();
    step();
  };
  elsewhereStore.setState({ waiting: { ...before, act } });
  return true;
}

/** More is known of what programs do elsewhere. */
export function announceTold(): void {
  const { waiting } = elsewhereStore.getState();
  elsewhereStore.setState({ waiting: null });
  if (waiting?.isDue()) waiting.act();
}
