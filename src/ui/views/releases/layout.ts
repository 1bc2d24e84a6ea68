// Columns of the costs of releases: who released in the middle, whom that woke above, the requests it led to below.
import { REQUEST_KINDS, totalOf, type ReleaseCost, type Releases, type RequestKind } from './releases.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

export interface CostsLayout {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  /** So many columns fit. */
  readonly room: number;
  readonly left: number;
  readonly pitch: number;
  /** Where those who released are, and how large. */
  readonly middleY: number;
  readonly radius: number;
  /** Pixels for one client woken, and for one request, and how many of them stand side by side. */
  readonly unit: number;
  readonly abreast: number;
}

const LARGEST_UNIT = 11;

export function costsLayout({ costs }: Releases, { width, height, type }: PictureSize): CostsLayout {
  const radius = 10 * type;
  const left = 70 * type;
  const pitch = Math.min(64, Math.max(40, (width - left) / Math.max(1, costs.length))) * type;
  const up = Math.max(1, ...costs.map(({ woken, waiting }) => Math.max(woken.length, waiting)));
  const down = Math.max(1, ...costs.map(({ requests }) => totalOf(requests)));
  // Numbers stand beyond both ends of a column.
  const space = Math.max(24, height - 2 * radius - 2 * NUMBER_PX * type - 8);
  const { abreast, unit } = unitsFor(up, down, space, type);
  return {
    width,
    height,
    type,
    room: Math.max(1, Math.floor((width - left) / pitch)),
    left,
    pitch,
    middleY: NUMBER_PX * type + Math.ceil(up / abreast) * unit + radius + 4,
    radius,
    unit,
    abreast,
  };
}

const NUMBER_PX = 17;

/** One above the other as long as each can be told from the next, else up to five abreast. */
function unitsFor(up: number, down: number, space: number, type: number) {
  const unitOf = (abreast: number) =>
    Math.min(LARGEST_UNIT * type, space / (Math.ceil(up / abreast) + Math.ceil(down / abreast)));
  const abreast = [1, 2, 3, 4].find((candidate) => unitOf(candidate) >= SMALLEST_UNIT) ?? 5;
  return { abreast, unit: Math.min(unitOf(abreast), (WIDEST_STACK * type) / abreast) };
}

const SMALLEST_UNIT = 7;
const WIDEST_STACK = 32;

/** Where the n-th of a stack is, from 0, counted from the middle. */
export function placeInStack({ unit, abreast }: CostsLayout, at: number, count: number) {
  const row = Math.floor(at / abreast);
  const inRow = Math.min(abreast, count - row * abreast);
  return { x: ((at % abreast) - (inRow - 1) / 2) * unit, away: (row + 0.5) * unit };
}

/** How high a stack of so many is. */
export function stackHeight({ unit, abreast }: CostsLayout, count: number): number {
  return Math.ceil(count / abreast) * unit;
}

/** Requests from the middle downwards, kind by kind. */
export function stackOf({ requests }: ReleaseCost): readonly RequestKind[] {
  return REQUEST_KINDS.flatMap((kind) => Array.from({ length: requests[kind] }, () => kind));
}
