// Where the gap of a cut connection is drawn: in the middle of its way, or beside it where a server stands there.
import { pointAt, type Box, type Curve } from '../../draw/board/geometry.ts';

/** As a share of the way. */
export function gapOn(curve: Curve, cards: readonly Box[]): number {
  return PLACES.find((place) => !cards.some((card) => covers(card, curve, place))) ?? 0.5;
}

/** The middle first. */
const PLACES = [0.5, 0.36, 0.64, 0.24, 0.76];
/** The bars at both sides of the gap. */
const ROOM = 20;

function covers({ x, y, w, h }: Box, curve: Curve, place: number): boolean {
  const at = pointAt(curve, place);
  return Math.abs(at.x - x) < w / 2 + ROOM && Math.abs(at.y - y) < h / 2 + ROOM / 2;
}
