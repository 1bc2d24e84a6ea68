// Where playing is to stop by itself, as at a breakpoint.
import { create } from 'zustand';
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
}

interface Stops extends Lines {
  readonly find: FindStop;
}

export const useStops = create<Stops>(() => ({
  find: () => null,
  lineAfter: () => () => null,
  lineBefore: () => null,
}));

/** Asked each time that playing goes on. */
export function pauseWhere(find: FindStop): void {
  useStops.setState({ find });
}

/** Asked each time that the user steps. */
export function stepByLines(lines: Lines): void {
  useStops.setState(lines);
}
