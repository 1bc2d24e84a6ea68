// Connections of clients outside the world, as its servers know them: `cons` of all servers, with what the session owns. What
// such a client believes nobody here knows.
import { isWireId, type ServerId, type ServerState, type WireId, type World } from '../../../engine/index.ts';

export interface Connection {
  readonly wire: WireId;
  readonly server: ServerId;
  /** `connecting`: the session is not there yet. */
  readonly state: 'connecting' | 'established';
  readonly session: string;
  readonly timeoutMs: number;
  /** Since the server last heard of it. */
  readonly silentMs: number;
  readonly requests: number;
  readonly lastOp: string;
  /** Sorted. */
  readonly watches: readonly string[];
  readonly ephemerals: readonly string[];
  /** Nothing passes between the two, in one direction at least. */
  readonly isCut: boolean;
}

/** In the order in which they were opened. */
export function connectionsOf(world: World): readonly Connection[] {
  return [...world.servers]
    .flatMap(([id, server]) => connectionsAt(id, server, world))
    .toSorted((a, b) => numberOf(a.wire) - numberOf(b.wire));
}

function connectionsAt(id: ServerId, server: ServerState, world: World): readonly Connection[] {
  return [...server.connections.values()].flatMap((connection): readonly Connection[] => {
    const wire = connection.link.slice(0, connection.link.indexOf('#'));
    if (!isWireId(wire)) return [];
    const { link, sessionId, state, timeoutMs, received, lastOp, lastHeardAtMs } = connection;
    const watches = new Set([
      ...(server.dataWatchPaths.get(link) ?? []),
      ...(server.childWatchPaths.get(link) ?? []),
    ]);
    return [
      {
        wire,
        server: id,
        state,
        session: sessionId,
        timeoutMs,
        silentMs: world.timeMs - lastHeardAtMs,
        requests: received,
        lastOp,
        watches: [...watches].toSorted(),
        ephemerals: (server.ephemerals.get(sessionId) ?? []).toSorted(),
        isCut: world.cutPairs.has(`${wire}>${id}`) || world.cutPairs.has(`${id}>${wire}`),
      },
    ];
  });
}

function numberOf(wire: WireId): number {
  return Number(wire.slice(wire.indexOf(':') + 1));
}
