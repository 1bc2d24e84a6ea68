// The timeline's axis: as wide as what happens, not as long as it lasts. Each noteworthy step takes one unit; all longer
// silences take the same number of units each and are drawn as folds. It has room to grow into, and doubles it when that is
// used up: in between nothing on it moves. Pure, and read on as far as the run has grown.

import { bisector } from 'd3-array';

/** Silence longer than this is drawn as a fold, as playback folds it. */
export const FOLD_MS = 500;
/** A fold is at least as wide as so many events. */
const NARROWEST_FOLD = 2;
/** A single fold may take this share of the axis, all folds together the second. */
const ONE_FOLD_SHARE = 0.018;
const ALL_FOLDS_SHARE = 0.4;
/** Units that the axis has room for at first. */
const SMALLEST_CAPACITY = 1024;
/** More folds than these halve the room of each. */
const FEWEST_FOLDS = 8;

/** Points of the axis: rising in step, time and place. */
export interface Axis {
  readonly points: readonly AxisPoint[];
  readonly folds: readonly AxisFold[];
  /** Units of a fold. */
  readonly foldUnits: number;
  /** Where the last moment shown is. */
  readonly length: number;
  /** Units it has room for; more than its length. */
  readonly capacity: number;
}

/** A moment that something happened at, by how many events and folds lie before it. */
export interface AxisPoint {
  readonly step: number;
  readonly timeMs: number;
  readonly events: number;
  readonly folds: number;
}

export interface AxisFold {
  /** The point it follows. */
  readonly before: AxisPoint;
  readonly lastsMs: number;
}

interface Run {
  /** Steps that matter, rising; more come at its end. */
  readonly marked: readonly number[];
  readonly timeAt: (step: number) => number;
  /** The last moment shown. */
  readonly shown: { readonly step: number; readonly timeMs: number };
}

const BEGINNING: AxisPoint = { step: 0, timeMs: 0, events: 0, folds: 0 };

/** An axis that is read on from where it ended. One belongs to one branch of a run, whose past never changes. */
export class GrowingAxis {
  readonly #points: AxisPoint[] = [BEGINNING];
  readonly #folds: AxisFold[] = [];
  #read = 0;

  upTo({ marked, timeAt, shown }: Run): Axis {
    for (; this.#read < marked.length; this.#read++) {
      const step = marked[this.#read] ?? Infinity;
      if (step > shown.step) break;
      const { point, fold } = after(this.#last, { step, timeMs: timeAt(step) }, 1);
      this.#points.push(point);
      if (fold !== null) this.#folds.push(fold);
    }
    const open = shown.timeMs > this.#last.timeMs ? after(this.#last, shown, 0) : null;
    const folds = open === null || open.fold === null ? this.#folds : [...this.#folds, open.fold];
    const points = open === null ? this.#points : [...this.#points, open.point];
    return measured(points, folds);
  }

  get #last(): AxisPoint {
    return this.#points.at(-1) ?? BEGINNING;
  }
}

/** From places on the axis to shares of a width, and back. Not d3-scale: it would bring colours and formats to the first page. */
export interface AxisScale {
  shareOf(place: number): number;
  placeAt(share: number): number;
}

/** The scale of all that the axis has room for, or of a part of it. */
export function axisScale({ capacity }: Axis, shown: Window | null = null): AxisScale {
  const { from, to } = shown ?? { from: 0, to: capacity };
  return {
    shareOf: (place) => (place - from) / (to - from),
    placeAt: (share) => from + share * (to - from),
  };
}

/** A part of the axis, by its places. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Where a point is on the axis. */
export function at(axis: Pick<Axis, 'foldUnits'>, point: AxisPoint): number {
  return point.events + point.folds * axis.foldUnits;
}

function measured(points: readonly AxisPoint[], folds: readonly AxisFold[]): Axis {
  const last = points.at(-1) ?? BEGINNING;
  let capacity = SMALLEST_CAPACITY;
  let foldUnits = foldUnitsOf(capacity, last.folds);
  while (at({ foldUnits }, last) > capacity) {
    capacity *= 2;
    foldUnits = foldUnitsOf(capacity, last.folds);
  }
  return { points, folds, foldUnits, capacity, length: Math.max(1, at({ foldUnits }, last)) };
}

/** It changes when the axis grows, and seldom in between: when there are twice as many folds as were reckoned with. */
function foldUnitsOf(capacity: number, folds: number): number {
  const reckoned = Math.max(FEWEST_FOLDS, 2 ** Math.ceil(Math.log2(Math.max(1, folds))));
  const share = Math.min(ONE_FOLD_SHARE, ALL_FOLDS_SHARE / reckoned);
  return Math.max(NARROWEST_FOLD, Math.round(capacity * share));
}

function after(
  last: AxisPoint,
  moment: { readonly step: number; readonly timeMs: number },
  events: number,
): { readonly point: AxisPoint; readonly fold: AxisFold | null } {
  const lastsMs = moment.timeMs - last.timeMs;
  const isFold = lastsMs > FOLD_MS;
  const point = {
    step: moment.step,
    timeMs: moment.timeMs,
    events: last.events + events,
    folds: last.folds + (isFold ? 1 : 0),
  };
  return { point, fold: isFold ? { before: last, lastsMs } : null };
}

/** Where a moment is on the axis. */
export function placeOf(axis: Axis, moment: { readonly step: number; readonly timeMs: number }): number {
  const { points } = axis;
  const index = Math.max(
    0,
    Math.min(byStep.right(points, moment.step), byTime.right(points, moment.timeMs)) - 1,
  );
  const before = points[index];
  const next = points[index + 1];
  if (before === undefined) return 0;
  const from = at(axis, before);
  if (next === undefined) return from;
  const share = (moment.timeMs - before.timeMs) / Math.max(1, next.timeMs - before.timeMs);
  return from + (at(axis, next) - from) * Math.min(1, Math.max(0, share)) * 0.999;
}

/** What a place on the axis means: a step that matters, or a time within silence. */
export function momentAt(axis: Axis, place: number): { readonly step: number; readonly timeMs: number } {
  const byPlace = bisector<AxisPoint, number>((point) => at(axis, point));
  const index = Math.max(0, byPlace.right(axis.points, place) - 1);
  const before = axis.points[index] ?? BEGINNING;
  const next = axis.points[index + 1];
  const { step, timeMs } = before;
  if (next === undefined || next.timeMs - timeMs <= FOLD_MS) return { step, timeMs };
  const share = (place - at(axis, before)) / (at(axis, next) - at(axis, before));
  return { step, timeMs: Math.floor(timeMs + (next.timeMs - timeMs) * share) };
}

const byStep = bisector<AxisPoint, number>(({ step }) => step);
const byTime = bisector<AxisPoint, number>(({ timeMs }) => timeMs);
