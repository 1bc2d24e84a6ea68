// Curves that are drawn and that nothing moves along.
import { curveCardinal, curveCardinalClosed, line, linkHorizontal, linkVertical } from 'd3-shape';
import type { Point } from './geometry.ts';

interface Ends {
  readonly source: Point;
  readonly target: Point;
}

const upright = linkVertical<Ends, Point>()
  .x(({ x }) => x)
  .y(({ y }) => y);
const level = linkHorizontal<Ends, Point>()
  .x(({ x }) => x)
  .y(({ y }) => y);
const smooth = line<Point>(
  ({ x }) => x,
  ({ y }) => y,
)
  .curve(curveCardinal)
  .digits(1);

/** Leaves and arrives upright. */
export function uprightPath(source: Point, target: Point): string {
  return upright({ source, target }) ?? '';
}

/** Leaves and arrives from the side. */
export function levelPath(source: Point, target: Point): string {
  return level({ source, target }) ?? '';
}

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
