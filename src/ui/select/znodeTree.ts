// The znodes of a server that the picture draws: no system nodes, siblings beyond a number folded into a count, and
// znodes that are not there but that an arrow points to.
import { stratify, type HierarchyNode } from 'd3-hierarchy';
import { childOf, parentOf, sequenceOf } from '../../engine/index.ts';
import type { Belief, ClientId, ServerState, World, Znode } from '../../engine/index.ts';
import type { LanePlace, LockLane } from './lockLane.ts';
import { slippingSession } from './sessionBars.ts';
import { shownData } from './shownData.ts';
import { lastOwnerOf, type TraceIndex } from './traceIndex.ts';
import type { WatchArrow } from './watchArrows.ts';

export interface PictureNode {
  readonly path: string;
  readonly name: string;
  readonly parent: string | null;
  readonly depth: number;
  /** `ghost`: deleted, and a notification still tells of it. `awaited`: watched before it exists. */
  readonly presence: 'there' | 'ghost' | 'awaited';
  /** It was deleted, and its number is never given out again. */
  readonly isGone: boolean;
  readonly kind: Znode['kind'];
  /** The client whose session owns it, or owned it last. */
  readonly owner: ClientId | null;
  /** Its place among those that count for the lock, from 1; null if it does not count. */
  readonly place: number | null;
  /** `first`: it has what it was made for. */
  readonly standing: 'first' | 'waits' | 'none';
  /** Of those that count for the lock, whether its owner goes by it; what nobody claims holds nothing. */
  readonly isClaimed: boolean;
  /** What own code claims by it; null where the scenario says what its line is for. */
  readonly role: Belief['what'] | null;
  /** A short text that it holds, where no line forms; null otherwise. */
  readonly value: { readonly data: string; readonly version: number } | null;
  readonly watchers: readonly ClientId[];
  /** Nobody renews its owner's session any more: when it will go. */
  readonly slipping: { readonly expiresAtMs: number } | null;
}

export interface ZnodeTree {
  /** By path, so that parents come before their children and no node changes its place in the list by being deleted. */
  readonly nodes: readonly PictureNode[];
  readonly more: readonly { readonly parent: string; readonly count: number }[];
}

interface Surroundings {
  readonly lane: LockLane;
  readonly watches: readonly WatchArrow[];
  readonly index: TraceIndex;
  readonly step: number;
}

/** Drawn at most, ghosts not counted. */
const NODES_DRAWN = 1000;
/** Of one parent's children at most; of those that belong to nobody fewer, for so many stand side by side and can be read. */
const SIBLINGS_DRAWN = 60;
const UNOWNED_DRAWN = 12;
/** What is longer is text to be read in the card. */
const VALUE_LETTERS = 8;
/** Of nobody's znodes on one level: where many parents have many children, only a few of each are drawn, or none. */
const UNOWNED_ON_A_LEVEL = 24;

export function znodeTree(server: ServerState, world: World, around: Surroundings): ZnodeTree {
  const nodes: PictureNode[] = [];
  const more: { parent: string; count: number }[] = [];
  const places = new Map(around.lane.places.map((place, at) => [place.path, { ...place, number: at + 1 }]));
  const watchers = watchersByPath(around.watches);
  const draw = (path: string, parent: string | null, depth: number, unowned: number): void => {
    const znode = server.nodes.get(path);
    if (znode === undefined) return;
    nodes.push(nodeOf(znode, parent, depth, { server, world, around, places, watchers }));
    const names = visibleNames(path, znode.children);
    const isOwned = (name: string) => server.nodes.get(childOf(path, name))?.owner != null;
    const most = names.slice(0, SIBLINGS_DRAWN).some(isOwned)
      ? SIBLINGS_DRAWN
      : Math.min(UNOWNED_DRAWN, unowned);
    const room = Math.max(0, Math.min(most, NODES_DRAWN - nodes.length));
    const shown = names.slice(0, room);
    const each = Math.floor(unowned / Math.max(1, shown.length));
    for (const name of shown) draw(childOf(path, name), path, depth + 1, each);
    if (names.length > room) more.push({ parent: path, count: names.length - room });
  };
  draw('/', null, 0, UNOWNED_ON_A_LEVEL);
  const all = [...nodes, ...missing(server, nodes, around, watchers)];
  return { nodes: all.toSorted((a, b) => compare(a.path, b.path)), more };
}

