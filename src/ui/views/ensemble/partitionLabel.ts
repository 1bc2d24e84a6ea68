// What stands at the line of a partition: a handle at each end, and beside the higher one what the line is.
import type { Messages } from '../../../words/messages.ts';
import { between, type Box, type Point } from '../../draw/board/geometry.ts';
import { legible } from '../../draw/thing/legible.ts';
import { textWidth } from '../../draw/thing/textFit.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';
import type { PartitionCurve } from './partitionCurves.ts';

interface Label extends Point {
  readonly anchor: 'start' | 'end';
  readonly more: string;
  readonly size: number;
  readonly width: number;
}

export function labelOf(curve: PartitionCurve, layout: EnsembleLayout, { ensemble }: Messages): Label {
  const { width, type } = layout.size;
  const ends = handlesOf(curve).map(({ at }) => at);
  const end = ends.reduce((higher, at) => (at.y < higher.y ? at : higher), ends[0] ?? { x: 0, y: 0 });
  const size = legible(11.5, type, 'text');
  const { lineHint, lineMore } = ensemble.partition;
  const space = Math.max(width - end.x, end.x) - 18;
  const y = Math.max(end.y, 14 * type);
  const placed = (more: string): Label => {
    const room = Math.max(textWidth(lineHint, size), textWidth(more, size)) + 14;
    const [hasLeft, hasRight] = [end.x - room > 4, end.x + room < width - 4];
    // On the shorter side: links between the sides bend over the longer one, and what is held up stands on them.
    const isLeft = hasLeft && (end.x < width / 2 || !hasRight);
    const anchor = isLeft || !hasRight ? 'end' : 'start';
    const x = anchor === 'start' ? Math.max(end.x + 11, 4) : Math.min(end.x - 11, width - 4);
    return { x, y, anchor, more, size, width: room };
  };
  // Where there is no room to say what can be done with it, it says what it is.
  const whole = placed(lineMore);
  const fits = textWidth(lineMore, size) <= space && !layout.cards.some((card) => covers(card, whole));
  return fits ? whole : placed('');
}

/** Whether a card lies over the second line. */
function covers(card: Box, { x, y, anchor, size, width }: Label): boolean {
  const middle = x + (anchor === 'start' ? width / 2 : -width / 2);
  const bottom = y + 1.5 * size;
  return (
    Math.abs(card.x - middle) < (card.w + width) / 2 &&
    card.y - card.h / 2 < bottom &&
    card.y + card.h / 2 > y
  );
}

/** Of several lines the first one says what they are. */
export function labelBoxes(
  [curve]: readonly PartitionCurve[],
  layout: EnsembleLayout,
  words: Messages,
): readonly Box[] {
  if (curve === undefined) return [];
  const { x, y, anchor, width, size } = labelOf(curve, layout, words);
  const { type } = layout.size;
  return [{ x: x + (anchor === 'start' ? width / 2 : -width / 2), y: y + 3 * type, w: width, h: 2.8 * size }];
}

interface Handle {
  readonly at: Point;
  readonly fixed: Point;
}

/** A little inside of the picture's edge. */
export function handlesOf({ points }: PartitionCurve): readonly Handle[] {
  const [first, second, beforeLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  if (first === undefined || second === undefined || beforeLast === undefined || last === undefined)
    return [];
  const inside = (edge: Point, next: Point) => {
    const apart = Math.max(1, Math.hypot(next.x - edge.x, next.y - edge.y));
    return between(edge, next, Math.min(0.5, 12 / apart));
  };
  const [one, other] = [inside(first, second), inside(last, beforeLast)];
  return [
    { at: one, fixed: other },
    { at: other, fixed: one },
  ];
}
