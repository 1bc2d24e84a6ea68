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
  readonly waiting: (() => void) | null;
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
 * by then. Only the last one waits.
 */
export function againOnceTold(experiment: Experiment, act: () => void): void {
  const playhead = usePlayhead.getState();
  const waiting = (): void => {
    if (getExperiment() === experiment && usePlayhead.getState() === playhead) act();
  };
  elsewhereStore.setState({ waiting });
}

/** More is known of what programs do elsewhere. */
export function announceTold(): void {
  const { waiting } = elsewhereStore.getState();
  elsewhereStore.setState({ waiting: null });
  waiting?.();
}
