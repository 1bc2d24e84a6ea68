// The lines of a picture: the tree's edges, who owns what, who watches what. Many arrows out of a tray are bundled.
import type { ClientId } from '../../../engine/index.ts';
import type { WatchArrow } from '../../select/watchArrows.ts';
import type { WorldPicture } from './worldPicture.ts';
import { uprightPath } from '../../draw/board/bends.ts';
import { round, type Curve, type Frame, type Point } from '../../draw/board/geometry.ts';
import { ownershipPath, watchCurve, watchEnd, type WatchEnd, type WorldLayout } from './layout.ts';
import type { NodeBox } from './nodeBoxes.ts';

export interface Edge {
  readonly path: string;
  readonly d: string;
}

export interface OwnershipDrawn {
  readonly client: ClientId;
  readonly path: string;
  readonly hue: number;
  readonly d: string;
}

export interface ArrowDrawn {
  readonly key: string;
  readonly client: ClientId;
  readonly path: string;
  readonly hue: number;
  readonly state: WatchArrow['state'];
  readonly table: WatchArrow['table'];
  readonly curve: Curve;
  readonly end: WatchEnd;
}

/** Arrows of clients in the tray to one znode, or to the znodes in the tray above. */
export interface BundleDrawn {
  readonly key: string;
  readonly state: WatchArrow['state'];
  readonly count: number;
  readonly curve: Curve;
  readonly end: WatchEnd;
}

export interface Lines {
  readonly edges: readonly Edge[];
  readonly ownership: readonly OwnershipDrawn[];
  readonly arrows: readonly ArrowDrawn[];
  readonly bundles: readonly BundleDrawn[];
}

/** Fewer arrows than this are drawn one by one. */
const BUNDLE_FROM = 3;

export function linesOf(picture: WorldPicture, layout: WorldLayout): Lines {
  const groups = bundledArrows(picture.watches, layout);
  const bundled = new Set([...groups.values()].flat());
  const single = picture.watches.filter((arrow) => !bundled.has(arrow));
  return {
    edges: edges(picture, layout),
    ownership: ownership(picture, layout),
    arrows: arrows(picture, single, layout),
    bundles: [...groups].flatMap(([key, members]) => bundle(key, members, layout, picture.lock.parent)),
  };
}

function edges(picture: WorldPicture, layout: WorldLayout): readonly Edge[] {
  const parent = layout.nodes.get(picture.lock.parent);
  const toTray = parent === undefined || layout.nodeTray === null ? [] : [trayEdge(parent, layout.nodeTray)];
  return [...toTray, ...edgesToNodes(picture, layout)];
}

function trayEdge(above: NodeBox, tray: Frame): Edge {
  const top = { x: tray.left + tray.width / 2, y: tray.top };
  return { path: TO_TRAY, d: uprightPath(top, { x: above.x, y: above.y + above.h / 2 }) };
}

function edgesToNodes(picture: WorldPicture, layout: WorldLayout): readonly Edge[] {
  const isOnlyChild = picture.nodes.filter(({ depth }) => depth === 1).length === 1;
  return picture.nodes.flatMap(({ path, parent }) => {
    const box = layout.nodes.get(path);
    const above = parent === null ? undefined : layout.nodes.get(parent);
    if (box === undefined || above === undefined || box.size === 'tiny') return [];
    if (Math.abs(above.y - box.y) >= 1) return [{ path, d: edgePath(above, box) }];
    return [{ path, d: isOnlyChild ? edgeBeside(above, box) : edgeOver(above, box) }];
  });
}

function edgeBeside(root: NodeBox, child: NodeBox): string {
  return `M${round(root.x + root.w / 2)} ${round(root.y)}H${round(child.x - child.w / 2)}`;
}

/** Over those in between: a line through them would make each the parent of the next. */
function edgeOver(root: NodeBox, child: NodeBox): string {
  const top = root.y - root.h / 2;
  return `M${round(root.x)} ${round(top)}V${round(top - OVER)}H${round(child.x)}V${round(child.y - child.h / 2)}`;
}

const OVER = 5;

function edgePath(above: NodeBox, below: NodeBox): string {
  return uprightPath({ x: below.x, y: below.y - below.h / 2 }, { x: above.x, y: above.y + above.h / 2 });
}

function ownership(picture: WorldPicture, layout: WorldLayout): readonly OwnershipDrawn[] {
  return picture.ownership.flatMap(({ client, path }) => {
    const disc = layout.discs.get(client);
    const box = layout.nodes.get(path);
    if (disc === undefined || box === undefined || disc.size === 'tiny') return [];
    return [{ client, path, hue: disc.index % 8, d: ownershipPath(layout, disc, box) }];
  });
}

function arrows(
  picture: WorldPicture,
  single: readonly WatchArrow[],
  layout: WorldLayout,
): readonly ArrowDrawn[] {
  return single.flatMap(({ key, client, path, state, table }) => {
    const disc = layout.discs.get(client);
    const box = layout.nodes.get(path);
    if (disc === undefined || box === undefined) return [];
    const end = watchEnd(layout, disc, box, picture.lock.parent);
    return [{ key, client, path, state, table, hue: disc.index % 8, curve: watchCurve(disc, end), end }];
  });
}

function bundledArrows(
  watches: readonly WatchArrow[],
  layout: WorldLayout,
): ReadonlyMap<string, readonly WatchArrow[]> {
  const groups = new Map<string, WatchArrow[]>();
  for (const arrow of watches) {
    const box = layout.nodes.get(arrow.path);
    if (box === undefined || layout.discs.get(arrow.client)?.size !== 'tiny') continue;
    const key = `${arrow.state} ${box.size === 'tiny' ? TO_TRAY : arrow.path}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [arrow]);
    else group.push(arrow);
  }
  for (const [key, group] of groups) if (group.length < BUNDLE_FROM) groups.delete(key);
  return groups;
}

const TO_TRAY = 'tray';

function bundle(
  key: string,
  members: readonly WatchArrow[],
  layout: WorldLayout,
  lockParent: string,
): readonly BundleDrawn[] {
  const [first] = members;
  const { tray } = layout;
  if (first === undefined || tray === null) return [];
  const from: Point = { x: tray.left + tray.width * 0.5, y: tray.top };
  const box = layout.nodes.get(first.path);
  const end = key.endsWith(` ${TO_TRAY}`)
    ? trayEnd(layout, from)
    : box && watchEnd(layout, from, box, lockParent);
  if (end === undefined) return [];
  const curve = watchCurve({ ...from, r: 0 }, end);
  return [{ key: `${key} bundle`, state: first.state, count: members.length, curve, end }];
}

/** Below the tray of znodes, straight above the tray of clients. */
function trayEnd({ nodeTray }: WorldLayout, from: Point): WatchEnd | undefined {
  return nodeTray === null ? undefined : { x: from.x, y: nodeTray.top + nodeTray.height + 4, heading: 'up' };
}
