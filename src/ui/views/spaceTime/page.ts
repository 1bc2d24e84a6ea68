// The part of the axis of messages that is in sight. Pages follow each other by halves, so that nothing slides while one
// looks at it; of a page a part may be enlarged.
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import type { View } from '../../draw/board/camera.ts';
import type { LaneId } from '../../select/laneMessages.ts';
import { foldsBetween, placeAt, ticksBetween, type MessageAxis } from './messageAxis.ts';
import type { Lane } from './spaceTime.ts';

export interface Page {
  readonly axis: MessageAxis;
  readonly widthPx: number;
  /** From places on the axis to pixels from the left edge. */
  readonly scale: ScaleLinear<number, number>;
  /** Where a time is, in pixels from the left edge; outside the page below 0 or beyond its width. */
  readonly xOf: (timeMs: number) => number;
}

interface Sight {
  /** What is to be in sight. */
  readonly timeMs: number;
  readonly widthPx: number;
  readonly unitPx: number;
  readonly view: View;
}

export function pageOf(axis: MessageAxis, { timeMs, widthPx, unitPx, view }: Sight): Page {
  const units = Math.max(1, widthPx / unitPx);
  const leaps = Math.max(0, Math.ceil((placeAt(axis, timeMs) - units * REACH) / (units / 2)));
  const from = leaps * (units / 2);
  const whole = scaleLinear([from, from + units], [0, widthPx]);
  const scale = view?.rescaleX(whole) ?? whole;
  return { axis, widthPx, scale, xOf: (at) => scale(placeAt(axis, at)) };
}

/** The playhead comes so near to the right edge before the page is turned. */
const REACH = 0.96;

export function foldsOn({ axis, widthPx, scale }: Page) {
  return foldsBetween(axis, scale.invert(0), scale.invert(widthPx)).map(({ from, to, lastsMs }) => ({
    x: scale(from),
    width: scale(to) - scale(from),
    lastsMs,
  }));
}

/** So much of it the words of a tick take. */
const TICK_SHARE = 0.75;

/** As far as has been shown. */
export function ticksOn({ axis, widthPx, scale }: Page, apartPx: number, shownMs: number) {
  const apart = scale.invert(apartPx) - scale.invert(0);
  const ticks = ticksBetween(axis, scale.invert(0), scale.invert(widthPx - TICK_SHARE * apartPx), apart);
  return ticks
    .filter(({ timeMs }) => timeMs <= shownMs)
    .map(({ place, timeMs }) => ({ x: scale(place), timeMs }));
}

/** Where a lane is, in pixels from the top. */
export function laneY(lanes: readonly Lane[], rowPx: number): (lane: LaneId) => number {
  const rows = new Map(lanes.map(({ id }, at) => [id, (at + 0.5) * rowPx]));
  return (lane) => rows.get(lane) ?? 0;
}

/** Whether anything between two places is on the page. */
export function isOn({ widthPx }: Page, x1: number, x2: number = x1): boolean {
  return x2 >= -9 && x1 <= widthPx + 9;
}
