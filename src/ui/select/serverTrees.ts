// The trees of all servers beside one another, path by path: what one has not yet, what it still has, and who reads it there.
import type { ClientId, ServerId, ServerState, TraceRecord, World, Znode, Zxid } from '../../engine/index.ts';
import { serverFaces, type ServerFace } from './ensemble/serverFaces.ts';
import { fateOf, zabHistory, type Fate } from './ensemble/zabHistory.ts';
import { lastReads, type LastRead } from './lastReads.ts';
import { shareStructure } from './shareStructure.ts';
import { traceIndex } from './traceIndex.ts';

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
  readonly client: ClientId;
  /** It has asked for sync and waits. */
  readonly syncing: 'syncing' | 'not';
}

export interface TreeRow {
  readonly path: string;
  /** The last part of the path. */
  readonly name: string;
  /** 0 for those right below the root. */
  readonly depth: number;
  /** One for each column. */
  readonly cells: readonly TreeCell[];
}

export interface TreeCell {
  readonly kind: TreeCellKind;
  readonly data: string | null;
  readonly version: number;
  /** Whose session it dies with. */
  readonly owner: ClientId | null;
  /** Clients whose newest read was of this znode here. */
  readonly readers: readonly ClientId[];
}

/**
 * `same`: as the measure has it. `missing`: not there yet. `stale`: an older value. `lingering`: deleted elsewhere, still
 * here. `ahead`: newer than the measure has it. `doomed`: by a transaction that will be dropped. `absent`: neither has it.
 * `lost`: the process is down, and its tree with it.
 */
export type TreeCellKind =
  | 'same'
  | 'missing'
  | 'stale'
  | 'lingering'
  | 'ahead'
  | 'doomed'
  | 'absent'
  | 'lost';

/** Rows shown at most, beyond those that differ. */
const ROWS = 60;

/** What did not change since the last one of the same trace is the same object. */
export function serverTrees(world: World, trace: readonly TraceRecord[]): ServerTrees {
  const shared = shareStructure(lastTrees.get(trace), treesOf(world, trace));
  lastTrees.set(trace, shared);
  return shared;
}

const lastTrees = new WeakMap<readonly TraceRecord[], ServerTrees>();

function treesOf(world: World, trace: readonly TraceRecord[]): ServerTrees {
  const faces = serverFaces(world);
  const measure = measureOf(faces, world);
  const reads = lastReads(world, trace);
  const rows = pathsOf(world).map((path) => rowOf(path, faces, measure, { world, trace, reads }));
  const shown = shownOf(rows);
  return {
    columns: faces.map((server, at) => ({
      server,
      service: server.service,
      differences: rows.filter(({ cells }) => isDifferent(cells[at])).length,
      clients: clientsOf(server.id, world),
    })),
    rows: shown,
    hidden: rows.length - shown.length,
    measure: measure?.vars.value.id ?? null,
  };
}

function measureOf(faces: readonly ServerFace[], world: World): ServerState | null {
  const running = faces.filter(({ process }) => process !== 'down');
  const leading = running.filter(({ role, phase }) => role === 'LEADING' && phase === 'broadcast');
  const candidates = leading.length > 0 ? leading : running;
  const states = candidates.flatMap(({ id }) => world.servers.get(id) ?? []);
  return (
    states.toSorted((a, b) => b.vars.value.lastProcessedZxid - a.vars.value.lastProcessedZxid)[0] ?? null
  );
}

/** All paths of all running servers, parents before their children; not the root, nor ZooKeeper’s own nodes. */
function pathsOf(world: World): readonly string[] {
  const paths = new Set<string>();
  for (const { nodes, vars } of world.servers.values()) {
    if (vars.value.state === 'down') continue;
    for (const path of nodes.keys()) if (path !== '/' && !path.startsWith('/zookeeper')) paths.add(path);
  }
  return [...paths].toSorted((a, b) => (a < b ? -1 : 1));
}

interface Context {
  readonly world: World;
  readonly trace: readonly TraceRecord[];
  readonly reads: readonly LastRead[];
}

function rowOf(
  path: string,
  faces: readonly ServerFace[],
  measure: ServerState | null,
  context: Context,
): TreeRow {
  return {
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    depth: path.split('/').length - 2,
    cells: faces.map((face) => cellOf(path, face, measure, context)),
  };
}

function cellOf(
  path: string,
  { id, process }: ServerFace,
  measure: ServerState | null,
  { world, trace, reads }: Context,
): TreeCell {
  const server = world.servers.get(id);
  if (server === undefined || process === 'down') return LOST;
  const own = server.nodes.get(path);
  const owner = own?.owner ?? null;
  return {
    kind: kindOf(own, measure?.nodes.get(path), (zxid) => fateOf(zabHistory(trace), zxid, world.step)),
    data: own?.data ?? null,
    version: own?.version ?? 0,
    owner: owner === null ? null : (traceIndex(trace).clientOf.get(owner) ?? null),
    readers: reads.flatMap((read) => (read.path === path && read.server === id ? [read.client] : [])),
  };
}

const LOST: TreeCell = { kind: 'lost', data: null, version: 0, owner: null, readers: [] };

function kindOf(own: Znode | undefined, there: Znode | undefined, fate: (zxid: Zxid) => Fate): TreeCellKind {
  if (own === undefined) return there === undefined ? 'absent' : 'missing';
  if (own.czxid === there?.czxid && own.mzxid === there.mzxid) return 'same';
  if (fate(own.mzxid) === 'doomed') return 'doomed';
  if (there === undefined) return fate(own.mzxid) === 'committed' ? 'lingering' : 'ahead';
  return own.mzxid < there.mzxid || own.czxid < there.czxid ? 'stale' : 'ahead';
}

function isDifferent(cell: TreeCell | undefined): boolean {
  return cell !== undefined && cell.kind !== 'same' && cell.kind !== 'absent' && cell.kind !== 'lost';
}

function shownOf(rows: readonly TreeRow[]): readonly TreeRow[] {
  if (rows.length <= ROWS) return rows;
  let room = ROWS - rows.filter(({ cells }) => cells.some(isDifferent)).length;
  return rows.filter(({ cells }) => cells.some(isDifferent) || room-- > 0);
}

function clientsOf(server: ServerId, world: World): readonly TreeReader[] {
  return [...world.clients].flatMap(([client, { vars, pending, outgoing }]) => {
    const { link, connection } = vars.value;
    const isHere = link !== null && connection === 'connected' && world.links.get(link)?.server === server;
    if (!isHere) return [];
    const calls = [...pending.toArray(), ...outgoing.toArray()];
    return [
      { client, syncing: calls.some(({ request }) => request.op === 'sync') ? 'syncing' : 'not' } as const,
    ];
  });
}
