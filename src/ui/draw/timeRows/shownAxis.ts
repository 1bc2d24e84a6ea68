// The axis of what has been shown of an experiment, read on as it grows.
import type { BranchId, Experiment, Mark } from '../../../scenarios/experiment/experiment.ts';
import { GrowingAxis, type Axis } from './axis.ts';

/** By branch and mark: what was shown of a branch is never another. */
const axes = new WeakMap<Experiment, Map<`${BranchId} ${Mark}`, GrowingAxis>>();

/**
 * Each marked step is one unit of the axis. `headMs` is the time at the head while the page looks there; null while it
 * looks at the past.
 */
export function axisOfShown(experiment: Experiment, mark: Mark, headMs: number | null): Axis {
  const ofBranches = axes.get(experiment) ?? new Map<`${BranchId} ${Mark}`, GrowingAxis>();
  const key = `${experiment.current} ${mark}` as const;
  const axis = ofBranches.get(key) ?? new GrowingAxis();
  axes.set(experiment, ofBranches.set(key, axis));
  const step = experiment.shownStep;
  return axis.upTo({
    marked: experiment.marked(mark),
    timeAt: (each) => experiment.timeAt(each),
    shown: { step, timeMs: Math.max(experiment.timeAt(step), headMs ?? 0) },
  });
}
