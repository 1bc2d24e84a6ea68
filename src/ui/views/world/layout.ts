// Where everything of one world's picture stands. Plain arithmetic over the view model and a size: the same picture at the
// same size gives the same places.
import type { ClientId } from '../../../engine/index.ts';
import type { WorldPicture } from './worldPicture.ts';
import { clientSlotChoices, type ClientSlots, type Density, type Slot } from './clientSlots.ts';
import {
  sidewaysCurve,
  upwardCurve,
  type Curve,
  type Frame,
  type Point,
  around,
  type Box,
} from '../../draw/board/geometry.ts';
import { uprightPath } from '../../draw/board/bends.ts';
import { growths } from '../../draw/board/growths.ts';
import { hasRoomForNames, nodeBoxes, nodeTray, nodeTrayHeight, type NodeBox } from './nodeBoxes.ts';
import type { PictureSize } from '../../draw/view/useSize.ts';
import { verticalPlan, type VerticalNeeds, type VerticalPlan } from './verticalPlan.ts';
import { splitKey, type ThingKey } from '../../draw/thing/things.ts';

export interface DiscBox extends Point {
  readonly client: ClientId;
  readonly index: number;
  readonly r: number;
  readonly size: 'full' | 'tiny';
  readonly captionWidth: number;
  readonly captionLines: number;
  /** The line below its bar that its caption begins on. */
  readonly captionFrom: number;
}

export interface WorldLayout {
  readonly size: PictureSize;
  readonly density: Density;
  readonly frame: Frame;
  /** The root may take the corner where the server's name would be, and others the other one. */
  readonly frameLabel: 'left' | 'right' | 'none';
  readonly nodes: ReadonlyMap<string, NodeBox>;
  readonly discs: ReadonlyMap<ClientId, DiscBox>;
  readonly tray: Frame | null;
  /** Where the znodes of the clients in the tray are, if they stand in line. */
  readonly nodeTray: Frame | null;
}

/** `room`: the pixels there are, and the page's own type. The layout's type is larger where the world is small. */
export function worldLayout(
  picture: WorldPicture,
  selected: ClientId | null,
  room: PictureSize,
): WorldLayout {
  const size = { ...room, type: room.type * grownBy(picture, selected, room) };
  return laidOut(picture, placed(picture, selected, size), size);
}

function laidOut(picture: WorldPicture, { slots, plan }: Placed, size: PictureSize): WorldLayout {
  const discs = new Map(slots.slots.map((slot) => [slot.client, discOf(slot, slots, plan, size)]));
  const room = { slots, plan, width: size.width, type: size.type };
  const nodes = nodeBoxes(picture, room);
  const { tray } = slots;
  const frame = {
    ...frameSides(nodes, slots, size),
    top: plan.frameTop,
    height: plan.frameBottom - plan.frameTop,
  };
  return {
    size,
    density: slots.density,
    frame,
    frameLabel: frameLabel(nodes, plan, frame, size),
    nodes,
    discs,
    nodeTray: picture.lock.order === 'sequence' ? nodeTray(room) : null,
    tray:
      tray === null
        ? null
        : { left: tray.left, top: plan.trayTop, width: tray.width, height: trayHeight(tray) },
  };
}

export const FRAME_LABEL = { width: 80, height: 24 };

/** What the server has around its tree and above the clients, in so many steps that it does not change with each znode. */
function frameSides(
  nodes: ReadonlyMap<string, NodeBox>,
  { slots, columnWidth, tray }: ClientSlots,
  { width, type }: PictureSize,
): Pick<Frame, 'left' | 'width'> {
  const whole = { left: FRAME_EDGE, width: width - 2 * FRAME_EDGE };
  if (tray !== null) return whole;
  const middle = width / 2;
  const reach = Math.max(
    ...[...nodes.values()].map(({ x, w }) => Math.abs(x - middle) + w / 2),
    ...slots.map(({ x }) => Math.abs(x - middle) + columnWidth / 2),
  );
  const needed = 2 * (reach + FRAME_AIR * type);
  const share = FRAME_SHARES.find((each) => each * width >= Math.max(needed, FRAME_LEAST * type));
  return share === undefined ? whole : { left: middle - (share * width) / 2, width: share * width };
}

const FRAME_EDGE = 4;
const FRAME_AIR = 26;
/** With the server's name in one corner and its zxid in the other. */
const FRAME_LEAST = 400;
const FRAME_SHARES = [0.5, 0.65, 0.8];

