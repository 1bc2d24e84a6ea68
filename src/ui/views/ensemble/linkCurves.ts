// The ways between servers: curves that leave the inner edge of one card, bend towards the middle and arrive at the inner
// edge of the other, so that none runs beneath a third.
import type { Curve, Point } from '../picture/geometry.ts';
import type { CardBox } from './ringSlots.ts';

export function linkCurve(from: CardBox, to: CardBox, middle: Point): Curve {
  const start = portOf(from, to, middle);
  const end = portOf(to, from, middle);
  const isSameSide = from.inward.x === to.inward.x && from.inward.y === to.inward.y;
  const bend = between(between(start, end, 0.5), middle, isSameSide ? 0.75 : 0.14);
  return [start, between(start, bend, 2 / 3), between(end, bend, 2 / 3), end];
}

/** Links fan out along the edge in the order of where they lead to. */
function portOf(card: CardBox, other: CardBox, middle: Point): Point {
  const { inward } = card;
  const isUpright = inward.y !== 0;
  const half = (isUpright ? card.w : card.h) / 2;
  const distance = isUpright ? other.x - card.x : other.y - card.y;
  const whole = Math.max(1, isUpright ? Math.abs(middle.x) : Math.abs(middle.y));
  const along = Math.max(-0.8, Math.min(0.8, (distance / whole) * 0.8)) * half;
  return isUpright
    ? { x: card.x + along, y: card.y + (inward.y * card.h) / 2 }
    : { x: card.x + (inward.x * card.w) / 2, y: card.y + along };
}

/** The part of a curve between two shares of it. */
export function partOf(curve: Curve, from: number, to: number): Curve {
  const [, tail] = split(curve, from);
  const [head] = split(tail, from >= 1 ? 0 : (to - from) / (1 - from));
  return head;
}

/** De Casteljau: the two curves that a curve is made of. */
function split([a, b, c, d]: Curve, t: number): readonly [Curve, Curve] {
  const ab = between(a, b, t);
  const bc = between(b, c, t);
  const cd = between(c, d, t);
  const abc = between(ab, bc, t);
  const bcd = between(bc, cd, t);
  const point = between(abc, bcd, t);
  return [
    [a, ab, abc, point],
    [point, bcd, cd, d],
  ];
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The direction of a curve at a share of it, one pixel long. */
export function headingAt([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t;
  const x = s * s * (b.x - a.x) + 2 * s * t * (c.x - b.x) + t * t * (d.x - c.x);
  const y = s * s * (b.y - a.y) + 2 * s * t * (c.y - b.y) + t * t * (d.y - c.y);
  const length = Math.hypot(x, y);
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
}
