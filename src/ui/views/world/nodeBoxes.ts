// Where znodes stand: level below level; a node that stands in line for the lock above the client that owns it.
import { group } from 'd3-array';
import { tree } from 'd3-hierarchy';
import type { ClientId } from '../../../engine/index.ts';
import type { WorldPicture } from './worldPicture.ts';
import { hierarchyOf, type PictureNode } from '../../select/znodeTree.ts';
import type { ClientSlots, Slot } from './clientSlots.ts';
import { clamp, type Box, type Frame } from '../../draw/board/geometry.ts';
import { firstThatFits, textWidth } from '../../draw/thing/textFit.ts';
import type { VerticalPlan } from './verticalPlan.ts';

export interface NodeBox extends Box {
  readonly path: string;
  readonly label: string;
  /** `tiny`: a square without words, above its owner in the tray. */
  readonly size: 'full' | 'tiny';
  /** Where there is room for a word about it. */
  readonly aside: 'right' | 'above' | 'below';
  /** Pixels above it that are taken by what stands behind it. */
  readonly takenAbove?: number;
}

/** How far up and to the right of what it stands behind. */
const BEHIND = 9;

interface Around {
  readonly slots: ClientSlots;
  readonly plan: VerticalPlan;
  readonly width: number;
  readonly type: number;
}

export const NODE_FONT = 12;
const PADDING = 16;
/** The root beside its children: its own width, and what it takes of the tree's. */
const ROOT = { width: 40, room: 56 };
/** From one znode of nobody's to the next, so that the end of a name can be read. */
const NAMED_PITCH = 40;
/** Between neighbours. */
const GAP = 8;
/** From the server’s edge to the first and the last. */
const EDGE = 8;
/** Narrower nothing is drawn. */
const NARROWEST = 3;
/** The side of a square in the tray, and from one row of them to the next. */
const TINY = 12;
const TINY_STEP = 16;
const TRAY_PAD = 6;

export function nodeBoxes(picture: WorldPicture, around: Around): ReadonlyMap<string, NodeBox> {
  const boxes = new Map<string, NodeBox>();
  const left = rootRoom(picture, around);
  const tidy = tidyTree(picture, left, around);
  const stacked = new Map<ClientId | null, number>();
  // What is there or watched stands side by side; a ghost of the same owner steps behind it.
  const there = picture.nodes.filter((node) => node.presence === 'there');
  const others = picture.nodes.filter((node) => node.presence !== 'there');
  const inOrder = picture.nodes.filter((node) => node.presence !== 'ghost' && standsInLine(node, picture));
  const beside = besideEachOther(inOrder);
  // Where none has an owner above whom it would stand, each has a column.
  const columns = inOrder.some(({ owner }) => owner !== null) ? [] : around.slots.slots;
  for (const node of [...there, ...others]) {
    const box = standsInLine(node, picture)
      ? boxInLine(named(node, picture), beside.get(node.path) ?? BEHIND_OTHERS, stacked, around, columns)
      : boxInTree(node, tidy.get(node.path) ?? { x: around.width / 2, room: around.width }, picture, around);
    boxes.set(node.path, box);
  }
  for (const node of there) {
    const box = boxes.get(node.path);
    if (box === undefined || standsInLine(node, picture)) continue;
    const inLine = there.flatMap((other) =>
      standsInLine(other, picture) ? [boxes.get(other.path) ?? box] : [],
    );
    boxes.set(node.path, clearOf(inLine, box, node, around));
  }
  for (const { path, owner, standing } of there) {
    const [box, count = 1] = [boxes.get(path), stacked.get(owner)];
    if (standing === 'first' && box !== undefined && count > 1)
      boxes.set(path, { ...box, takenAbove: BEHIND * (count - 1) });
  }
  return boxes;
}

/** Which of how many znodes of one owner a znode is. */
interface Share {
  readonly at: number;
  readonly of: number;
}

/** As broad as one that is alone. */
const BEHIND_OTHERS: Share = { at: 0, of: 1 };
const ALONE: Share = { ...BEHIND_OTHERS };

function besideEachOther(nodes: readonly PictureNode[]): ReadonlyMap<string, Share> {
  const shares = new Map<string, Share>();
  for (const siblings of group(nodes, ({ owner }) => owner).values())
    for (const [at, { path }] of siblings.entries()) shares.set(path, { at, of: siblings.length });
  return shares;
}

