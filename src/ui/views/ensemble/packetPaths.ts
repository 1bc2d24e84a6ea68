// Where a message of an ensemble is at an instant: on the way between its two ends, keeping to its right, or in a jam.
import { isServerId } from '../../../engine/index.ts';
import { progressAt } from '../../select/flights.ts';
import type { Packet } from '../../select/ensemble/packets.ts';
import { headingAt, pointAt, reversed, type Box, type Curve, type Point } from '../../draw/board/geometry.ts';
import type { MovingMark } from '../../draw/board/marks.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';

/** With more messages worth reading than this on a page so wide, none of them has its name beside it. */
const LABELLED_AT_MOST = 12;
const LABELLED_WIDTH = 1000;
/** Pixels that messages of one direction keep off the middle of the way. */
const LANE = 4.5;
/** What waits stands one behind the other, so many pixels apart. */
const JAM_STEP = 15;
/** Of a longer jam only the first ones are drawn; votes in one say much the same. */
const IN_A_JAM = 3;
const VOTES_IN_A_JAM = 1;

export function packetPaths(
  packets: readonly Packet[],
  layout: EnsembleLayout,
  hues: ReadonlyMap<string, number>,
  labelOf: (packet: Packet) => string,
): readonly MovingMark[] {
  const named = packets.filter(({ name, shape }) => name !== '' && shape !== 'ping');
  const isQuiet = named.length <= Math.max(3, (LABELLED_AT_MOST * layout.size.width) / LABELLED_WIDTH);
  const isRoomy = layout.density === 'full';
  const told = new Set<string>();
  return packets.flatMap((packet) => {
    const curve = layout.curves.get(packet.link);
    if (curve === undefined || packet.behind >= jamOf(packet)) return [];
    // Of the same words on the same way, sent at the same time, one set is enough, and in a small picture anywhere; so it is
    // in a jam.
    const words = isQuiet && packet.behind === 0 ? labelOf(packet) : '';
    const once = isRoomy && words !== '' ? `${packet.from}>${packet.to} ${words} ${packet.sentAtMs}` : words;
    const label = words === '' || told.has(once) ? '' : words;
    told.add(once);
    const way = packet.link.startsWith(`${packet.from}~`) ? curve : reversed(curve);
    const stop = stopOf(packet, curve);
    const { id, shape, state, votesFor, client } = packet;
    return [
      {
        id,
        shape,
        state,
        hue: client === null ? null : (hues.get(client) ?? null),
        scale: 1,
        digits: votesFor === null ? '' : votesFor.slice('server:'.length),
        label,
        at: (timeMs) => {
          const point = besideWay(way, stop ?? progressAt(packet, timeMs));
          return isRoomy ? point : offCards(point, layout.cards);
        },
      },
    ];
  });
}

/** Off the middle of the way, on its right. */
function besideWay(way: Curve, share: number): Point {
  const { x, y } = pointAt(way, share);
  const heading = headingAt(way, share);
  return { x: x - heading.y * LANE, y: y + heading.x * LANE };
}

/** Cards of a small picture are no larger than their names: a mark stays at the edge, where it covers none. */
export function offCards(point: Point, cards: readonly Box[]): Point {
  for (const { x, y, w, h } of cards) {
    const [fromX, fromY] = [point.x - x, point.y - y];
    const [inX, inY] = [w / 2 + MARK - Math.abs(fromX), h / 2 + MARK - Math.abs(fromY)];
    if (inX <= 0 || inY <= 0) continue;
    return inX < inY
      ? { x: point.x + Math.sign(fromX) * inX, y: point.y }
      : { x: point.x, y: point.y + Math.sign(fromY) * inY };
  }
  return point;
}

/** Half of what a mark is wide, and the ring around a card that is selected. */
const MARK = 12;

function jamOf({ shape }: Packet): number {
  return shape === 'vote' ? VOTES_IN_A_JAM : IN_A_JAM;
}

/** What is held up stands before the middle, but not far from a client. */
function stopOf({ state, behind, from: sender }: Packet, [from, , , to]: Curve): number | null {
  if (state === 'flying') return null;
  const length = Math.max(30, Math.hypot(to.x - from.x, to.y - from.y));
  const middle = 0.5 - Math.min(0.2, 16 / length);
  const front =
    state === 'waiting' ? 1 - 8 / length : !isServerId(sender) ? Math.min(middle, 24 / length) : middle;
  return Math.max(0.02, front - (behind * JAM_STEP) / length);
}
