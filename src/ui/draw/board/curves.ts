// Curves through several points, that are drawn and that nothing moves along.
import { curveCardinal, curveCardinalClosed, line } from 'd3-shape';
import type { Point } from './geometry.ts';

const smooth = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
)
  .curve(curveCardinal)
  .digits(1);

/** Smooth, through all its points. */
export function smoothPath(points: readonly Point[]): string {
  return smooth([...points]) ?? '';
}

const closed = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
)
  .curve(curveCardinalClosed)
  .digits(1);

/** Smooth, through all its points and back to the first. */
export function closedPath(points: readonly Point[]): string {
  return closed([...points]) ?? '';
}
