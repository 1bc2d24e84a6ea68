// Where the line of a partition runs: between the cards of servers that are parted, from edge to edge of the picture.
import type { ServerId } from '../../../engine/index.ts';
import { between, clamp, type Point } from '../picture/geometry.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';
import type { CardBox } from './ringSlots.ts';

/** One line: on one side stand these servers, neighbours on the ring, on the other all the others. */
export interface PartitionCurve {
  readonly key: string;
  readonly servers: readonly ServerId[];
  /** From one edge of the picture to the other. */
  readonly points: readonly Point[];
}

/** As many lines as it takes to part the groups; none if there is but one. */
export function partitionCurves(
  parts: readonly (readonly ServerId[])[],
  layout: EnsembleLayout,
): readonly PartitionCurve[] {
  if (parts.length < 2) return [];
  // What the lines around all others leave over needs none of its own: the larger group is where the ring goes on.
  const most = parts.reduce((largest, part) => (part.length > largest.length ? part : largest));
  return arcsOf(parts, layout.cards)
    .filter(([first]) => first !== undefined && !most.includes(first.server))
    .map((arc) => ({
      key: arc.map(({ server }) => server).join(' '),
      servers: arc.map(({ server }) => server),
      points: pointsAround(arc, layout),
    }));
}

type Arc = readonly CardBox[];

/** Neighbours on the ring that are in one group, clockwise. */
function arcsOf(parts: readonly (readonly ServerId[])[], cards: readonly CardBox[]): readonly Arc[] {
  const groupOf = (card: CardBox | undefined) =>
    parts.findIndex((part) => part.some((id) => id === card?.server));
  const start = cards.findIndex((card, at) => groupOf(card) !== groupOf(cards.at(at - 1)));
  const turned = start < 1 ? cards : [...cards.slice(start), ...cards.slice(0, start)];
  const arcs: CardBox[][] = [];
  for (const card of turned) {
    const last = arcs.at(-1);
    if (last !== undefined && groupOf(last[0]) === groupOf(card)) last.push(card);
    else arcs.push([card]);
  }
  return arcs;
}

function pointsAround(arc: Arc, layout: EnsembleLayout): readonly Point[] {
  const { cards, middle } = layout;
  const [first, last] = [arc[0], arc.at(-1)];
  if (first === undefined || last === undefined) return [];
  const entry = gapBeside(neighbour(cards, first, -1), first);
  const exit = gapBeside(last, neighbour(cards, last, 1));
  const waist = between(between(entry, exit, 0.5), middle, 0.45);
  return [edgeBeyond(entry, layout), entry, waist, exit, edgeBeyond(exit, layout)];
}

function neighbour(cards: readonly CardBox[], card: CardBox, step: 1 | -1): CardBox {
  const at = cards.indexOf(card);
  return cards[(at + step + cards.length) % cards.length] ?? card;
}

function gapBeside(a: CardBox, b: CardBox): Point {
  return between(a, b, 0.5);
}

/** Straight out to the nearest edge of the picture, away from the middle. */
function edgeBeyond(gap: Point, { size, middle }: EnsembleLayout): Point {
  const away = { x: gap.x - middle.x, y: gap.y - middle.y };
  const isAcross = Math.abs(away.x) / size.width > Math.abs(away.y) / size.height;
  if (isAcross) return { x: away.x < 0 ? 0 : size.width, y: clamp(gap.y + away.y * 0.2, 0, size.height) };
  return { x: clamp(gap.x + away.x * 0.2, 0, size.width), y: away.y < 0 ? 0 : size.height };
}
