// The page of time a view shows: the timeline's axis with what can be seen as its units, on paper whose scale holds for a
// while. The run is all on one page as long as it fits; then pages follow each other by halves.
import { bisector } from 'd3-array';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { at, placeOf, type Axis, type AxisFold, type AxisPoint } from './axis.ts';

export interface TimePage {
  readonly axis: Axis;
  /** Places on the axis. */
  readonly from: number;
  readonly to: number;
  /** From places on the axis to shares of the page's width; outside 0…1 on another page. */
  readonly scale: ScaleLinear<number, number>;
}

/** After a step, at a time. */
interface Moment {
  readonly step: number;
  readonly timeMs: number;
}

/** A fold takes as many units on every page: nothing moves because more has happened since. */
const FOLD_UNITS = 4;
/** So many units behind a moment the playhead stands: less than one, before what happens next. */
const BEHIND = 0.75;
/** Lengths a page may have: it grows by leaps, so that what is drawn keeps its place meanwhile. */
const LENGTHS = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512];

/** The page with that moment on it. `capacity`: how many units there is room for. */
export function pageAt(whole: Axis, moment: Moment, capacity: number): TimePage {
  const last = whole.points.at(-1);
  const length = last === undefined ? 1 : Math.max(1, at({ foldUnits: FOLD_UNITS }, last));
  const axis = { ...whole, foldUnits: FOLD_UNITS, length };
  const needed = length + BEHIND;
  const span = spanOf(needed, capacity);
  const from = needed <= span ? 0 : leapsTo(placeOf(axis, moment) + BEHIND, span) * (span / 2);
  const to = from + span;
  return { axis, from, to, scale: scaleLinear([from, to], [0, 1]) };
}

/** Where a moment is, as a share of the page's width; before 0 or beyond 1 if it is on another page. */
export function shareOf(page: TimePage, moment: Moment): number {
  return page.scale(placeOf(page.axis, moment));
}

/** Where the playhead stands after a step, and what goes on ends: behind what the step has begun, so that this can be seen. */
export function headOf(page: TimePage, moment: Moment): number {
  return page.scale(placeOf(page.axis, moment) + BEHIND);
}

/** Where silence is folded away on the page. */
export function foldsOn(page: TimePage): readonly PageFold[] {
  const { folds } = page.axis;
  const width = FOLD_UNITS / (page.to - page.from);
  const first = bisector<AxisFold, number>(({ before }) => shareOfPoint(page, before)).right(folds, -width);
  const found: PageFold[] = [];
  for (const { before, lastsMs } of folds.slice(first)) {
    const share = shareOfPoint(page, before);
    if (share >= 1) break;
    found.push({ share, width, lastsMs });
  }
  return found;
}

export interface PageFold {
  readonly share: number;
  readonly width: number;
  readonly lastsMs: number;
}

/** Moments whose time is written below the page, at least so far apart. */
export function ticksOn(page: TimePage, apart: number): readonly PageTick[] {
  const ticks: PageTick[] = [];
  for (const point of pointsOn(page)) {
    const share = shareOfPoint(page, point);
    const last = ticks.at(-1);
    const isNear = last !== undefined && (share - last.share < apart || point.timeMs === last.timeMs);
    if (!isNear) ticks.push({ share, timeMs: point.timeMs });
  }
  return ticks;
}

/** The merged steps the page is about; the last page goes on. */
export function stepsOn(page: TimePage): { readonly from: number; readonly to: number } {
  const points = pointsOn(page);
  const isLast = page.axis.length <= page.to;
  return { from: points[0]?.step ?? 0, to: isLast ? Infinity : (points.at(-1)?.step ?? 0) };
}

function pointsOn(page: TimePage): readonly AxisPoint[] {
  const { points } = page.axis;
  const byShare = bisector<AxisPoint, number>((point) => shareOfPoint(page, point));
  return points.slice(byShare.left(points, 0), byShare.right(points, 1));
}

function shareOfPoint({ axis, scale }: TimePage, point: AxisPoint): number {
  return scale(at(axis, point));
}

export interface PageTick {
  readonly share: number;
  readonly timeMs: number;
}

function spanOf(length: number, capacity: number): number {
  const most = LENGTHS.findLast((candidate) => candidate <= capacity) ?? 16;
  return LENGTHS.find((candidate) => candidate >= length && candidate <= most) ?? most;
}

/** How many half pages to turn until a place is on the page. */
function leapsTo(place: number, span: number): number {
  return Math.max(0, Math.ceil((place - span) / (span / 2)));
}
