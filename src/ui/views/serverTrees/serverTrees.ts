// The trees of all servers beside one another, path by path: what one has not yet, what it still has, and who reads it there.
import { bisector } from 'd3-array';
import { parentOf } from '../../../engine/index.ts';
import type { ClientState, ServerId, ServerState, TraceRecord, World } from '../../../engine/index.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import type { CastId } from '../../select/cast.ts';
import { outsideClients } from '../../select/outside/outsiders.ts';
import { lastReads } from './lastReads.ts';
import { kept } from '../../select/kept.ts';
import { cellOf, type TreeCell, type TreeContext } from './treeCells.ts';
import { isAmongOwn, isListed, isOwn, measureOf } from '../../select/ensemble/measure.ts';
import { treeDifferences, type TreeDifferences } from './treeDifferences.ts';
import { zabKey } from '../../select/zabKey.ts';

export interface ServerTrees {
  readonly columns: readonly TreeColumn[];
  readonly rows: readonly TreeRow[];
  /** Znodes that are the same everywhere and are not shown. */
  readonly hidden: number;
  /** Whose tree the others are measured by: the leader’s in office, else that which has applied most. */
  readonly measure: ServerId | null;
}

export interface TreeColumn {
  readonly server: ServerFace;
  /** Whether it answers reads. */
  readonly service: ServerFace['service'];
  /** Znodes in which it differs from the measure. */
  readonly differences: number;
  readonly clients: readonly TreeReader[];
}

export interface TreeReader {
  readonly client: CastId;
  /** It has asked for sync and waits. */
  readonly syncing: 'syncing' | 'not';
  /** Its connection is cut, which it need not know yet. */
  readonly isCut: boolean;
}

export interface TreeRow {
  readonly path: string;
  /** The path below the nearest row above it. */
  readonly name: string;
  /** 0 for those below no other row. */
  readonly depth: number;
  /** One for each column. */
  readonly cells: readonly TreeCell[];
}

/** So small a tree is shown whole. Of a larger one so few rows stand around those that differ: more are laid out for nobody. */
const SHOWN_WHOLE = 60;
const ROWS = 24;

export const serverTrees = kept(treesOf, treesKey);

/** Beside what servers have, who reads where. */
function treesKey(world: World, trace: readonly TraceRecord[]): string {
  const clients = [...world.clients].map(([, { vars, pending, outgoing }]) =>
    [
      vars.value.process,
      vars.value.link,
      vars.value.connection,
      vars.value.link === null ? null : world.links.get(vars.value.link)?.path,
      awaitsSync(pending, outgoing),
    ].join(' '),
  );
  const reads = lastReads(world, trace).map(({ client, path, server, zxid, of }) =>
    [client, path, server, zxid, of].join(' '),
  );
  const outside = outsideClients(world).map(({ id, isOpen }) => `${id} ${isOpen}`);
  return [zabKey(world, trace), ...clients, ...reads, ...outside].join('|');
}

function treesOf(world: World, trace: readonly TraceRecord[]): ServerTrees {
  const faces = serverFaces(world);
  const measure = measureOf(faces, world);
  const running = [...world.servers.values()].filter(({ vars }) => vars.value.state !== 'down');
  const { paths, counts } = measure === null ? NONE : treeDifferences(running, measure);
  const all = pathsOf(measure, paths);
  const shown = shownOf(all, paths);
  const context = { world, trace, reads: readersByPlace(world, trace) };
  const clients = clientsByServer(world);
  return {
    columns: faces.map((server) => ({
      server,
      service: server.service,
      differences: counts.get(server.id) ?? 0,
      clients: clients.get(server.id) ?? [],
    })),
    rows: rowsOf(shown, faces, measure, context),
    hidden: all.size - shown.length,
    measure: measure?.vars.value.id ?? null,
  };
}

/** Where nobody runs there is no tree. */
const NONE: TreeDifferences = { paths: new Set(), counts: new Map() };

