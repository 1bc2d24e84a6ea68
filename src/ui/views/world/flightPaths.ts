// Where a message is at an instant: on its cable, on the arrow that brings a notification down, or in a jam.
import type { FlightMark } from '../../select/flights.ts';
import { progressAt } from '../../select/flights.ts';
import { pointAt, reversed, straight, type Curve, type Point } from '../../draw/board/geometry.ts';
import type { MovingMark } from '../../draw/board/marks.ts';
import { CUT_GAP, wireOf, type DiscBox, type WorldLayout } from './layout.ts';
import type { ArrowDrawn } from './lines.ts';

/** Requests keep to the left of a cable, what comes back to the right. */
const LANE = 5.5;
const JAM_STEP = 9;
/** In a tray messages are as small as clients. */
const TINY_SCALE = 0.72;

export function flightPaths(
  flights: readonly FlightMark[],
  layout: WorldLayout,
  arrows: readonly ArrowDrawn[],
): readonly MovingMark[] {
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
    const stop = stopOf(mark, layout, disc);
    const { id, shape, state } = mark;
    return [
      {
        id,
        shape,
        state,
        hue: disc.index % 8,
        scale: disc.size === 'tiny' ? TINY_SCALE : 1,
        digits: '',
        label: '',
        at: (timeMs) => stop ?? pointAt(way, progressAt(mark, timeMs)),
      },
    ];
  });
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
