// The page of time a view shows: the timeline's axis with what can be seen as its units, on paper whose scale holds for a
// while. The run is all on one page as long as it fits; then pages follow each other by halves.
import { at, placeOf, type Axis, type AxisFold } from '../../controls/axis.ts';

export interface TimePage {
  readonly axis: Axis;
  /** Places on the axis. */
  readonly from: number;
  readonly to: number;
}

/** After a step, at a time. */
interface Moment {
  readonly step: number;
  readonly timeMs: number;
}

/** A fold takes as many units on every page: nothing moves because more has happened since. */
const FOLD_UNITS = 4;
/** Lengths a page may have: it grows by leaps, so that what is drawn keeps its place meanwhile. */
const LENGTHS = [16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512];

/** The page with that moment on it. `capacity`: how many units there is room for. */
export function pageAt(whole: Axis, moment: Moment, capacity: number): TimePage {
  const last = whole.points.at(-1);
  const length = last === undefined ? 1 : Math.max(1, at({ foldUnits: FOLD_UNITS }, last));
  const axis = { ...whole, foldUnits: FOLD_UNITS, length };
  const span = spanOf(length, capacity);
  const from = length <= span ? 0 : leapsTo(placeOf(axis, moment), span) * (span / 2);
  return { axis, from, to: from + span };
}

/** Where a moment is, as a share of the page's width; before 0 or beyond 1 if it is on another page. */
export function shareOf(page: TimePage, moment: Moment): number {
  return (placeOf(page.axis, moment) - page.from) / (page.to - page.from);
}

/** Where silence is folded away on the page. */
export function foldsOn(page: TimePage): readonly PageFold[] {
  return page.axis.folds
    .map((fold) => pageFold(page, fold))
    .filter(({ share, width }) => share + width > 0 && share < 1);
}

export interface PageFold {
  readonly share: number;
  readonly width: number;
  readonly lastsMs: number;
}

/** Moments whose time is written below the page, at least so far apart. */
export function ticksOn(page: TimePage, apart: number): readonly PageTick[] {
  const ticks: PageTick[] = [];
  for (const point of page.axis.points) {
    const share = shareOf(page, point);
    const last = ticks.at(-1);
    const isNear = last !== undefined && (share - last.share < apart || point.timeMs === last.timeMs);
    if (share >= 0 && share <= 1 && !isNear) ticks.push({ share, timeMs: point.timeMs });
  }
  return ticks;
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

function pageFold(page: TimePage, { before, lastsMs }: AxisFold): PageFold {
  const width = FOLD_UNITS / (page.to - page.from);
  return { share: (at(page.axis, before) - page.from) / (page.to - page.from), width, lastsMs };
}