/** What has an owner stands above it, beside those in line: in the tree it would be in their way. */
function standsInLine({ parent, depth, owner }: PictureNode, { lock }: WorldPicture): boolean {
  if (lock.order !== 'sequence') return false;
  return parent === lock.parent || (owner !== null && depth === lock.parent.split('/').length);
}

/** Of another line than the picture is about its parent is named: numbers are given out anew under each. */
function named(node: PictureNode, { lock }: WorldPicture): PictureNode {
  if (node.parent === lock.parent || node.parent === null) return node;
  return { ...node, name: `${node.parent.slice(node.parent.lastIndexOf('/') + 1)}/${node.name}` };
}

interface Place {
  readonly x: number;
  /** What it has across the width without touching its neighbours. */
  readonly room: number;
}

/** Beside several children the root stands before the first, and the tree begins behind it. */
function rootRoom({ nodes }: WorldPicture, { plan, type }: Around): number {
  const isBesideSeveral = plan.root === 'beside' && nodes.filter(({ depth }) => depth === 1).length > 1;
  return isBesideSeveral ? ROOT.room * type : 0;
}

/** Where across the width each node stands, with room by the length of its name as far as there is some. */
function tidyTree(picture: WorldPicture, left: number, around: Around): ReadonlyMap<string, Place> {
  const root = hierarchyOf(picture.nodes);
  if (root === null) return new Map();
  const width = around.width - left - 2 * EDGE;
  // What has no neighbour has the width to itself, however many are below it.
  const isAlone = (depth: number) => picture.nodes.filter((node) => node.depth === depth).length === 1;
  for (const widest of WIDEST) {
    const { places, start, needed } = abreast(root, picture, around, widest);
    if (needed > width && widest !== WIDEST.at(-1)) continue;
    // As wide as those below whose znodes they are; it is too narrow only for the last of these.
    const taken = Math.min(width, Math.max(needed * LOOSE, clientsSpan(around)));
    const scale = taken / needed;
    const from = left + EDGE + (width - taken) / 2;
    return new Map(
      places.map(({ path, depth, x, room }) => [
        path,
        { x: from + (x - start) * scale, room: isAlone(depth) ? width : room * scale },
      ]),
    );
  }
  throw new Error('there is always a widest room');
}

/** Whether all names can be read side by side. */
export function hasRoomForNames(picture: WorldPicture, around: Around): boolean {
  const root = hierarchyOf(picture.nodes);
  if (root === null) return true;
  const width = around.width - rootRoom(picture, around) - 2 * EDGE;
  return abreast(root, picture, around, Infinity).needed <= width;
}

/** A tree no wider than its names need, from wherever d3 begins. */
function abreast(
  root: NonNullable<ReturnType<typeof hierarchyOf>>,
  picture: WorldPicture,
  around: Around,
  widest: number,
) {
  const wanted = (node: PictureNode) => Math.min(widest * around.type, wantedRoom(node, picture, around));
  const places = tree<PictureNode>()
    .nodeSize([1, 1])
    .separation((a, b) => (wanted(a.data) + wanted(b.data)) / 2)(root)
    .descendants()
    .map(({ x, data }) => ({ path: data.path, depth: data.depth, x, room: wanted(data) }));
  const start = Math.min(...places.map(({ x, room }) => x - room / 2));
  const end = Math.max(...places.map(({ x, room }) => x + room / 2));
  return { places, start, needed: end - start };
}

/** From the first client's column to the last one's. */
function clientsSpan({ slots, width }: Around): number {
  if (slots.tray !== null) return width;
  const xs = slots.slots.map(({ x }) => x);
  return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs) + slots.columnWidth;
}

/** Names stand no closer than this where there is room, and no further apart without a reason. */
const LOOSE = 1.5;

/** Where names are too long for the width, the longest are cut first. */
const WIDEST = [Infinity, 160, 120, 90, 68, 52];

/** As much as its name and the arrows to it take, with a gap beside. */
function wantedRoom(node: PictureNode, picture: WorldPicture, around: Around): number {
  if (standsInLine(node, picture)) return NAMED_PITCH * around.type;
  return GAP + boxWidth(node.name, node, picture, around);
}

/** A znode that many may watch is broad enough for their arrows to arrive side by side. */
function boxWidth(
  label: string,
  { depth }: PictureNode,
  picture: WorldPicture,
  { slots, type }: Around,
): number {
  const isWatched = depth === picture.lock.parent.split('/').length;
  const fan = isWatched ? Math.min(slots.tray === null ? 150 : 80, 13 * picture.clients.length) : 0;
  return Math.max(44 * type, fan, textWidth(label, NODE_FONT * type, 'mono') + PADDING);
}

