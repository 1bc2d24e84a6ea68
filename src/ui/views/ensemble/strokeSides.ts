// What a straight line across the picture parts: who stands on which side of it.
import type { Sides } from '../../select/ensemble/networkParts.ts';
import type { LinkEnd } from '../../select/ensemble/peerLinks.ts';
import type { Point } from '../../draw/board/geometry.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';

export interface Stroke {
  readonly from: Point;
  readonly to: Point;
}

/** Who is on the left of the line and who on its right, servers first. */
export function sidesOf({ from, to }: Stroke, layout: EnsembleLayout): Sides {
  const sides: [LinkEnd[], LinkEnd[]] = [[], []];
  const place = (peer: LinkEnd, { x, y }: Point) => {
    const turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    sides[turn < 0 ? 0 : 1].push(peer);
  };
  for (const card of layout.cards) place(card.server, card);
  for (const spot of layout.spots.values()) place(spot.client, spot);
  for (const crowd of layout.crowds) for (const client of crowd.clients) place(client, crowd);
  return sides;
}

/** The line, from edge to edge of the picture. */
export function acrossPicture({ from, to }: Stroke, { size }: EnsembleLayout): Stroke {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return { from, to };
  const reach = (start: Point, x: number, y: number): Point => {
    const acrossX = x === 0 ? Infinity : ((x > 0 ? size.width : 0) - start.x) / x;
    const acrossY = y === 0 ? Infinity : ((y > 0 ? size.height : 0) - start.y) / y;
    const share = Math.max(0, Math.min(acrossX, acrossY));
    return { x: start.x + x * share, y: start.y + y * share };
  };
  return { from: reach(from, -dx, -dy), to: reach(to, dx, dy) };
}
