// The line for a lock, large: its znodes in order, who owns each, who watches whom, what is missing in between and what
// belongs to nobody any more.
import { bisectRight } from 'd3-array';
import { isClientId, parentOf, sequenceOf } from '../../engine/index.ts';
import type {
  ClientId,
  ClientState,
  ProgramThread,
  Simulation,
  TraceRecord,
  World,
} from '../../engine/index.ts';
import { kept } from './kept.ts';
import { modeOf, type Line, type Mode } from './lockLine.ts';
import { lockLane, type LanePlace } from './lockLane.ts';
import { traceReader } from './readTrace.ts';
import { lastOwnerOf, traceIndex, type TraceIndex } from './traceIndex.ts';
import { allWatches, isOwnedByTheLiving, truthServer } from './truth.ts';
import type { WatchArrow } from './watchArrows.ts';

export interface Lane {
  readonly order: Line['order'];
  /** Those that are there, and deleted ones that a notification still tells of, first the lowest. */
  readonly nodes: readonly LaneNode[];
  /** Clients that wait or believe without a znode, in the order of their names. */
  readonly crowd: readonly LaneWaiter[];
  readonly looks: readonly LaneLook[];
}

export interface LaneNode {
  readonly path: string;
  /** The znode's own name. */
  readonly name: string;
  /** Of a shared lock; null where all are of one kind. */
  readonly mode: Mode | null;
  readonly client: ClientId | null;
  /** `first`: it has what it was made for. `ghost`: deleted, and a client that watched it has not heard of it yet. */
  readonly standing: 'first' | 'waits' | 'ghost';
  /** Numbers given out since the node before it whose znodes are gone. */
  readonly gap: number;
  /** `forsaken`: no living process has the session that owns it, and it goes when that expires. */
  readonly owner: 'present' | 'forsaken' | 'none';
  /** Both: see `LanePlace`. */
  readonly isClaimed: boolean;
  readonly role: LanePlace['role'];
  readonly belief: LaneBelief;
  /** A thread of its client waits for the znode that this one watches, and has nothing by this one. */
  readonly isAwaited: boolean;
  /** A promise that names it is broken: nobody living knows of it. */
  readonly orphan: 'no' | 'orphan';
  readonly wakeUps: number;
}

/** What a client's programs believe of the lock: that they have it, and whether the tree says so too. */
export type LaneBelief = 'none' | 'true' | 'false';

export interface LaneWaiter {
  readonly client: ClientId;
  readonly belief: LaneBelief;
  /** Notifications delivered to it so far. */
  readonly wakeUps: number;
}

/** A client's eye on a znode of the line, or on the list of all of them: their parent. */
export interface LaneLook {
  readonly key: string;
  readonly client: ClientId;
  /** The znode it stands at, null for one of the crowd. */
  readonly from: string | null;
  readonly to: string;
  readonly table: WatchArrow['table'];
  readonly state: WatchArrow['state'];
}

/** The line after the world's last step. */
export function laneNodes(simulation: Simulation, world: World, line: Line): Lane {
  return keptLane(world, simulation.trace, simulation, line);
}

const keptLane = kept(laneOf);

function laneOf(world: World, trace: readonly TraceRecord[], simulation: Simulation, line: Line): Lane {
  const index = traceIndex(trace);
  const server = truthServer(world);
  const lane = lockLane(server, world, line, index);
  const watches = allWatches(world).filter(
    ({ path }) => path === line.parent || parentOf(path) === line.parent,
  );
  const wakeUps = wakeUpsAt(simulation, world.step);
  const orphans = orphansAt(simulation, world.step);
  const inLane = lane.places.map(({ path }) => path);
  const { entitled } = lane;
  const there = lane.places.map(({ path, client, isClaimed, role }, at): LaneNode => ({
    path,
    name: nameOf(path),
    mode: modeOf(path),
    client,
    standing: at < entitled ? 'first' : 'waits',
    gap: 0,
    owner: ownerOf(world, server.nodes.get(path)?.owner ?? null, client),
    isClaimed,
    role,
    belief: beliefOf(world, client, line, at < entitled ? path : null, besides(inLane, path)),
    isAwaited: false,
    orphan: orphans.has(path) ? 'orphan' : 'no',
    wakeUps: client === null ? 0 : (wakeUps.get(client) ?? 0),
  }));
  const nodes = withGaps(inOrder([...there, ...ghosts(there, watches, index, world)]));
  const stands = new Map(there.map(({ client, path }) => [client, path]));
  // Of several znodes of one client it is the next one behind the watched one that looks.
  const standsBehind = (client: ClientId, watched: string) =>
    there.find(
      ({ path, ...node }) =>
        node.client === client && (sequenceOf(path) ?? 0) > (sequenceOf(watched) ?? Infinity),
    )?.path;
  const looks = watches.map(({ key, client, path, table, state }): LaneLook => ({
    key,
    client,
    from: standsBehind(client, path) ?? stands.get(client) ?? null,
    to: path,
    table,
    state,
  }));
  return {
    order: lane.order,
    nodes: withWaits(nodes, looks, world),
    crowd: crowdOf(world, lane.waiting, watches, stands, line).map((client) => ({
      client,
      belief: beliefOf(world, client, line, null),
      wakeUps: wakeUps.get(client) ?? 0,
    })),
    looks,
  };
}

