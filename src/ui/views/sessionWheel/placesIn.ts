// Where the sessions of one bucket stand in its sector: in arcs from the rim inwards, as large as they fit.
import type { WheelSession } from '../../select/sessionWheel.ts';

export interface PlaceInBucket {
  readonly session: WheelSession;
  /** From the hub's middle. */
  readonly radius: number;
  /** From the middle of the sector. */
  readonly degrees: number;
  /** Radius of its disc. */
  readonly size: number;
  /** Sessions that it stands for besides itself. */
  readonly more: number;
}

interface Sector {
  /** Sectors of the wheel. */
  readonly slots: number;
  /** Radii it lies between. */
  readonly from: number;
  readonly to: number;
}

const SIZES = [16, 14.4, 13, 11, 9, 7.5];
const GAP = 1.5;

export function placesIn(sessions: readonly WheelSession[], sector: Sector): readonly PlaceInBucket[] {
  const fitting = SIZES.find((size) => spotsIn(sector, size).length >= sessions.length);
  const size = fitting ?? SIZES.at(-1) ?? 7;
  const spots = spotsIn(sector, size);
  return sessions.slice(0, spots.length).flatMap((session, at) => {
    const spot = spots[at];
    if (spot === undefined) return [];
    const more = at === spots.length - 1 ? sessions.length - spots.length : 0;
    return [{ session, ...spot, size, more }];
  });
}

interface Spot {
  readonly radius: number;
  readonly degrees: number;
}

/** Arc by arc, each filled from its middle outwards so that few sessions stand together. */
function spotsIn({ slots, from, to }: Sector, size: number): readonly Spot[] {
  const spots: Spot[] = [];
  const step = 2 * size + GAP;
  for (let radius = to - size; radius >= from + size; radius -= step) {
    const arc = (2 * Math.PI * radius) / slots;
    const count = Math.max(1, Math.floor((arc - GAP) / step));
    const apart = (step / radius) * (180 / Math.PI);
    for (let at = 0; at < count; at++) spots.push({ radius, degrees: (at - (count - 1) / 2) * apart });
  }
  return spots;
}
