// Where znodes stand: level below level; a node that stands in line for the lock above the client that owns it.
import type { ClientId } from '../../../engine/index.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { childrenByParent, type PictureNode } from '../../select/znodeTree.ts';
import type { ClientSlots, Slot } from './clientSlots.ts';
import { clamp, type Box, type Frame } from '../picture/geometry.ts';
import { firstThatFits, textWidth } from '../picture/textFit.ts';
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
/** The side of a square in the tray, and from one row of them to the next. */
const TINY = 12;
const TINY_STEP = 16;
const TRAY_PAD = 6;

export function nodeBoxes(picture: WorldPicture, around: Around): ReadonlyMap<string, NodeBox> {
  const boxes = new Map<string, NodeBox>();
  const left = rootRoom(picture, around);
  const tidy = tidyTree(picture.nodes, left, around.width);
  const stacked = new Map<ClientId | null, number>();
  // What is there has the place; a ghost of the same owner steps behind it.
  const there = picture.nodes.filter((node) => node.presence === 'there');
  const others = picture.nodes.filter((node) => node.presence !== 'there');
  for (const node of [...there, ...others]) {
    const box = standsInLine(node, picture)
      ? boxInLine(named(node, picture), stacked, around)
      : boxInTree(node, tidy.get(node.path) ?? { x: around.width / 2, pitch: around.width }, picture, around);
    boxes.set(node.path, box);
  }
  for (const { path, owner, standing } of there) {
    const [box, count = 1] = [boxes.get(path), stacked.get(owner)];
    if (standing === 'first' && box !== undefined && count > 1)
      boxes.set(path, { ...box, takenAbove: BEHIND * (count - 1) });
  }
  return boxes;
}

/** What belongs to somebody stands above its owner, beside those in line: in the tree it would be in their way. */
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
  /** From one to the next of its level. */
  readonly pitch: number;
}

/** Beside several children the root stands before the first, and the tree begins behind it. */
function rootRoom({ nodes }: WorldPicture, { plan, type }: Around): number {
  const isBesideSeveral = plan.root === 'beside' && nodes.filter(({ depth }) => depth === 1).length > 1;
  return isBesideSeveral ? ROOT.room * type : 0;
}

/** Where across the width each node stands: leaves side by side, every other node above the middle of its children. */
function tidyTree(nodes: readonly PictureNode[], left: number, right: number): ReadonlyMap<string, Place> {
  const width = right - left;
  const children = childrenByParent(nodes);
  const below = ({ path }: PictureNode) => children.get(path) ?? [];
  const leaves = nodes.filter((node) => below(node).length === 0).length;
  const levels: number[][] = [];
  const xs = new Map<string, number>();
  let leaf = 0;
  const stand = (node: PictureNode, depth: number): number => {
    const under = below(node).map((child) => stand(child, depth + 1));
    const [first, last = first] = [under[0], under.at(-1)];
    const x =
      first === undefined || last === undefined
        ? left + ((leaf++ + 0.5) * width) / leaves
        : (first + last) / 2;
    xs.set(node.path, x);
    (levels[depth] ??= []).push(x);
    return x;
  };
  // A server that is down shows no tree.
  for (const top of children.get(null) ?? []) stand(top, 0);
  return new Map(
    nodes.map(({ path, depth }) => {
      const x = xs.get(path) ?? right / 2;
      return [path, { x, pitch: pitchOf(x, levels[depth] ?? [], width) }];
    }),
  );
}

/** As much as is its own up to the nearest of its level, of which each has its share at most. */
function pitchOf(x: number, level: readonly number[], width: number): number {
  const distances = level.filter((other) => other !== x).map((other) => Math.abs(other - x));
  return Math.min(width / Math.max(1, level.length), ...distances);
}

function boxInTree(node: PictureNode, place: Place, picture: WorldPicture, around: Around): NodeBox {
  const { x, pitch } = place;
  const { plan, type } = around;
  const lowest = picture.lock.parent.split('/').length;
  const y =
    node.depth < lowest
      ? (plan.levelYs[node.depth] ?? plan.frameTop)
      : (plan.nodeRowYs[Math.min(node.depth - lowest, plan.nodeRowYs.length - 1)] ?? plan.frameBottom);
  // Where no name can be read an empty box stands for one.
  const isNamed = pitch >= NAMED_PITCH * type;
  const room = isNamed ? Math.max(40, pitch - 8) : pitch - 6;
  const label = isNamed ? labelOf(node, room - PADDING, type) : '';
  // A znode that many may watch is broad enough for their arrows to arrive side by side.
  const fan =
    node.depth === lowest ? Math.min(around.slots.tray === null ? 150 : 80, 13 * picture.clients.length) : 0;
  const w = Math.min(room, Math.max(44 * type, fan, textWidth(label, NODE_FONT * type, 'mono') + PADDING));
  if (node.path === '/' && plan.root === 'beside') {
    return {
      path: node.path,
      label,
      size: 'full',
      aside: 'right',
      x: rootRoom(picture, around) > 0 ? (ROOT.room / 2 + 4) * type : x - 118 * type,
      y,
      w: ROOT.width * type,
      h: plan.nodeHeight,
    };
  }
  return { path: node.path, label, size: 'full', aside: 'right', x, y, w, h: plan.nodeHeight };
}

/** Above its owner. Where one stands already, behind it, a little up and to the right. */
function boxInLine(node: PictureNode, stacked: Map<ClientId | null, number>, around: Around): NodeBox {
  const { slots, type, plan } = around;
  const slot = slotOf(node.owner, slots);
  const behind = stacked.get(node.owner) ?? 0;
  stacked.set(node.owner, behind + 1);
  const shift = behind * BEHIND;
  if (slot?.size === 'tiny') return tinyBox(node, slot, around, shift);
  const widest = slots.columnWidth - (slots.density === 'rows' ? 12 : 8);
  const label = labelOf(node, widest - 8, type);
  const w = clamp(textWidth(label, NODE_FONT * type, 'mono') + PADDING, 30, Math.max(30, widest));
  const row = plan.nodeRowYs.length - 1 - Math.min(slot?.row ?? 0, plan.nodeRowYs.length - 1);
  return {
    path: node.path,
    label,
    size: 'full',
    aside: slots.density === 'rows' ? 'below' : 'above',
    x: (slot?.x ?? around.width - w / 2 - 16) + shift,
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

/** The whole name if there is room; of a sequential one at least its number's end. */
function labelOf(node: PictureNode, room: number, type: number): string {
  const digits = /\d{10}$/.exec(node.name)?.[0];
  if (digits === undefined) return cut(node.name, room, type);
  const short = digits.replace(/^0+(?=\d{3})/, '');
  const line = node.name.slice(0, node.name.indexOf('/') + 1);
  return firstThatFits([node.name, `${line}…${short}`], room, NODE_FONT * type, 'mono');
}

function cut(name: string, room: number, type: number): string {
  if (textWidth(name, NODE_FONT * type, 'mono') <= room) return name;
  const fitting = Math.max(1, Math.floor(room / (NODE_FONT * type * 0.61)) - 1);
  return `${name.slice(0, fitting)}…`;
}
