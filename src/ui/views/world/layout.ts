// Where everything of one world's picture stands. Plain arithmetic over the view model and a size: the same picture at the
// same size gives the same places.
import type { ClientId } from '../../../engine/index.ts';
import type { WatchArrow } from '../../select/watchArrows.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { clientSlotChoices, type ClientSlots, type Density, type Slot } from './clientSlots.ts';
import {
  sidewaysCurve,
  straight,
  upwardCurve,
  type Box,
  type Curve,
  type Frame,
  type Point,
} from './geometry.ts';
import { nodeBoxes, nodeTray, nodeTrayHeight, type NodeBox } from './nodeBoxes.ts';
import { verticalPlan, type VerticalNeeds, type VerticalPlan } from './verticalPlan.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** 1, or more where type is larger for a room. */
  readonly type: number;
}

export interface DiscBox extends Point {
  readonly client: ClientId;
  readonly index: number;
  readonly r: number;
  readonly size: 'full' | 'tiny';
  readonly captionWidth: number;
}

export interface WorldLayout {
  readonly size: PictureSize;
  readonly density: Density;
  readonly frame: Frame;
  /** On a narrow picture the root takes the corner where the server's name would be. */
  readonly frameLabel: 'left' | 'right';
  readonly captionLines: number;
  readonly nodes: ReadonlyMap<string, NodeBox>;
  readonly discs: ReadonlyMap<ClientId, DiscBox>;
  readonly tray: Frame | null;
  /** Where the znodes of the clients in the tray are, if they stand in line. */
  readonly nodeTray: Frame | null;
}

export function worldLayout(
  picture: WorldPicture,
  selected: ClientId | null,
  size: PictureSize,
): WorldLayout {
  const { slots, plan } = placed(picture, selected, size);
  const discs = new Map(slots.slots.map((slot) => [slot.client, discOf(slot, slots, plan)]));
  const around = { slots, plan, width: size.width, type: size.type };
  const { tray } = slots;
  return {
    size,
    density: slots.density,
    frame: {
      left: 4,
      top: plan.frameTop,
      width: size.width - 8,
      height: plan.frameBottom - plan.frameTop,
    },
    frameLabel: plan.root === 'beside' && size.width < 470 * size.type ? 'right' : 'left',
    captionLines: plan.captionLines,
    nodes: nodeBoxes(picture, around),
    discs,
    nodeTray: picture.lock.order === 'sequence' ? nodeTray(around) : null,
    tray:
      tray === null
        ? null
        : { left: tray.left, top: plan.trayTop, width: tray.width, height: trayHeight(tray) },
  };
}

interface Placed {
  readonly slots: ClientSlots;
  readonly plan: VerticalPlan;
}

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
  const lowest = picture.lock.parent.split('/').length;
  const deepest = Math.max(lowest, ...picture.nodes.map((node) => node.depth));
  const rowsInLine = picture.lock.order === 'sequence' ? slots.rowCount : 1;
  return Math.max(rowsInLine, deepest - lowest + 1);
}

function discOf(slot: Slot, slots: ClientSlots, plan: VerticalPlan): DiscBox {
  const { client, index, x, row, size } = slot;
  if (size === 'tiny') {
    const pitch = slots.tray?.pitch ?? 20;
    const y = plan.trayTop + TRAY_HEAD + (row + 0.5) * pitch;
    return { client, index, x, y, r: pitch * 0.41, size, captionWidth: 0 };
  }
  const y = plan.clientYs[row] ?? 0;
  return { client, index, x, y, r: slots.radius, size, captionWidth: slots.columnWidth - 4 };
}

/** Half the gap that a cut leaves in a cable. */
export const CUT_GAP = 9;

/** Where a client's connection runs: from the top of its disc up to the server. */
export function wireOf(layout: WorldLayout, disc: DiscBox): { readonly from: Point; readonly to: Point } {
  const to = { x: disc.x, y: layout.frame.top + layout.frame.height };
  return { from: { x: disc.x, y: disc.y - disc.r - 1 }, to };
}

/** The line from a client up to a znode it owns. */
export function ownershipCurve(disc: DiscBox, box: Box): Curve {
  const from = { x: disc.x, y: disc.y - disc.r };
  const to = { x: box.x, y: box.y + box.h / 2 };
  return Math.abs(from.x - to.x) < 1 ? straight(from, to) : upwardCurve(from, to);
}

/** Where the arrow of a watch ends: below its znode, spread among those that watch it too, or at the side of a high one. */
export interface WatchEnd extends Point {
  readonly heading: 'up' | 'left' | 'right';
}

export function watchCurve(disc: Point & { readonly r: number }, end: WatchEnd): Curve {
  const lean = Math.sign(end.x - disc.x);
  const from = { x: disc.x + lean * disc.r * 0.6, y: disc.y - disc.r * 0.86 };
  return end.heading === 'up' ? upwardCurve(from, end) : sidewaysCurve(from, end);
}

/** Ends of all arrows, by the arrow's key. A fan arrives in the order of the clients below it, so that no arrows cross. */
export function watchEnds(
  layout: WorldLayout,
  watches: readonly WatchArrow[],
  lockParent: string,
): ReadonlyMap<string, WatchEnd> {
  const ends = new Map<string, WatchEnd>();
  for (const [path, arrows] of byPath(watches)) {
    const box = layout.nodes.get(path);
    if (box === undefined) continue;
    const isAbove = path === lockParent || !path.startsWith(`${lockParent}/`);
    const sorted = arrows.toSorted((a, b) => xOf(layout, a.client) - xOf(layout, b.client));
    for (const [at, arrow] of sorted.entries()) {
      const x = xOf(layout, arrow.client);
      ends.set(
        arrow.key,
        isAbove ? sideEnd(box, x, at, sorted.length) : bottomEnd(box, x, at, sorted.length),
      );
    }
  }
  return ends;
}

function byPath(watches: readonly WatchArrow[]): ReadonlyMap<string, readonly WatchArrow[]> {
  const found = new Map<string, WatchArrow[]>();
  for (const arrow of watches) {
    const list = found.get(arrow.path);
    if (list === undefined) found.set(arrow.path, [arrow]);
    else list.push(arrow);
  }
  return found;
}

function xOf(layout: WorldLayout, client: ClientId): number {
  return layout.discs.get(client)?.x ?? 0;
}

function bottomEnd(box: Box, fromX: number, at: number, count: number): WatchEnd {
  const lean = Math.sign(fromX - box.x) || 1;
  const offset = count === 1 ? lean * 0.3 : ((at + 0.5) / count - 0.5) * 0.86;
  // The middle is the owner's: a line that arrives there keeps clear of it.
  const clear = count > 1 && Math.abs(offset) < 0.06 ? lean * 0.08 : offset;
  return { x: box.x + clear * box.w, y: box.y + box.h / 2 + 3, heading: 'up' };
}

function sideEnd(box: Box, fromX: number, at: number, count: number): WatchEnd {
  const heading = fromX < box.x ? 'right' : 'left';
  const side = heading === 'right' ? -1 : 1;
  const spread = Math.min(box.h * 0.7, count * 3);
  const along = count === 1 ? 0 : at / (count - 1) - 0.5;
  return { x: box.x + side * (box.w / 2 + 4), y: box.y - side * along * spread, heading };
}
