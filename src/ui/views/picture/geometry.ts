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

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
