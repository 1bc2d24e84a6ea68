// A client's connection to a server as both sides hold it: ClientCnxn with its queues, NIOServerCnxn with what it counts,
// and the packets between them.
import type {
  ClientId,
  ClientState,
  Flight,
  LinkId,
  PendingRequest,
  ServerId,
  ServerState,
  World,
} from '../../engine/index.ts';
import { clientOfLink } from './traceIndex.ts';

export interface Connection {
  /** Null while the client has no connection to this server. */
  readonly client: ClientSide | null;
  /** A server that has not noticed the end of a connection holds it beside the next one. */
  readonly servers: readonly ServerSide[];
  /** In the order they were sent. */
  readonly toServer: readonly Flight[];
  readonly toClient: readonly Flight[];
}

export interface ClientSide {
  readonly link: LinkId;
  /** The how manyth connection of this client. */
  readonly number: number;
  readonly state: ClientState;
  readonly outgoing: readonly PendingRequest[];
  readonly pending: readonly PendingRequest[];
  readonly waitingEvents: readonly LaneItem[];
}

type LaneItem = ReturnType<ClientState['eventLane']['toArray']>[number];
type ServerConnection = NonNullable<ReturnType<ServerState['connections']['get']>>;
type QueuedRequest = ReturnType<ServerState['prepQueue']['toArray']>[number];

export interface ServerSide {
  readonly number: number;
  readonly connection: ServerConnection;
  /** What was read from it and is not answered yet, the furthest first. */
  readonly outstanding: readonly Outstanding[];
  readonly watches: { readonly data: number; readonly child: number };
}

export interface Outstanding {
  readonly request: QueuedRequest;
  /** The processor it waits for. */
  readonly stage: 'prep' | 'sync' | 'final' | 'commit';
}

export function connectionBetween(world: World, client: ClientId, server: ServerId): Connection {
  const held = world.servers.get(server);
  const flights = [...world.flights.values()].filter(
    ({ link }) => clientOfLink(link) === client && world.links.get(link)?.server === server,
  );
  return {
    client: clientSide(world, client, server),
    servers: held === undefined ? [] : serverSides(world, held, client),
    toServer: flights.filter(({ direction }) => direction === 'toServer'),
    toClient: flights.filter(({ direction }) => direction === 'toClient'),
  };
}

function clientSide(world: World, id: ClientId, server: ServerId): ClientSide | null {
  const state = world.clients.get(id);
  const link = state?.vars.value.link ?? null;
  const opened = link === null ? undefined : world.links.get(link);
  if (state === undefined || link === null || opened?.server !== server) return null;
  return {
    link,
    number: opened.number,
    state,
    outgoing: state.outgoing.toArray(),
    pending: state.pending.toArray(),
    waitingEvents: state.eventLane.toArray(),
  };
}

function serverSides(world: World, server: ServerState, client: ClientId): readonly ServerSide[] {
  const own = [...server.connections.values()].filter(({ link }) => clientOfLink(link) === client);
  return own.map((connection) => ({
    number: world.links.get(connection.link)?.number ?? 0,
    connection,
    outstanding: outstandingOf(server, connection),
    watches: {
      data: server.dataWatchPaths.get(connection.link)?.length ?? 0,
      child: server.childWatchPaths.get(connection.link)?.length ?? 0,
    },
  }));
}

export function outstandingOf(
  server: ServerState,
  { link, sessionId }: ServerConnection,
): readonly Outstanding[] {
  const waiting = (stage: Outstanding['stage'], requests: readonly QueuedRequest[]) =>
    requests.filter((request) => request.link === link).map((request): Outstanding => ({ request, stage }));
  return [
    ...waiting('final', server.finalQueue.toArray()),
    ...waiting('commit', server.awaitingCommit.get(sessionId) ?? []),
    ...waiting('sync', server.syncQueue.toArray()),
    ...waiting('prep', server.prepQueue.toArray()),
  ];
}
