// Clients outside the world, as the world knows them by what goes over their connections. What they believe nobody here knows.
import {
  isWireOpen,
  linkOfWire,
  outsiderWith,
  type LinkId,
  type Outsider,
  type ServerId,
  type ServerState,
  type SessionId,
  type WireId,
  type World,
} from '../../../engine/index.ts';
import { libraryOf, type Guess } from './library.ts';

export type ServerConnection = NonNullable<ReturnType<ServerState['connections']['get']>>;

/** A client outside as it stands after a step. */
export interface OutsideClient {
  /** By which it is called, over all connections with one session. */
  readonly id: WireId;
  /** Other names of its connections, and that one. */
  readonly wires: readonly WireId[];
  /** Its newest connection. */
  readonly link: LinkId;
  /** From 0, in the order they came. */
  readonly index: number;
  /** The server it called last. */
  readonly server: ServerId;
  /** Null in runs that were written down without it. */
  readonly from: string | null;
  readonly guess: Guess;
  /** Null before it has one. */
  readonly session: SessionId | null;
  /** The connection is there, as far as the client knows. */
  readonly isOpen: boolean;
  /** What the server holds of it; null if it knows of none. */
  readonly connection: ServerConnection | null;
}

/** Everybody whose connection is open or whose session lives, in the order they came. */
export function outsideClients(world: World): readonly OutsideClient[] {
  if (world.outsiders.size === 0) return [];
  const sessions = new Set([...world.servers.values()].flatMap(livingSessions));
  return [...world.outsiders.values()]
    .flatMap((outsider) => {
      if (outsider.session === 'none') return [];
      const client = shown(outsider, world);
      const isThere = client.isOpen || (client.session !== null && sessions.has(client.session));
      return isThere ? [client] : [];
    })
    .toSorted((a, b) => a.index - b.index);
}

/** The client that has or had that connection; null for a connection over which nobody asked for a session. */
export function outsideClient(world: World, wire: WireId): OutsideClient | null {
  const outsider =
    world.outsiders.get(wire) ?? [...world.outsiders.values()].find(({ earlier }) => earlier.includes(wire));
  return outsider === undefined || outsider.session === 'none' ? null : shown(outsider, world);
}

/** Whose session that is. */
export function outsideOwner(world: World, session: SessionId): WireId | null {
  return outsiderWith(world, session)?.wire ?? null;
}

/** Paths, sorted: what its server will tell it of. */
export function watchesOf(world: World, { link, server }: OutsideClient): readonly string[] {
  const held = world.servers.get(server);
  const paths = [...(held?.dataWatchPaths.get(link) ?? []), ...(held?.childWatchPaths.get(link) ?? [])];
  return [...new Set(paths)].toSorted();
}

function shown(outsider: Outsider, world: World): OutsideClient {
  const { wire, earlier, index, server, from, session, habits } = outsider;
  const link = linkOfWire(world, wire);
  const connection = world.servers.get(server)?.connections.get(link) ?? null;
  return {
    id: wire,
    wires: [...earlier, wire],
    link,
    index,
    server,
    from,
    guess: libraryOf(habits),
    session: session === 'asked' || session === 'none' ? sessionAt(connection) : session,
    isOpen: isWireOpen(world, wire),
    connection,
  };
}

/** Its server has made it, and the client has not heard of it yet. */
function sessionAt(connection: ServerConnection | null): SessionId | null {
  return connection === null || connection.sessionId === '0x0' ? null : connection.sessionId;
}

function livingSessions({ sessions, vars }: ServerState): readonly SessionId[] {
  return vars.value.state === 'down' ? [] : [...sessions.keys()];
}
