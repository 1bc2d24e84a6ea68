// The gate in the middle, those who wait before it on the left, those who have passed on the right.
import type { Barrier, Comer } from './barrier.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

export interface GateLayout {
  readonly width: number;
  readonly height: number;
  readonly type: number;
  readonly radius: number;
  readonly gate: {
    readonly x: number;
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
  };
  /** Where the crowds are named. */
  readonly labelX: { readonly before: number; readonly beyond: number };
  readonly lamps: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly comers: readonly Placed[];
}

export interface Placed {
  readonly comer: Comer;
  readonly x: number;
  readonly y: number;
}

export function gateLayout({ rounds, members }: Barrier, { width, height, type }: PictureSize): GateLayout {
  const comers = rounds.at(-1)?.comers ?? [];
  const high = Math.min(Math.max(height, 84 * type), 230 * type);
  const gateWidth = Math.min(200, Math.max(84, width * 0.24)) * type;
  const gate = { x: width / 2 - gateWidth / 2, width: gateWidth, top: 26 * type, bottom: high - 6 };
  // The crowds stand close to the gate, however wide the page is.
  const room = Math.min(gate.x, CROWD_PX * type);
  const area = { top: 22 * type, bottom: high - 4 };
  const before = comers.filter(({ state }) => state !== 'passed');
  const beyond = comers.filter(({ state }) => state === 'passed');
  const most = Math.max(before.length, beyond.length);
  const radius = radiusFor(most, room - 10, area, Math.min(17, Math.max(10, high * 0.085)) * type);
  return {
    width,
    height: high,
    type,
    radius,
    gate,
    labelX: {
      before: Math.max(gate.x - room / 2, LABEL_PX * type),
      beyond: gate.x + gate.width + room / 2,
    },
    lamps: lampsOver(gate, members, type),
    comers: [
      ...crowd(before, { from: gate.x - room, to: gate.x - 10 }, area, radius),
      ...crowd(beyond, { from: gate.x + gate.width + 10, to: gate.x + gate.width + room }, area, radius),
    ],
  };
}

/** As large as so many stand clear of each other, within reason. */
function radiusFor(
  count: number,
  width: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  largest: number,
): number {
  let radius = largest;
  while (radius > SMALLEST && count > fitting(width, radius) * fitting(bottom - top, radius)) radius--;
  return radius;
}

const SMALLEST = 7;

function fitting(length: number, radius: number): number {
  return Math.max(1, Math.floor(length / (radius * 2 + 8)));
}

const CROWD_PX = 260;
/** Half as wide as the longest name of a crowd. */
const LABEL_PX = 48;

/** In rows, as close as their discs allow. */
function crowd(
  comers: readonly Comer[],
  { from, to }: { readonly from: number; readonly to: number },
  area: { readonly top: number; readonly bottom: number },
  radius: number,
): readonly Placed[] {
  const step = radius * 2 + 8;
  const perRow = Math.max(1, Math.floor((to - from) / step));
  const rows = Math.max(1, Math.ceil(comers.length / perRow));
  const pitch = Math.min(step + 14, (area.bottom - area.top) / rows);
  const top = (area.top + area.bottom) / 2 - ((rows - 1) * pitch) / 2;
  return comers.map((comer, at) => {
    const inRow = Math.min(perRow, comers.length - Math.floor(at / perRow) * perRow);
    const left = (from + to) / 2 - ((inRow - 1) * step) / 2;
    return { comer, x: left + (at % perRow) * step, y: top + Math.floor(at / perRow) * pitch };
  });
}

function lampsOver(gate: GateLayout['gate'], members: number, type: number) {
  const pitch = Math.min(24 * type, gate.width / Math.max(1, members));
  const left = gate.x + gate.width / 2 - ((members - 1) * pitch) / 2;
  const r = Math.min(7.5 * type, pitch * 0.36);
  return Array.from({ length: members }, (_, at) => ({ x: left + at * pitch, y: gate.top - 11 * type, r }));
}
