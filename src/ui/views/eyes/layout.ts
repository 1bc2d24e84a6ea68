// Where the seats of an election are, and how the eyes go from one to the other.
import type { Eyes, Look } from './eyes.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

export interface EyesLayout {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly fontSize: number;
  readonly radius: number;
  readonly discY: number;
  /** Znodes below the discs; null where there is no room for them. */
  readonly nodeY: number | null;
  readonly pitch: number;
  /** By seat. */
  readonly x: ReadonlyMap<string, number>;
}

const EDGE = 12;
const PITCH = { least: 44, most: 118 };
const PLAIN_HEIGHT = 172;
/** However low the place is, words can be read. */
const LEAST_FONT = 11;
/** The least height with room for an eye, a disc and a znode below each other. */
const NODES_FROM = 82;

export function eyesLayout({ seats }: Eyes, size: PictureSize): EyesLayout {
  const { width, height, type } = size;
  const slots = Math.max(1, seats.length);
  const byWidth = Math.max(1, (width - 2 * EDGE) / (slots * 64 * type));
  const scale = type * Math.min(1.5, byWidth, Math.max(0.7, height / (PLAIN_HEIGHT * type)));
  const pitch = Math.min(PITCH.most * scale, Math.max(PITCH.least * scale, (width - 2 * EDGE) / slots));
  const radius = 16 * scale;
  const hasNodes = height >= NODES_FROM * type;
  const below = hasNodes ? 50 * scale : 4;
  const discY = Math.max(radius + 34 * scale, Math.min(height - below - radius, 190 * scale));
  return {
    width: Math.max(width, 2 * EDGE + slots * pitch),
    height: Math.max(height, discY + radius + below),
    scale,
    fontSize: Math.max(LEAST_FONT * type, 12 * scale),
    radius,
    discY,
    nodeY: hasNodes ? discY + radius + 20 * scale : null,
    pitch,
    x: new Map(seats.map(({ key }, at) => [key, EDGE + (at + 0.5) * pitch])),
  };
}

export interface EyePath {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** From an eye over the heads to the one it watches, the higher the further; straight up to the list of all. */
export function eyePath(layout: EyesLayout, { from, to }: Look): EyePath | null {
  const fromX = layout.x.get(from);
  if (fromX === undefined) return null;
  const top = layout.discY - layout.radius;
  const fromY = top - 14 * layout.scale;
  if (to === null) return { d: `M${round(fromX)} ${round(fromY)}V6`, x: fromX, y: 6 };
  const toX = layout.x.get(to);
  if (toX === undefined) return null;
  // Beside the crown or the eye it may have.
  const endX = toX + Math.sign(fromX - toX) * layout.radius * 1.02;
  const endY = layout.discY - layout.radius * 0.62;
  const high = Math.min(fromY - 2, (18 + Math.abs(fromX - toX) * 0.16) * layout.scale);
  const peak = round(fromY - high * 1.25);
  const bendX = fromX + (endX - fromX) * 0.18;
  return {
    d: `M${round(fromX)} ${round(fromY)}C${round(bendX)} ${peak} ${round(endX)} ${peak} ${round(endX)} ${round(endY)}`,
    x: endX,
    y: endY,
  };
}

function round(value: number): string {
  return value.toFixed(1);
}
