// Points, boxes and the one kind of curve the picture is drawn with.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box by its centre. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A box by its corner. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A cubic Bézier curve. */
export type Curve = readonly [Point, Point, Point, Point];

export function pathOf(curve: Curve): string {
  const [from, a, b, to] = curve.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${from}C${a} ${b} ${to}`;
}

export function pointAt([from, a, b, to]: Curve, t: number): Point {
  const s = 1 - t;
  const [u, v, w, z] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: u * from.x + v * a.x + w * b.x + z * to.x,
    y: u * from.y + v * a.y + w * b.y + z * to.y,
  };
}

/** From a point below to a point above, leaving and arriving upright. */
export function upwardCurve(from: Point, to: Point): Curve {
  const bend = (from.y - to.y) * 0.5;
  return [from, { x: from.x, y: from.y - bend }, { x: to.x, y: to.y + bend }, to];
}

/** From a point below into the side of something above. */
export function sidewaysCurve(from: Point, to: Point): Curve {
  return [from, { x: from.x, y: to.y + (from.y - to.y) * 0.35 }, { x: (from.x + to.x) / 2, y: to.y }, to];
}

export function straight(from: Point, to: Point): Curve {
  const third = { x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3 };
  const twoThirds = { x: from.x + ((to.x - from.x) * 2) / 3, y: from.y + ((to.y - from.y) * 2) / 3 };
  return [from, third, twoThirds, to];
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

export function reversed([a, b, c, d]: Curve): Curve {
  return [d, c, b, a];
}

/** The box around boxes; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x, w }) => x - w / 2));
  const right = Math.max(...boxes.map(({ x, w }) => x + w / 2));
  const top = Math.min(...boxes.map(({ y, h }) => y - h / 2));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2));
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
