// The timeline's axis: as wide as what happens, not as long as it lasts. Each noteworthy step takes one unit; longer silence
// before it takes a fixed number of units and is drawn as a fold. Pure, and read on as far as the run has grown.

/** Silence longer than this is drawn as a fold, as playback folds it. */
export const FOLD_MS = 500;
/** As wide as so many events. */
export const FOLD_UNITS = 10;

/** Points of the axis: rising in step, time and place. */
export interface Axis {
  readonly points: readonly AxisPoint[];
  readonly folds: readonly AxisFold[];
  /** Where the last moment shown is. */
  readonly length: number;
}

export interface AxisPoint {
  readonly step: number;
  readonly timeMs: number;
  readonly at: number;
}

export interface AxisFold {
  readonly from: number;
  readonly to: number;
  readonly lastsMs: number;
}

interface Run {
  /** Steps that matter, rising, and the time of any step. */
  readonly marked: readonly number[];
  readonly timeAt: (step: number) => number;
  /** The last moment shown. */
  readonly shown: { readonly step: number; readonly timeMs: number };
}

export function axisOf({ marked, timeAt, shown }: Run): Axis {
  const points: AxisPoint[] = [{ step: 0, timeMs: 0, at: 0 }];
  const folds: AxisFold[] = [];
  const add = (step: number, timeMs: number, units: number) => {
    const last = points.at(-1) ?? { at: 0, timeMs: 0 };
    const lastsMs = timeMs - last.timeMs;
    const isFold = lastsMs > FOLD_MS;
    const at = last.at + (isFold ? FOLD_UNITS : 0) + units;
    if (isFold) folds.push({ from: last.at, to: last.at + FOLD_UNITS, lastsMs });
    points.push({ step, timeMs, at });
  };
  for (const step of marked) {
    if (step > shown.step) break;
    add(step, timeAt(step), 1);
  }
  const last = points.at(-1);
  if (last !== undefined && shown.timeMs > last.timeMs) add(shown.step, shown.timeMs, 0);
  return { points, folds, length: Math.max(1, points.at(-1)?.at ?? 1) };
}

/** Where a moment is on the axis. */
export function placeOf(axis: Axis, moment: { readonly step: number; readonly timeMs: number }): number {
  const index = lastIndex(axis.points, (point) => point.step <= moment.step && point.timeMs <= moment.timeMs);
  const before = axis.points[index];
  const after = axis.points[index + 1];
  if (before === undefined) return 0;
  if (after === undefined) return before.at;
  const share = (moment.timeMs - before.timeMs) / Math.max(1, after.timeMs - before.timeMs);
  return before.at + (after.at - before.at) * Math.min(1, Math.max(0, share)) * 0.999;
}

/** What a place on the axis means: a step that matters, or a time within silence. */
export function momentAt(axis: Axis, place: number): { readonly step: number; readonly timeMs: number } {
  const index = lastIndex(axis.points, ({ at }) => at <= place);
  const before = axis.points[index] ?? { step: 0, timeMs: 0, at: 0 };
  const after = axis.points[index + 1];
  if (after === undefined || after.timeMs - before.timeMs <= FOLD_MS) return before;
  const share = (place - before.at) / (after.at - before.at);
  return { step: before.step, timeMs: Math.floor(before.timeMs + (after.timeMs - before.timeMs) * share) };
}

function lastIndex(points: readonly AxisPoint[], isBefore: (point: AxisPoint) => boolean): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const point = points[middle];
    if (point !== undefined && isBefore(point)) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
