// Where something goes that stands beside a thing and must not cover it.

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 10;
const EDGE_PX = 8;

/** At the right, at the left, below, above: the first where there is room; else where there is most. Inside the window. */
export function placeAside(thing: Area, { width, height }: Size, room: Size): { left: number; top: number } {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const left = within(thing.left + thing.width / 2 - width / 2, room.width - width);
  const top = within(thing.top + thing.height / 2 - height / 2, room.height - height);
  const places = [
    { left: right + GAP_PX, top, spare: room.width - EDGE_PX - (right + GAP_PX + width) },
    { left: thing.left - GAP_PX - width, top, spare: thing.left - GAP_PX - width - EDGE_PX },
    { left, top: bottom + GAP_PX, spare: room.height - EDGE_PX - (bottom + GAP_PX + height) },
    { left, top: thing.top - GAP_PX - height, spare: thing.top - GAP_PX - height - EDGE_PX },
  ];
  const best = places.find(({ spare }) => spare >= 0) ?? places.reduce((a, b) => (b.spare > a.spare ? b : a));
  return { left: within(best.left, room.width - width), top: within(best.top, room.height - height) };
}

function within(at: number, most: number): number {
  return Math.max(EDGE_PX, Math.min(at, most - EDGE_PX));
}
