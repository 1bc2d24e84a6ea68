// Where playing is to stop by itself, as at a breakpoint.
import { create } from 'zustand';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';

/** The first step to stop at after one step, up to another; null: there is none. */
type FindStop = (experiment: Experiment, after: number, upTo: number) => number | null;

export const useStops = create<{ readonly find: FindStop }>(() => ({ find: () => null }));

/** Asked each time that playing goes on. */
export function pauseWhere(find: FindStop): void {
  useStops.setState({ find });
}
