// Curves from one point to another, that are drawn and that nothing moves along. Figures draw them too, so they need no library.
import type { Point } from './geometry.ts';

/** Leaves and arrives upright. */
export function uprightPath(source: Point, target: Point): string {
  const y = (source.y + target.y) / 2;
  return bend(source, { x: source.x, y }, { x: target.x, y }, target);
}

/** Leaves and arrives from the side. */
export function levelPath(source: Point, target: Point): string {
  const x = (source.x + target.x) / 2;
  return bend(source, { x, y: source.y }, { x, y: target.y }, target);
}

function bend(from: Point, leaving: Point, arriving: Point, to: Point): string {
  return `M${pair(from)}C${[leaving, arriving, to].map(pair).join(',')}`;
}

function pair({ x, y }: Point): string {
  return `${rounded(x)},${rounded(y)}`;
}

/** To thousandths, as in every other path of the page. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