function boxInTree(node: PictureNode, place: Place, picture: WorldPicture, around: Around): NodeBox {
  const { x } = place;
  const { plan, type } = around;
  const lowest = picture.lock.parent.split('/').length;
  const y =
    node.depth < lowest
      ? (plan.levelYs[node.depth] ?? plan.frameTop)
      : (plan.nodeRowYs[Math.min(node.depth - lowest, plan.nodeRowYs.length - 1)] ?? plan.frameBottom);
  // Where no name can be read an empty box stands for one.
  const isNamed = place.room >= NAMED_PITCH * type;
  const room = Math.max(NARROWEST, place.room - (isNamed ? GAP : 6));
  const label = isNamed ? labelOf(node, room - PADDING, type) : '';
  const w = Math.min(room, boxWidth(label, node, picture, around));
  if (node.path === '/' && plan.root === 'beside') {
    return {
      path: node.path,
      label,
      size: 'full',
      aside: 'right',
      x: rootRoom(picture, around) > 0 ? (ROOT.room / 2 + 4) * type : rootBeside(x, picture, around),
      y,
      w: ROOT.width * type,
      h: plan.nodeHeight,
    };
  }
  return { path: node.path, label, size: 'full', aside: 'right', x, y, w, h: plan.nodeHeight };
}

/** Before its one child, and out of the way of what is said above the first of those in line. */
function rootBeside(childX: number, picture: WorldPicture, { slots, type }: Around): number {
  const x = childX - 118 * type;
  if (picture.lock.order !== 'sequence') return x;
  const first = Math.min(...slots.slots.filter(({ size }) => size === 'full').map((slot) => slot.x));
  const clear = first - (ABOVE_HALF_WIDTH + ROOT.width / 2) * type;
  return Math.abs(x - first) < ABOVE_HALF_WIDTH * type && clear > ROOT.width * type ? clear : x;
}

/** Half of “holds the lock”, with some air. */
const ABOVE_HALF_WIDTH = 58;

/** What hangs in the tree takes the room that those in line leave: they stand above their owners, wherever that is. */
function clearOf(inLine: readonly NodeBox[], box: NodeBox, node: PictureNode, around: Around): NodeBox {
  const { type } = around;
  const beside = inLine.filter(({ y, h }) => Math.abs(y - box.y) < (h + box.h) / 2);
  const rooms = beside.map(({ x, w }) => 2 * (Math.abs(x - box.x) - w / 2 - GAP / 2));
  const room = Math.min(...rooms);
  if (room >= box.w) return box;
  const own = room >= NAMED_PITCH * type - GAP ? { x: box.x, w: room } : nearestGap(beside, box, around);
  return own === null ? box : { ...box, ...own, label: labelOf(node, own.w - PADDING / 2, around.type) };
}

/** Where one of those in line stands in its place: beside them, as wide as there is room. Null if there is none. */
function nearestGap(
  inLine: readonly NodeBox[],
  { x, w }: NodeBox,
  { width, type }: Around,
): Pick<NodeBox, 'x' | 'w'> | null {
  const sorted = inLine.toSorted((a, b) => a.x - b.x);
  const gaps = [undefined, ...sorted].map((before, at) => {
    const after = sorted[at];
    const from = before === undefined ? EDGE : before.x + before.w / 2 + GAP;
    const to = after === undefined ? width - EDGE : after.x - after.w / 2 - GAP;
    const own = Math.min(w, to - from);
    return { x: clamp(x, from + own / 2, to - own / 2), w: own };
  });
  const wide = gaps.filter((gap) => gap.w >= NAMED_PITCH * type);
  return wide.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0] ?? null;
}

