// Where the gap of a cut connection is drawn: in the middle of its way, or beside it where a server or a client stands there.
import { pointAt, type Box, type Curve } from '../../draw/board/geometry.ts';

/** As a share of the way. The bars at both sides of a client would look as if that client were cut off. */
export function gapOn(curve: Curve, cards: readonly Box[], clients: readonly Disc[]): number {
  const boxes = [...cards, ...clients.map(({ x, y, r }) => ({ x, y, w: r * 2, h: r * 2 }))];
  return PLACES.find((place) => !boxes.some((box) => covers(box, curve, place))) ?? 0.5;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The middle first. */
const PLACES = [0.5, 0.36, 0.64, 0.24, 0.76];
/** The bars at both sides of the gap. */
const ROOM = 20;

function covers({ x, y, w, h }: Box, curve: Curve, place: number): boolean {
  const at = pointAt(curve, place);
  return Math.abs(at.x - x) < w / 2 + ROOM && Math.abs(at.y - y) < h / 2 + ROOM / 2;
}
