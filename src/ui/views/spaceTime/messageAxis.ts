// Time as wide as what happens in it: a millisecond with messages takes a unit, silence no more than a few. Read from a
// trace once and only as far as it has grown, so that nothing moves because more has happened.
import { bisectRight, ticks as roundNumbers } from 'd3-array';
import type { RecordKind, TraceRecord } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';

export interface MessageAxis {
  /** Times at which something happened, rising. */
  readonly timesMs: readonly number[];
  /** The place of each of them, in units. */
  readonly places: readonly number[];
}

/** Silence, or quiet, that is drawn shorter than it was. */
export interface AxisFold {
  readonly from: number;
  readonly to: number;
  readonly lastsMs: number;
}

/** No stretch without anything takes more units. */
const LONGEST = 9;
/** Silence of so many milliseconds is drawn as a fold. */
const FOLD_MS = 40;

export const messageAxis: (trace: readonly TraceRecord[]) => MessageAxis = traceReader(
  () => ({ timesMs: [0] as number[], places: [0] as number[] }),
  ({ timesMs, places }, { kind, timeMs }) => {
    const last = timesMs.at(-1) ?? 0;
    if (timeMs <= last || QUIET.has(kind)) return;
    places.push((places.at(-1) ?? 0) + Math.min(timeMs - last, LONGEST));
    timesMs.push(timeMs);
  },
);

/** Heartbeats go on for ever and mean that nothing happens. */
const QUIET: ReadonlySet<RecordKind> = new Set(['ping.sent', 'ping.received', 'pong.delivered']);

/** Where a time is, in units; beyond the last thing that happened no further than a fold. */
export function placeAt({ timesMs, places }: MessageAxis, timeMs: number): number {
  const at = lastAt(timesMs, timeMs);
  const from = places[at] ?? 0;
  const beforeMs = timesMs[at] ?? 0;
  const next = places[at + 1];
  if (next === undefined) return from + Math.min(timeMs - beforeMs, LONGEST);
  const share = (timeMs - beforeMs) / Math.max(1, (timesMs[at + 1] ?? beforeMs) - beforeMs);
  return from + (next - from) * share;
}

/** Folds that lie between two places. */
export function foldsBetween(
  { timesMs, places }: MessageAxis,
  from: number,
  to: number,
): readonly AxisFold[] {
  const folds: AxisFold[] = [];
  for (let at = lastAt(places, from); at + 1 < places.length && (places[at] ?? to) < to; at++) {
    const lastsMs = (timesMs[at + 1] ?? 0) - (timesMs[at] ?? 0);
    if (lastsMs >= FOLD_MS) folds.push({ from: places[at] ?? 0, to: places[at + 1] ?? 0, lastsMs });
  }
  return folds;
}

/** Times to write below the axis: where something begins after a fold, and round ones behind it, so many units apart. */
export function ticksBetween(
  axis: MessageAxis,
  from: number,
  to: number,
  apart: number,
): readonly { readonly place: number; readonly timeMs: number }[] {
  const ticks: { place: number; timeMs: number }[] = [];
  for (const timeMs of candidatesBetween(axis, from, to, apart)) {
    const place = placeAt(axis, timeMs);
    const last = ticks.at(-1)?.place ?? -Infinity;
    if (place >= from && place <= to && place - last >= apart) ticks.push({ place, timeMs });
  }
  return ticks;
}

/** Stretch by stretch between folds. */
function candidatesBetween(axis: MessageAxis, from: number, to: number, apart: number): readonly number[] {
  const { timesMs, places } = axis;
  const candidates: number[] = [];
  let first = lastAt(places, from);
  for (let at = first; at < places.length && (places[at] ?? to) <= to; at++) {
    const [beginMs = 0, endMs = 0, nextMs] = [timesMs[first], timesMs[at], timesMs[at + 1]];
    const isLast = nextMs === undefined || nextMs - endMs >= FOLD_MS || (places[at + 1] ?? to) > to;
    if (!isLast) continue;
    // More than there is room for: those too near to the one before are left out.
    const count = Math.floor((2 * ((places[at] ?? 0) - (places[first] ?? 0))) / apart);
    candidates.push(beginMs, ...(count > 0 ? roundNumbers(beginMs, endMs, count) : []));
    first = at + 1;
  }
  return candidates;
}

/** The index of the last number that is not above a limit; 0 if there is none. */
function lastAt(rising: readonly number[], limit: number): number {
  return Math.max(0, bisectRight(rising, limit) - 1);
}