function frameLabel(
  nodes: ReadonlyMap<string, NodeBox>,
  plan: VerticalPlan,
  { left, width }: Frame,
  { type }: PictureSize,
): WorldLayout['frameLabel'] {
  const beside = [...nodes.values()].filter(
    ({ y, h }) => y - h / 2 < plan.frameTop + FRAME_LABEL.height * type,
  );
  const isWide = plan.root === 'above' || width >= 470 * type;
  if (isWide && beside.every(({ x, w }) => x - w / 2 > left + FRAME_LABEL.width * type)) return 'left';
  return beside.some(({ x, w }) => x + w / 2 > left + width - FRAME_LABEL.width * type) ? 'none' : 'right';
}

interface Placed {
  readonly slots: ClientSlots;
  readonly plan: VerticalPlan;
}

/** How much larger than the page's own type all is drawn: as much as a small world leaves room for. */
function grownBy(picture: WorldPicture, selected: ClientId | null, room: PictureSize): number {
  return (
    growths(room.type).find((growth) => {
      const size = { ...room, type: room.type * growth };
      const { slots, plan } = placed(picture, selected, size);
      return (
        slots.density === 'row' &&
        slots.columnWidth >= ROOMY_COLUMN * size.type &&
        plan.fit === 'fits' &&
        plan.root === 'above' &&
        plan.ease >= ENOUGH_EASE &&
        hasRoomForNames(picture, { slots, plan, width: size.width, type: size.type })
      );
    }) ?? 1
  );
}

/** In such a column no caption is cut that a larger drawing would have to cut. */
const ROOMY_COLUMN = 100;
/** Of the way from the least gaps to good ones. */
const ENOUGH_EASE = 0.4;

/** The best way to place the clients that the height allows, else the flattest. */
function placed(picture: WorldPicture, selected: ClientId | null, size: PictureSize): Placed {
  let last: Placed | null = null;
  for (const slots of clientSlotChoices(picture, selected, size)) {
    const plan = verticalPlan(needsOf(picture, slots, size));
    last = { slots, plan };
    if (plan.fit === 'fits') break;
  }
  if (last === null) throw new Error('there is always a way to place clients');
  return last;
}

function needsOf(picture: WorldPicture, slots: ClientSlots, size: PictureSize): VerticalNeeds {
  const isInLine = picture.lock.order === 'sequence';
  return {
    height: size.height,
    type: size.type,
    levels: picture.lock.parent.split('/').length,
    nodeRows: nodeRowCount(picture, slots),
    radius: slots.radius,
    clientRows: slots.rowCount,
    captionLines: slots.density === 'rows' ? 1 : 2,
    trayHeight: slots.tray === null ? 0 : trayHeight(slots.tray),
    nodeTrayHeight: slots.tray === null || !isInLine ? 0 : nodeTrayHeight(slots.tray.rowCount),
  };
}

const TRAY_HEAD = 24;

function trayHeight(tray: NonNullable<ClientSlots['tray']>): number {
  return TRAY_HEAD + tray.rowCount * tray.pitch + 8;
}

/** In line behind one another, nodes mirror the rows of their owners. */
function nodeRowCount(picture: WorldPicture, slots: ClientSlots): number {
  const rowsInLine = picture.lock.order === 'sequence' ? slots.rowCount : 1;
  return Math.max(rowsInLine, levelsBelow(picture) + 1);
}

/** Of znodes below the row of the lowest one that a lock, an election or a queue consists of. */
export function levelsBelow({ lock, nodes }: WorldPicture): number {
  const lowest = lock.parent.split('/').length;
  return Math.max(0, ...nodes.map((node) => node.depth - lowest));
}

/** In columns narrower than the longest word every second caption stands a line lower, and each has two columns' room. */
const STAGGERED_COLUMN = 80;

function discOf(
  { client, index, x, row, size }: Slot,
  slots: ClientSlots,
  plan: VerticalPlan,
  { width, type }: PictureSize,
): DiscBox {
  const { density, columnWidth, radius: r } = slots;
  if (size === 'tiny') {
    const pitch = slots.tray?.pitch ?? 20;
    const y = plan.trayTop + TRAY_HEAD + (row + 0.5) * pitch;
    return { client, index, x, y, r: pitch * 0.41, size, captionWidth: 0, captionLines: 0, captionFrom: 0 };
  }
  const y = plan.clientYs[row] ?? 0;
  const isTight = density === 'row' && plan.captionLines === 2 && columnWidth < STAGGERED_COLUMN * type;
  const caption = isTight
    ? {
        captionWidth: Math.min(2 * columnWidth - 8, columnWidth + Math.min(x, width - x)),
        captionLines: 1,
        captionFrom: index % 2,
      }
    : { captionWidth: columnWidth - 4, captionLines: plan.captionLines, captionFrom: 0 };
  return { client, index, x, y, r, size, ...caption };
}