/** Deleted znodes of the line whose watchers have not heard of it yet. */
function ghosts(
  there: readonly LaneNode[],
  watches: readonly WatchArrow[],
  index: TraceIndex,
  world: World,
): readonly LaneNode[] {
  const known = new Set(there.map(({ path }) => path));
  const fired = watches.filter(
    ({ state, path, table }) => state === 'fired' && table === 'data' && !known.has(path),
  );
  return [...new Set(fired.map(({ path }) => path))].map((path) => ({
    path,
    name: nameOf(path),
    mode: modeOf(path),
    client: lastOwnerOf(index, path, world.step),
    standing: 'ghost',
    gap: 0,
    owner: 'none',
    isClaimed: false,
    role: null,
    belief: 'none',
    isAwaited: false,
    orphan: 'no',
    wakeUps: 0,
  }));
}

/** Of its client's threads, one waits for news of what it watches. */
function withWaits(
  nodes: readonly LaneNode[],
  looks: readonly LaneLook[],
  world: World,
): readonly LaneNode[] {
  return nodes.map((node) => {
    const look = looks.find(({ from, state }) => from === node.path && state === 'set');
    const client = node.client === null ? undefined : world.clients.get(node.client);
    if (look === undefined || client === undefined || node.belief !== 'none') return node;
    return {
      ...node,
      isAwaited: [...client.threads.values()].some((thread) => waitsForNews(thread, client, look.to)),
    };
  });
}

/** A thread that waits at a latch or a monitor is woken by a callback: which one does not stand anywhere. */
function waitsForNews({ state }: ProgramThread, { watches }: ClientState, path: string): boolean {
  if (state.kind !== 'waiting') return false;
  const awaited = state.for;
  if (awaited.kind === 'awaitLatch' || awaited.kind === 'waitMonitor') return true;
  return (
    awaited.kind === 'nextWatchEvent' &&
    [...watches.values()].some((watch) => watch.path === path && watch.watchers.includes(awaited.watcher))
  );
}

function inOrder(nodes: readonly LaneNode[]): readonly LaneNode[] {
  return nodes.toSorted((a, b) => (sequenceOf(a.path) ?? 0) - (sequenceOf(b.path) ?? 0));
}

function withGaps(nodes: readonly LaneNode[]): readonly LaneNode[] {
  return nodes.map((node, at) => {
    const before = nodes[at - 1];
    const numbers = [before === undefined ? null : sequenceOf(before.path), sequenceOf(node.path)] as const;
    if (numbers[0] === null || numbers[1] === null) return node;
    return { ...node, gap: Math.max(0, numbers[1] - numbers[0] - 1) };
  });
}

/** Who waits beside, who has been told and not heard it yet, and who believes to hold what is not its own. */
function crowdOf(
  world: World,
  waiting: readonly ClientId[],
  watches: readonly WatchArrow[],
  stands: ReadonlyMap<ClientId | null, string>,
  line: Line,
): readonly ClientId[] {
  const watching = watches.map(({ client }) => client);
  const believing = [...world.clients.keys()].filter(
    (client) => beliefOf(world, client, line, null) !== 'none',
  );
  const crowd = [...watching, ...believing].filter((client) => !stands.has(client));
  return [...new Set([...waiting, ...crowd])].toSorted(byName);
}

function ownerOf(world: World, session: string | null, client: ClientId | null): LaneNode['owner'] {
  if (session === null) return 'none';
  return isOwnedByTheLiving(world, client, session) ? 'present' : 'forsaken';
}

/**
 * `first` is the client’s own znode if it has what it was made for. What it believes by one of the `others`, which another of
 * its threads has there, is told of that one.
 */
function beliefOf(
  world: World,
  client: ClientId | null,
  line: Line,
  first: string | null,
  others: ReadonlySet<string> = NO_OTHERS,
): LaneBelief {
  const beliefs = client === null ? undefined : world.clients.get(client)?.vars.value.beliefs;
  const ofLock = (beliefs ?? []).filter(
    ({ path }) => path === '' || (parentOf(path) === line.parent && !others.has(path)),
  );
  if (ofLock.length === 0) return 'none';
  return ofLock.some(({ path }) => path === first) ? 'true' : 'false';
}

const NO_OTHERS: ReadonlySet<string> = new Set();

function besides(inLane: readonly string[], path: string): ReadonlySet<string> {
  return new Set(inLane.filter((other) => other !== path));
}

/** Znodes that “no orphan” is broken about. */
function orphansAt(simulation: Simulation, step: number): ReadonlySet<string> {
  const broken = simulation.violations.filter(
    ({ invariant, step: since, until }) =>
      ABOUT_ORPHANS.has(invariant) && since <= step && (until === null || until > step),
  );
  return new Set(broken.flatMap(({ path }) => (path === null ? [] : [path])));
}

const ABOUT_ORPHANS: ReadonlySet<string> = new Set(['I-4']);

/** How often each client was handed a notification, up to that step; who never was is not there. */
export function wakeUpsAt(simulation: Simulation, step: number): ReadonlyMap<ClientId, number> {
  const counts = new Map<ClientId, number>();
  for (const [client, steps] of readWakeUps(simulation.trace)) {
    counts.set(client, bisectRight(steps, step));
  }
  return counts;
}

/** Steps in which each client was handed a notification. */
const readWakeUps = traceReader(
  () => new Map<ClientId, number[]>(),
  (found, record) => {
    const { actor } = record;
    if (record.event.type === 'None' || !isClientId(actor)) return;
    const steps = found.get(actor);
    if (steps === undefined) found.set(actor, [record.step]);
    else steps.push(record.step);
  },
  ['event.delivered'],
);

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function byName(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
