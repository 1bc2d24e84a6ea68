// Where the things of the line are: znodes side by side, first the one that holds, the clients below them.
import { uprightPath } from '../../draw/board/bends.ts';
import type { Lane, LaneLook, LaneNode } from '../../select/laneNodes.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';

export interface LaneLayout {
  /** Of the drawing: as wide as the line is long. */
  readonly width: number;
  readonly height: number;
  /** How much larger than 1 everything is drawn. */
  readonly scale: number;
  /** No word is smaller, however low the place is. */
  readonly leastFont: number;
  readonly nodeY: number;
  readonly nodeWidth: number;
  /** Whether names differ in more than their numbers, and are written with what comes before these. */
  readonly isMixed: boolean;
  readonly nodeHeight: number;
  readonly dotY: number;
  readonly dotRadius: number;
  /** Whether there is room for a word below each client. */
  readonly captions: 'shown' | 'none';
  readonly pitch: number;
  /** By path, then by client. */
  readonly nodeX: ReadonlyMap<string, number>;
  readonly dotX: ReadonlyMap<string, number>;
}

const PITCH = { least: 46, most: 132 };
/** A drawing of this height has everything at its plain size. */
const PLAIN_HEIGHT = 168;
/** Things side by side with air between them. */
const ROOMY_PITCH = 66;
const EDGE = 10;
const LEAST_FONT = 11;

export function laneLayout(lane: Lane, size: PictureSize): LaneLayout {
  const slots = Math.max(1, lane.nodes.length + lane.crowd.length);
  const scale = size.type * scaleFor(size, slots);
  const room = (size.width - 2 * EDGE) / slots;
  const pitch = Math.min(PITCH.most * scale, Math.max(PITCH.least * scale, room));
  const xOf = (slot: number) => EDGE + (slot + 0.5) * pitch;
  const leastFont = LEAST_FONT * size.type;
  // The name in it is as high as its radius.
  const dotRadius = Math.max(leastFont, 13 * scale);
  const stems = new Set(lane.nodes.filter(({ mode }) => mode === null).map(({ name }) => stemOf(name)));
  const isMixed = stems.size > 1 && [...stems].every(({ length }) => length <= LONGEST_STEM);
  const nodeHeight = 31 * scale;
  const captions = size.height >= 128 * size.type ? 'shown' : 'none';
  const nodeY = 19 * scale + nodeHeight / 2;
  const bottom = size.height - dotRadius - (captions === 'shown' ? 22 * scale : 3);
  const dotY = Math.max(nodeY + nodeHeight / 2 + dotRadius + 4, Math.min(bottom, nodeY + 130 * scale));
  return {
    width: Math.max(size.width, 2 * EDGE + slots * pitch),
    height: Math.max(size.height, dotY + dotRadius + 3),
    scale,
    leastFont,
    nodeY,
    nodeWidth: Math.min((isMixed ? 104 : 92) * scale, pitch - 12),
    isMixed,
    nodeHeight,
    dotY,
    dotRadius,
    captions,
    pitch,
    nodeX: new Map(lane.nodes.map(({ path }, at) => [path, xOf(at)])),
    dotX: new Map([
      ...lane.crowd.map(({ client }, at): [string, number] => [client, xOf(lane.nodes.length + at)]),
      ...lane.nodes.flatMap((node, at): [string, number][] =>
        node.client === null || node.standing === 'ghost' ? [] : [[`${node.client} ${node.path}`, xOf(at)]],
      ),
    ]),
  };
}

/** As large as the height allows, as long as that makes nobody scroll. */
function scaleFor({ width, height, type }: PictureSize, slots: number): number {
  const byWidth = Math.max(1, (width - 2 * EDGE) / (slots * ROOMY_PITCH * type));
  return Math.min(1.5, byWidth, Math.max(0.72, height / (PLAIN_HEIGHT * type)));
}

/** `plain`: its size at scale 1. */
export function fontSizeOf(
  plain: number,
  { scale, leastFont }: Pick<LaneLayout, 'scale' | 'leastFont'>,
): number {
  return Math.max(leastFont, plain * scale);
}

/** A name without its number and without a GUID. */
export function stemOf(name: string): string {
  return name.replace(/^_c_[\da-f-]{36}-|\d{10}$/g, '');
}

/** As much as fits on a znode before a number. */
const LONGEST_STEM = 8;

/** Where the client at a znode is. */
export function dotAt(layout: LaneLayout, { client, path }: LaneNode): number | undefined {
  return layout.dotX.get(`${client} ${path}`);
}

/** A look from a client up to a znode, or straight up to the list that all of them are in; null if it is at nothing. */
export function lookPath(layout: LaneLayout, look: LaneLook, lane: Lane): LookPath | null {
  const fromX = layout.dotX.get(look.from === null ? look.client : `${look.client} ${look.from}`);
  if (fromX === undefined) return null;
  const fromY = layout.dotY - layout.dotRadius - 1;
  const node = layout.nodeX.get(look.to);
  if (node === undefined)
    return look.table === 'child'
      ? straightUp(fromX + layout.dotRadius * 0.5, fromY, layout.nodeY + 3)
      : null;
  const endX = node + endOf(look, lane, fromX - node) * layout.nodeWidth;
  const endY = layout.nodeY + layout.nodeHeight / 2 + 3;
  const startX = fromX - Math.sign(fromX - node) * layout.dotRadius * 0.7;
  const d = uprightPath({ x: startX, y: fromY }, { x: endX, y: endY });
  return { d, x: endX, y: endY };
}

export interface LookPath {
  readonly d: string;
  /** Where it ends. */
  readonly x: number;
  readonly y: number;
}

function straightUp(x: number, fromY: number, toY: number): LookPath {
  return { d: `M${round(x)} ${round(fromY)}V${round(toY)}`, x, y: toY };
}

/** Looks end in the nearer half of a znode, side by side, and so do not meet the line to its owner. */
function endOf(look: LaneLook, lane: Lane, distance: number): number {
  const side = Math.sign(distance);
  if (look.from !== null || lane.crowd.length < 2) return 0.3 * side;
  const at = lane.crowd.findIndex(({ client }) => client === look.client);
  return side * (0.12 + (0.36 * at) / (lane.crowd.length - 1));
}

function round(value: number): string {
  return value.toFixed(1);
}
