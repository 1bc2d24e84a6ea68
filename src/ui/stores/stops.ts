// Where playing is to stop by itself, as at a breakpoint.
import { createStore } from 'zustand';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';

/** The first step to stop at after one step, up to another; null: there is none. */
type FindStop = (experiment: Experiment, after: number, upTo: number) => number | null;

/** What finds the step after another in which a line of code that can be stepped through runs; null as long as there is none. */
type LineAfter = (experiment: Experiment, step: number) => () => number | null;

/** The last step before another in which such a line ran; null: none did. */
type LineBefore = (experiment: Experiment, step: number) => number | null;

interface Lines {
  readonly lineAfter: LineAfter;
  readonly lineBefore: LineBefore;
  /** Where lines are gone through one by one: goes to another that ran in the step shown. False: there is none, or no such place. */
  readonly goInStep: (direction: 'forward' | 'back') => boolean;
  /** Told of the step that stepping forward is about to show. */
  readonly enter: (experiment: Experiment, step: number) => void;
}

const STEPS_ONLY: Pick<Lines, 'goInStep' | 'enter'> = { goInStep: () => false, enter: () => undefined };

interface Stops extends Lines {
  readonly find: FindStop;
}

export const stopsStore = createStore<Stops>(() => ({
  find: () => null,
  lineAfter: () => () => null,
  lineBefore: () => null,
  ...STEPS_ONLY,
}));

/** Asked each time that playing goes on. */
export function pauseWhere(find: FindStop): void {
  stopsStore.setState({ find });
}

/** Asked each time that the user steps. */
export function stepByLines(lines: Pick<Lines, 'lineAfter' | 'lineBefore'> & Partial<Lines>): void {
  stopsStore.setState({ ...STEPS_ONLY, ...lines });
}