/** Half the gap that a cut leaves in a cable. */
export const CUT_GAP = 9;

/** Where a client's connection runs: from the top of its disc up to the server. */
export function wireOf(layout: WorldLayout, disc: DiscBox): { readonly from: Point; readonly to: Point } {
  const to = { x: disc.x, y: layout.frame.top + layout.frame.height };
  return { from: { x: disc.x, y: disc.y - disc.r - 1 }, to };
}

/** The line from a client up to a znode it owns. */
export function ownershipPath(layout: WorldLayout, disc: DiscBox, box: NodeBox): string {
  const from = { x: disc.x, y: disc.y - disc.r };
  const to = { x: box.x + (standsInLine(box) ? 0 : fanOffset(layout, disc) * box.w), y: box.y + box.h / 2 };
  return uprightPath(from, to);
}

/** Where the arrow of a watch ends: below its znode, or at the side of one that others hang below. */
export interface WatchEnd extends Point {
  readonly heading: 'up' | 'left' | 'right';
}

export function watchCurve(disc: Point & { readonly r: number }, end: WatchEnd): Curve {
  const lean = Math.sign(end.x - disc.x);
  const from = { x: disc.x + lean * disc.r * 0.6, y: disc.y - disc.r * 0.86 };
  return end.heading === 'up' ? upwardCurve(from, end) : sidewaysCurve(from, end);
}

/** The end of one client's arrow. It depends on nobody else's arrows, so that none moves when another one is gone. */
export function watchEnd(layout: WorldLayout, disc: Point, box: NodeBox, lockParent: string): WatchEnd {
  if (standsInLine(box)) return besideOwner(disc, box);
  const offset = fanOffset(layout, disc);
  const isAbove = [lockParent, ...layout.nodes.keys()].some((path) => isBelow(path, box.path));
  return isAbove || box.path === lockParent ? atSide(disc, box, offset) : below(box, offset);
}

function isBelow(path: string, above: string): boolean {
  return path !== above && path.startsWith(above === '/' ? above : `${above}/`);
}

/** In line each znode has one watcher as a rule; its arrow keeps clear of the owner's line. */
function besideOwner(disc: Point, box: NodeBox): WatchEnd {
  const lean = Math.sign(disc.x - box.x) || 1;
  return { x: box.x + lean * 0.3 * box.w, y: box.y + box.h / 2 + 3, heading: 'up' };
}

function below(box: NodeBox, offset: number): WatchEnd {
  return { x: box.x + offset * box.w, y: box.y + box.h / 2 + 3, heading: 'up' };
}

function atSide(disc: Point, box: NodeBox, offset: number): WatchEnd {
  const heading = disc.x < box.x ? 'right' : 'left';
  const side = heading === 'right' ? -1 : 1;
  // From further out an arrow arrives higher, outside of those that come from below.
  const y = box.y + (0.43 - 2 * Math.abs(offset)) * box.h * 0.7;
  return { x: box.x + side * (box.w / 2 + 4), y, heading };
}

/** A fan arrives in the order of the clients below: how far from the middle, as a share of the width. */
function fanOffset(layout: WorldLayout, disc: Point): number {
  const xs = [...layout.discs.values()].map((other) => other.x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return right - left < 1 ? 0 : ((disc.x - left) / (right - left) - 0.5) * 0.86;
}

function standsInLine(box: NodeBox): boolean {
  return box.aside !== 'right';
}

/** The part that is a thing's own: a znode with all below it, a client with what it owns and watches. Null: all of it. */
export function partOf(layout: WorldLayout, picture: WorldPicture, key: ThingKey): Box | null {
  const [kind, id] = splitKey(key);
  if (kind === 'client') return around([...discsOf(layout, id), ...ownOf(layout, picture, id)]);
  if (kind !== 'znode' || id === '/') return null;
  return around([...layout.nodes.values()].filter(({ path }) => path === id || path.startsWith(`${id}/`)));
}

function discsOf({ discs }: WorldLayout, id: string): readonly Box[] {
  return [...discs.values()]
    .filter(({ client }) => client === id)
    .map(({ x, y, r }) => ({ x, y, w: 2 * r, h: 2 * r }));
}

function ownOf({ nodes }: WorldLayout, { clients }: WorldPicture, id: string): readonly Box[] {
  const disc = clients.find((client) => client.id === id);
  return [...(disc?.owns ?? []), ...(disc?.watches ?? [])].flatMap((path) => nodes.get(path) ?? []);
}
