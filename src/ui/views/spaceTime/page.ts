// The part of the axis of messages that is in sight. Pages follow each other by halves, so that nothing slides while one
// looks at it.
import { foldsBetween, placeAt, ticksBetween, type MessageAxis } from '../../select/messageAxis.ts';

export interface Page {
  readonly axis: MessageAxis;
  readonly widthPx: number;
  readonly unitPx: number;
  /** The place at its left edge, in units. */
  readonly from: number;
  /** Where a time is, in pixels from the left edge; outside the page below 0 or beyond its width. */
  readonly xOf: (timeMs: number) => number;
}

interface Sight {
  /** What is to be in sight. */
  readonly timeMs: number;
  readonly widthPx: number;
  readonly unitPx: number;
}

export function pageOf(axis: MessageAxis, { timeMs, widthPx, unitPx }: Sight): Page {
  const units = Math.max(1, widthPx / unitPx);
  const place = placeAt(axis, timeMs);
  const leaps = Math.max(0, Math.ceil((place - units * REACH) / (units / 2)));
  const from = leaps * (units / 2);
  return { axis, widthPx, unitPx, from, xOf: (at) => (placeAt(axis, at) - from) * unitPx };
}

/** The playhead comes so near to the right edge before the page is turned. */
const REACH = 0.96;

export function foldsOn({ axis, widthPx, unitPx, from }: Page) {
  return foldsBetween(axis, from, from + widthPx / unitPx).map((fold) => ({
    x: (fold.from - from) * unitPx,
    width: (fold.to - fold.from) * unitPx,
    lastsMs: fold.lastsMs,
  }));
}

export function ticksOn({ axis, widthPx, unitPx, from }: Page, apartPx: number) {
  const ticks = ticksBetween(axis, from, from + (widthPx - apartPx / 2) / unitPx, apartPx / unitPx);
  return ticks.map(({ place, timeMs }) => ({ x: (place - from) * unitPx, timeMs }));
}
