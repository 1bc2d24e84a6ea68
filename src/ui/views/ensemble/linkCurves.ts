// The ways between servers: straight from the edge of one card to the edge of the other, and around a third where one stands
// between.
import { between, pointAt, type Box, type Curve, type Point } from '../../draw/board/geometry.ts';
import { PROJECTED } from '../../draw/thing/legible.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { edgeTowards, type CardBox } from './ringSlots.ts';

export function linkCurve(from: CardBox, to: CardBox, others: readonly Box[], size: PictureSize): Curve {
  let least = { way: bent(from, to, 0), beneath: Infinity };
  for (const bend of BENDS) {
    const way = bent(from, to, bend);
    const beneath = others.reduce(
      (count, card) => count + samplesBeneath(way, card),
      samplesOutside(way, size),
    );
    if (beneath < least.beneath) least = { way, beneath };
    if (beneath === 0) break;
  }
  return least.way;
}

/** To either side, as a share of the distance. */
const BENDS = [0, 0.12, -0.12, 0.22, -0.22, 0.34, -0.34, 0.5, -0.5, 0.75, -0.75, 1, -1];

function bent(from: CardBox, to: CardBox, bend: number): Curve {
  const middle = between(from, to, 0.5);
  const aside: Point = {
    x: middle.x - (to.y - from.y) * bend,
    y: middle.y + (to.x - from.x) * bend,
  };
  const [start, end] = [edgeTowards(from, aside), edgeTowards(to, aside)];
  const knee = bend === 0 ? between(start, end, 0.5) : aside;
  return [start, between(start, knee, 2 / 3), between(end, knee, 2 / 3), end];
}

const SAMPLES = 24;
/** Half the height of what goes there: a vote with its number. */
const MARK = 8;

function samplesBeneath(way: Curve, card: Box): number {
  return Array.from({ length: SAMPLES - 1 }, (_, at) => pointAt(way, (at + 1) / SAMPLES)).filter(
    ({ x, y }) => Math.abs(x - card.x) < card.w / 2 + 3 && Math.abs(y - card.y) < card.h / 2 + 3,
  ).length;
}

function samplesOutside(way: Curve, { width, height, type }: PictureSize): number {
  const off = type < PROJECTED ? MARK : MARK * type;
  return Array.from({ length: SAMPLES - 1 }, (_, at) => pointAt(way, (at + 1) / SAMPLES)).filter(
    ({ x, y }) => x < off || x > width - off || y < off || y > height - off,
  ).length;
}
