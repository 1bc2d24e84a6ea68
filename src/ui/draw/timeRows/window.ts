// The part of the axis a timeline shows: all of it, or the part the user has zoomed in on.
import type { Axis, Window } from './axis.ts';

/** Closer than this many units nobody needs to look. */
const NARROWEST = 12;

/** Closer by a factor above 1, wider by one below, with a place staying where it is; null: all of the axis is shown. */
export function zoomed(axis: Axis, shown: Window | null, factor: number, place: number): Window | null {
  const { from, to } = shown ?? wholeOf(axis);
  const width = Math.max(NARROWEST, (to - from) / factor);
  if (width >= axis.capacity) return null;
  const begin = place - ((place - from) / (to - from)) * width;
  return within(axis, begin, width);
}

/** Moved by a share of its width. */
export function panned(axis: Axis, shown: Window | null, share: number): Window | null {
  if (shown === null) return null;
  const width = shown.to - shown.from;
  return within(axis, shown.from + width * share, width);
}

/** Turned, like a page, to where a place is that has left it. */
export function following(axis: Axis, shown: Window | null, place: number): Window | null {
  if (shown === null || (place >= shown.from && place <= shown.to)) return shown;
  const width = shown.to - shown.from;
  return within(axis, place - width / 4, width);
}

function within(axis: Axis, from: number, width: number): Window {
  const begin = Math.max(0, Math.min(from, axis.capacity - width));
  return { from: begin, to: begin + width };
}

function wholeOf({ capacity }: Axis): Window {
  return { from: 0, to: capacity };
}