/** Above its owner, with its share of the column. What is gone stands behind, a little up and to the right. */
function boxInLine(
  node: PictureNode,
  share: Share,
  stacked: Map<ClientId | null, number>,
  around: Around,
  columns: ClientSlots['slots'],
): NodeBox {
  const { slots, type, plan } = around;
  const own = share.of > columns.length ? undefined : columns[share.at];
  if (own !== undefined) return boxInLine({ ...node, owner: own.client }, ALONE, stacked, around, []);
  const slot = slotOf(node.owner, slots);
  const behind = share === BEHIND_OTHERS ? (stacked.get(node.owner) ?? 0) : 0;
  stacked.set(node.owner, behind + 1);
  const shift = behind * BEHIND;
  if (slot?.size === 'tiny') return tinyBox(node, slot, around, shift + share.at * BEHIND);
  const column = (slots.columnWidth - (slots.density === 'rows' ? 12 : 8)) / share.of;
  const widest = column - (share.of > 1 ? 3 : 0);
  const label = labelOf(node, widest - 8, type);
  const narrowest = share.of > 1 ? Math.min(30, widest) : 30;
  const w = clamp(
    textWidth(label, NODE_FONT * type, 'mono') + PADDING,
    narrowest,
    Math.max(narrowest, widest),
  );
  const row = plan.nodeRowYs.length - 1 - Math.min(slot?.row ?? 0, plan.nodeRowYs.length - 1);
  const aside = (share.at - (share.of - 1) / 2) * column;
  return {
    path: node.path,
    label,
    size: 'full',
    aside: slots.density === 'rows' ? 'below' : 'above',
    x: (slot?.x ?? around.width - (w * share.of) / 2 - 16) + aside + shift,
    y: (plan.nodeRowYs[row] ?? plan.frameBottom) - shift,
    w,
    h: plan.nodeHeight,
  };
}

function tinyBox(node: PictureNode, slot: Slot, { slots, plan }: Around, shift: number): NodeBox {
  const rows = slots.tray?.rowCount ?? 1;
  const bottom = (plan.nodeRowYs.at(-1) ?? 0) + plan.nodeHeight / 2 - TRAY_PAD - TINY / 2;
  const y = bottom - (rows - 1 - slot.row) * TINY_STEP;
  return {
    path: node.path,
    label: '',
    size: 'tiny',
    aside: 'above',
    x: slot.x + shift / 3,
    y: y - shift / 3,
    w: TINY,
    h: TINY,
  };
}

export function nodeTrayHeight(rowCount: number): number {
  return rowCount * TINY_STEP - (TINY_STEP - TINY) + 2 * TRAY_PAD;
}

/** What the squares in the tray stand on: the tray of the clients, mirrored and drawn closer together. */
export function nodeTray({ slots, plan }: Around): Frame | null {
  if (slots.tray === null) return null;
  const height = nodeTrayHeight(slots.tray.rowCount);
  const bottom = (plan.nodeRowYs.at(-1) ?? 0) + plan.nodeHeight / 2;
  return { left: slots.tray.left, top: bottom - height, width: slots.tray.width, height };
}

function slotOf(owner: ClientId | null, slots: ClientSlots): Slot | null {
  return slots.slots.find((slot) => slot.client === owner) ?? null;
}

/** The whole name if there is room; of a sequential one at least its number's end, behind what it is or the line it stands in if that fits. */
function labelOf(node: PictureNode, room: number, type: number): string {
  if (node.value !== null) {
    const { data, version } = node.value;
    const own = `${node.name} = ${data}`;
    // Beside data such as “v2” a version is named.
    const shown = /^v\d/.test(data) ? `version ${version}` : `v${version}`;
    return firstThatFits(
      [`${own} · ${shown}`, own, cut(node.name, room, type)],
      room,
      NODE_FONT * type,
      'mono',
    );
  }
  const digits = /\d{10}$/.exec(node.name)?.[0];
  if (digits === undefined) return cut(node.name, room, type);
  const short = digits.replace(/^0+(?=\d{3})/, '');
  const line = node.name.slice(0, node.name.indexOf('/') + 1);
  const kind = node.name.slice(0, -digits.length);
  const candidates = [
    node.name,
    ...(kind.length < TELLING ? [] : [`${kind}…${short}`]),
    // Of “lock-0-” that it is the first thread’s.
    `${/\d+-$/.exec(kind)?.[0] ?? line}…${short}`,
    `…${short}`,
    short,
  ];
  return firstThatFits(candidates, room, NODE_FONT * type, 'mono');
}

/** So many letters before a number say what it is, as “read-” does, and “n-” does not. */
const TELLING = 4;

function cut(name: string, room: number, type: number): string {
  if (textWidth(name, NODE_FONT * type, 'mono') <= room) return name;
  const fitting = Math.max(1, Math.floor(room / (NODE_FONT * type * 0.61)) - 1);
  return `${name.slice(0, fitting)}…`;
}
