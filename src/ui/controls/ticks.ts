// The ticks of the timeline, as the path that draws them: it is drawn on as the run grows.
import { bisectLeft, bisectRight } from 'd3-array';
import type { Experiment } from '../../scenarios/experiment/experiment.ts';
import { momentAt, placeOf, type Axis, type AxisScale } from '../draw/timeRows/axis.ts';

/** More ticks than these would run together. */
const MAX_TICKS = 400;

interface Drawn {
  /** All that its ticks depend on: the others of the same key begin with them. */
  readonly key: string;
  readonly path: string;
  /** The striking step that the next tick may be for, counted from the first that is seen. */
  readonly next: number;
}

const drawn = new WeakMap<Experiment, Drawn>();

/** One tick for each thing that could be seen happening, in thousandths of the width. */
export function tickPath(experiment: Experiment, axis: Axis, scale: AxisScale): string {
  const striking = experiment.marked('striking');
  const [from, to] = [0, 1].map((share) => momentAt(axis, scale.placeAt(share)).step);
  const first = bisectLeft(striking, from ?? 0);
  const end = bisectRight(striking, Math.min(to ?? Infinity, experiment.shownStep)) - first;
  const every = Math.max(1, Math.ceil(end / MAX_TICKS));
  const key = [experiment.current, axis.foldUnits, scale.placeAt(0), scale.placeAt(1), first, every].join(
    ' ',
  );
  const before = drawn.get(experiment);
  const goesOn = before?.key === key && before.next < end + every;
  let { path, next } = goesOn ? before : { path: '', next: 0 };
  for (; next < end; next += every) {
    const step = striking[first + next] ?? 0;
    const share = scale.shareOf(placeOf(axis, { step, timeMs: experiment.timeAt(step) }));
    if (share >= 0 && share <= 1) path += `M${(share * 1000).toFixed(1)} 0V1`;
  }
  drawn.set(experiment, { key, path, next });
  return path;
}
