// Who has the lock and who stands in line for it, as the server's tree says: the line of sequence numbers, or, for a lock
// without order, everybody who waits to be told.
import type { TraceIndex } from './traceIndex.ts';
import { clientOfLink } from './traceIndex.ts';
import type { Belief, ClientId, ServerState, World } from '../../engine/index.ts';
import { isSo } from './conviction.ts';
import { entitledCount, inLine, type Line } from './lockLine.ts';
import { isOwnedByTheLiving } from './truth.ts';

export interface LockLane {
  readonly order: Line['order'];
  /** So many of the first have what they came for. */
  readonly entitled: number;
  /** The znodes that count, first the one that holds the lock. A lock without order has one at most. */
  readonly places: readonly LanePlace[];
  /** Clients that wait to be told, in the order of their names; those in line are not repeated here. */
  readonly waiting: readonly ClientId[];
}

export interface LanePlace {
  readonly path: string;
  /** Null if no client of this picture is known to own it. */
  readonly client: ClientId | null;
  /**
   * Whether its owner goes by it, or can no longer say: no living client goes by an orphan, and nobody has anything by a znode
   * of a line that no session owns.
   */
  readonly isClaimed: boolean;
  /** Where own code runs: what it claims by this znode. Null where the scenario says what its line is for. */
  readonly role: Belief['what'] | null;
}

export function lockLane(server: ServerState, world: World, line: Line, index: TraceIndex): LockLane {
  const children = server.nodes.get(line.parent)?.children ?? [];
  if (line.isGuessed) return guessedLane(children, server, world, { line, index });
  const standing = inLine(children, line);
  const places = standing.map((name) => placeOf(server, world, `${line.parent}/${name}`, { line, index }));
  return {
    order: line.order,
    entitled: entitledCount(standing, line),
    places,
    waiting: waitingBeside(places, server, world, line),
  };
}

/** What own code has is what it claims, rightly as far as the tree tells; who is next only the code knows. */
function guessedLane(
  children: readonly string[],
  server: ServerState,
  world: World,
  { line, index }: Context,
): LockLane {
  const paths = children.map((name) => `${line.parent}/${name}`);
  const claimed = paths.flatMap((path): readonly LanePlace[] => {
    const { client } = placeOf(server, world, path, { line, index });
    const role = client === null ? null : roleOf(path, client, server, world, { line, index });
    return role === null ? [] : [{ path, client, isClaimed: true, role }];
  });
  const unclaimed = inLine(paths, line).map((path) => ({
    ...placeOf(server, world, path, { line, index }),
    isClaimed: false,
  }));
  const places = claimed.length > 0 ? claimed : unclaimed;
  const waiting = waitingBeside(places, server, world, line);
  return { order: line.order, entitled: claimed.length, places, waiting };
}

/** As its owner believes; one whose owner is gone keeps, until it is deleted, what it was last claimed for. */
function roleOf(
  path: string,
  client: ClientId,
  server: ServerState,
  world: World,
  { line, index }: Context,
): Belief['what'] | null {
  const owner = server.nodes.get(path)?.owner ?? null;
  if (owner !== null && !isOwnedByTheLiving(world, client, owner))
    return index.claims.get(path)?.findLast(({ step }) => step <= world.step)?.what ?? null;
  const { beliefs, sessionId } = world.clients.get(client)?.vars.value ?? { beliefs: [], sessionId: '0x0' };
  const belief = beliefs.find((each) => each.path === path && isSo(each, sessionId, server, line));
  return belief?.what ?? null;
}

interface Context {
  readonly line: Line;
  readonly index: TraceIndex;
}

/** The first place of each client in the line, from 1. */
export function placesInLine(lane: LockLane): ReadonlyMap<ClientId, number> {
  const places = new Map<ClientId, number>();
  for (const [at, { client }] of lane.places.entries()) {
    if (client !== null && !places.has(client)) places.set(client, at + 1);
  }
  return places;
}

function placeOf(server: ServerState, world: World, path: string, { line, index }: Context): LanePlace {
  const owner = server.nodes.get(path)?.owner ?? null;
  const client = owner === null ? null : (index.clientOf.get(owner) ?? null);
  const isClaimed =
    owner === null
      ? line.order === 'none'
      : !isOwnedByTheLiving(world, client, owner) || believesIn(world, client, path);
  return { path, client, isClaimed, role: null };
}

/** A belief that rests on no znode may be about any. */
function believesIn(world: World, client: ClientId | null, path: string): boolean {
  const beliefs = client === null ? undefined : world.clients.get(client)?.vars.value.beliefs;
  return beliefs?.some((belief) => belief.path === path || belief.path === '') === true;
}

/** Without order nobody stands anywhere: who has a watch on the lock or beside it waits. */
function waitingBeside(
  places: readonly LanePlace[],
  server: ServerState,
  world: World,
  line: Line,
): readonly ClientId[] {
  if (line.order !== 'none') return [];
  const placed = new Set(places.map((place) => place.client));
  const watching = watchersUnder(server, line.parent);
  return [...world.clients.keys()].filter((client) => watching.has(client) && !placed.has(client));
}

function watchersUnder(server: ServerState, parent: string): ReadonlySet<ClientId> {
  const found = new Set<ClientId>();
  for (const table of [server.dataWatches, server.childWatches]) {
    for (const [path, watches] of table.entries()) {
      if (path !== parent && !path.startsWith(`${parent}/`)) continue;
      for (const watch of watches) {
        const client = clientOfLink(watch.link);
        if (client !== null) found.add(client);
      }
    }
  }
  return found;
}
