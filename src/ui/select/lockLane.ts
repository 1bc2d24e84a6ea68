// Who has the lock and who stands in line for it, as the server's tree says: the line of sequence numbers, or, for a lock
// without order, everybody who waits to be told.
import type { TraceIndex } from './traceIndex.ts';
import { clientOfLink } from './traceIndex.ts';
import type { ClientId, ServerState, World } from '../../engine/index.ts';
import { entitledCount, inLine, type Line } from './line.ts';
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
   * Whether its owner goes by it, or can no longer say: no living client goes by an orphan. One of a line that no session owns
   * is claimed by those who believe in it.
   */
  readonly isClaimed: boolean;
}

export function lockLane(server: ServerState, world: World, line: Line, index: TraceIndex): LockLane {
  const standing = inLine(server.nodes.get(line.parent)?.children ?? [], line);
  const places = standing.map((name) => placeOf(server, world, `${line.parent}/${name}`, { line, index }));
  return {
    order: line.order,
    entitled: entitledCount(standing, line),
    places,
    waiting: waitingBeside(places, server, world, line),
  };
}

/** The first place of each client in the line, from 1. */
export function placesInLine(lane: LockLane): ReadonlyMap<ClientId, number> {
  const places = new Map<ClientId, number>();
  for (const [at, { client }] of lane.places.entries()) {
    if (client !== null && !places.has(client)) places.set(client, at + 1);
  }
  return places;
}

function placeOf(
  server: ServerState,
  world: World,
  path: string,
  { line, index }: { readonly line: Line; readonly index: TraceIndex },
): LanePlace {
  const owner = server.nodes.get(path)?.owner ?? null;
  const client = owner === null ? null : (index.clientOf.get(owner) ?? null);
  const isClaimed =
    owner === null
      ? line.order === 'none' || [...world.clients.keys()].some((id) => believesIn(world, id, path))
      : !isOwnedByTheLiving(world, client, owner) || believesIn(world, client, path);
  return { path, client, isClaimed };
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
