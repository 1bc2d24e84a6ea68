// The ways between servers: curves that leave the inner edge of one card, bend towards the middle and arrive at the inner
// edge of the other, so that none runs beneath a third.
import { between, type Curve, type Point } from '../picture/geometry.ts';
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
