// Where playing is to stop by itself, as at a breakpoint.
import { create } from 'zustand';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';

/** The first step to stop at after one step, up to another; null: there is none. */
type FindStop = (experiment: Experiment, after: number, upTo: number) => number | null;

/** What finds the step after another in which a line of code that can be stepped through runs; null as long as there is none. */
type LineAfter = (experiment: Experiment, step: number) => () => number | null;

interface Stops {
  readonly find: FindStop;
  readonly lineAfter: LineAfter;
}

export const useStops = create<Stops>(() => ({ find: () => null, lineAfter: () => () => null }));

/** Asked each time that playing goes on. */
export function pauseWhere(find: FindStop): void {
  useStops.setState({ find });
}

/** Asked each time that the user steps forward. */
export function stepByLines(lineAfter: LineAfter): void {
  useStops.setState({ lineAfter });
}