/** All paths of all running servers: what the measure lacks is a difference. */
function pathsOf(measure: ServerState | null, differing: ReadonlySet<string>): ReadonlySet<string> {
  const paths = new Set(differing);
  for (const path of measure?.nodes.keys() ?? []) if (isListed(path)) paths.add(path);
  // What a client has created beside ZooKeeper’s own is seen beside them.
  if ([...paths].some(isAmongOwn))
    for (const path of measure?.nodes.keys() ?? []) if (isOwn(path)) paths.add(path);
  return paths;
}

/** Each tree in its own order. */
function shownOf(paths: ReadonlySet<string>, differing: ReadonlySet<string>): readonly string[] {
  if (paths.size <= SHOWN_WHOLE) return [...paths].toSorted(byWalk);
  const alike = [...paths].filter((path) => !differing.has(path));
  const others = firstInWalk(alike, ROWS - differing.size);
  return [...differing, ...others].toSorted(byWalk);
}

/** The first that a walk comes to, at most so many: thousands are not sorted for the few that are drawn. */
function firstInWalk(paths: readonly string[], most: number): readonly string[] {
  const first: string[] = [];
  for (const path of paths) {
    const last = first[most - 1];
    if (most <= 0 || (last !== undefined && byWalk(last, path) < 0)) continue;
    first.splice(bisector(byWalk).right(first, path), 0, path);
    first.length = Math.min(first.length, most);
  }
  return first;
}

/** What stands below a znode comes before those beside it: a slash comes before all that may stand in names. */
function byWalk(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const [own, others] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (own !== others) return own === SLASH ? -1 : others === SLASH ? 1 : own - others;
  }
  return one.length - other.length;
}

const SLASH = 47;

/** By server and path: who read that znode there last, as it is now. */
function readersByPlace(world: World, trace: readonly TraceRecord[]): ReadonlyMap<string, readonly CastId[]> {
  const readers = new Map<string, CastId[]>();
  for (const { client, path, server, zxid, of } of lastReads(world, trace)) {
    const node = world.servers.get(server)?.nodes.get(path);
    // What it read is not what stands there any more.
    const changed = node === undefined ? 0 : Math.max(node.mzxid, of === 'children' ? node.pzxid : 0);
    if (changed > zxid) continue;
    const known = readers.get(`${server} ${path}`) ?? [];
    readers.set(`${server} ${path}`, [...known, client]);
  }
  return readers;
}

/** A znode may be listed without its parent: then its name says where it is. */
function rowsOf(
  paths: readonly string[],
  faces: readonly ServerFace[],
  measure: ServerState | null,
  context: TreeContext,
): readonly TreeRow[] {
  const depths = new Map<string, number>();
  return paths.map((path) => {
    let above = parentOf(path);
    while (above !== '/' && !depths.has(above)) above = parentOf(above);
    const depth = (depths.get(above) ?? -1) + 1;
    depths.set(path, depth);
    const name = path.slice(above === '/' ? 1 : above.length + 1);
    return { path, name, depth, cells: faces.map((face) => cellOf(path, face, measure, context)) };
  });
}

function clientsByServer(world: World): ReadonlyMap<string, readonly TreeReader[]> {
  const byServer = new Map<string, TreeReader[]>();
  for (const [client, { vars, pending, outgoing }] of world.clients) {
    const { link, connection } = vars.value;
    const connected = link === null || connection !== 'connected' ? undefined : world.links.get(link);
    if (connected === undefined) continue;
    const { server, path } = connected;
    const clients = byServer.get(server) ?? [];
    clients.push({
      client,
      syncing: awaitsSync(pending, outgoing) ? 'syncing' : 'not',
      isCut: path === 'cut',
    });
    byServer.set(server, clients);
  }
  for (const { id, server, connection } of outsideClients(world)) {
    if (connection?.state !== 'established') continue;
    byServer.set(server, [...(byServer.get(server) ?? []), { client: id, syncing: 'not', isCut: false }]);
  }
  return byServer;
}

function awaitsSync(...queues: readonly ClientState['pending'][]): boolean {
  return queues.some((calls) => calls.toArray().some(({ request }) => request.op === 'sync'));
}