interface Context {
  readonly server: ServerState;
  readonly world: World;
  readonly around: Surroundings;
  readonly places: ReadonlyMap<string, LanePlace & { readonly number: number }>;
  readonly watchers: ReadonlyMap<string, readonly ClientId[]>;
}

function nodeOf(znode: Znode, parent: string | null, depth: number, context: Context): PictureNode {
  const { path, kind, owner: session } = znode;
  const owner = session === null ? null : (context.around.index.clientOf.get(session) ?? null);
  const inLane = context.places.get(path);
  const number = inLane?.number ?? null;
  // Without order nobody is first in a line: the one znode is the lock, or its owner does not know of it.
  const place = context.around.lane.order === 'none' && inLane?.isClaimed === false ? null : number;
  return {
    path,
    name: nameOf(path),
    parent,
    depth,
    presence: 'there',
    isGone: false,
    kind,
    owner,
    place,
    standing: number === null ? 'none' : number <= context.around.lane.entitled ? 'first' : 'waits',
    isClaimed: inLane?.isClaimed ?? false,
    role: inLane?.role ?? null,
    value: valueOf(znode, context.around.lane),
    watchers: context.watchers.get(path) ?? [],
    slipping: session === null ? null : slippingSession(context.server, context.world, session, owner),
  };
}

/** In a line it is names that count, and who owns them. */
function valueOf({ data, version, owner }: Znode, { order }: LockLane): PictureNode['value'] {
  if (order !== 'unheld' || owner !== null) return null;
  const shown = shownData(data) ?? '';
  return shown !== '' && shown.length <= VALUE_LETTERS ? { data: shown, version } : null;
}

/** Znodes that an arrow points to and that are not there, if their parent is drawn. */
function missing(
  server: ServerState,
  drawn: readonly PictureNode[],
  around: Surroundings,
  watchers: ReadonlyMap<string, readonly ClientId[]>,
): readonly PictureNode[] {
  const depths = new Map(drawn.map((node) => [node.path, node.depth]));
  const fired = new Set(around.watches.filter((arrow) => arrow.state === 'fired').map((arrow) => arrow.path));
  return [...watchers.keys()].toSorted(compare).flatMap((path) => {
    const parent = parentOf(path);
    const depth = depths.get(parent);
    if (server.nodes.has(path) || depth === undefined) return [];
    const owner = lastOwnerOf(around.index, path, around.step);
    const isFired = fired.has(path);
    const node: PictureNode = {
      path,
      name: nameOf(path),
      parent,
      depth: depth + 1,
      presence: isFired ? 'ghost' : 'awaited',
      isGone: isFired || (owner !== null && sequenceOf(path) !== null),
      kind: 'ephemeral',
      owner,
      place: null,
      standing: 'none',
      isClaimed: false,
      role: null,
      value: null,
      watchers: watchers.get(path) ?? [],
      slipping: null,
    };
    return [node];
  });
}

function watchersByPath(watches: readonly WatchArrow[]): ReadonlyMap<string, readonly ClientId[]> {
  const found = new Map<string, ClientId[]>();
  for (const { path, client } of watches) {
    const clients = found.get(path);
    if (clients === undefined) found.set(path, [client]);
    else if (!clients.includes(client)) clients.push(client);
  }
  return found;
}

/** ZooKeeper's own nodes are no part of the story. */
function visibleNames(path: string, names: readonly string[]): readonly string[] {
  return path === '/' ? names.filter((name) => name !== 'zookeeper') : names;
}

function nameOf(path: string): string {
  return path === '/' ? '/' : path.slice(path.lastIndexOf('/') + 1);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The nodes as a tree, siblings in their order; null where there is none, as of a server that is down. */
export function hierarchyOf(nodes: readonly PictureNode[]): HierarchyNode<PictureNode> | null {
  if (nodes.length === 0) return null;
  const tree = stratify<PictureNode>()
    .id(({ path }) => path)
    .parentId(({ parent }) => parent);
  return tree([...nodes]);
}
