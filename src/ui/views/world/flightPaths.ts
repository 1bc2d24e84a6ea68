// Where a message is at an instant: on its cable, on the arrow that brings a notification down, or in a jam.
import type { FlightMark } from '../../select/flights.ts';
import { progressAt } from '../../select/flights.ts';
import { pointAt, straight, type Curve, type Point } from '../picture/geometry.ts';
import { CUT_GAP, wireOf, type DiscBox, type WorldLayout } from './layout.ts';
import type { ArrowDrawn } from './lines.ts';

/** The way of one message, and where it stands if it does not move. */
export interface FlightPath {
  readonly mark: FlightMark;
  readonly hue: number;
  readonly size: DiscBox['size'];
  readonly way: Curve;
  readonly stop: Point | null;
}

/** Requests keep to the left of a cable, what comes back to the right. */
const LANE = 5.5;
const JAM_STEP = 9;

export function flightPaths(
  flights: readonly FlightMark[],
  layout: WorldLayout,
  arrows: readonly ArrowDrawn[],
): readonly FlightPath[] {
  const fired = new Map(
    arrows
      .filter((arrow) => arrow.state === 'fired')
      .map((arrow) => [`${arrow.client} ${arrow.path}`, arrow.curve]),
  );
  return flights.flatMap((mark) => {
    const disc = layout.discs.get(mark.client);
    if (disc === undefined) return [];
    const arrow = mark.path === null ? undefined : fired.get(`${mark.client} ${mark.path}`);
    const way = arrow === undefined ? wayOnCable(mark, layout, disc) : reversed(arrow);
    return [{ mark, hue: disc.index % 8, size: disc.size, way, stop: stopOf(mark, layout, disc) }];
  });
}

export function positionAt(path: FlightPath, timeMs: number): Point {
  return path.stop ?? pointAt(path.way, progressAt(path.mark, timeMs));
}

function wayOnCable(mark: FlightMark, layout: WorldLayout, disc: DiscBox): Curve {
  const { from, to } = wireOf(layout, disc);
  const lane = laneOf(mark, disc);
  const below = { x: from.x + lane, y: from.y - 5 };
  const above = { x: to.x + lane, y: to.y };
  return mark.direction === 'toServer' ? straight(below, above) : straight(above, below);
}

function laneOf(mark: FlightMark, disc: DiscBox): number {
  const width = disc.size === 'tiny' ? LANE * 0.6 : LANE;
  return mark.direction === 'toServer' ? -width : width;
}

function stopOf(mark: FlightMark, layout: WorldLayout, disc: DiscBox): Point | null {
  if (mark.state === 'flying') return null;
  const { from, to } = wireOf(layout, disc);
  const x = from.x + laneOf(mark, disc);
  const jam = mark.behind * JAM_STEP;
  if (mark.state === 'waiting') return { x, y: Math.max(to.y, from.y - 8 - jam) };
  const middle = (from.y + to.y) / 2;
  return mark.direction === 'toServer'
    ? { x, y: Math.min(from.y - 4, middle + CUT_GAP + 7 + jam) }
    : { x, y: Math.max(to.y + 4, middle - CUT_GAP - 7 - jam) };
}

function reversed([a, b, c, d]: Curve): Curve {
  return [d, c, b, a];
}
