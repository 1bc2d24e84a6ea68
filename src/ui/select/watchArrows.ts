// Which client watches which znode. The server's watch tables are the truth; a watch that has fired is gone from them and
// stays in the picture while its notification is on the way.
import type { ClientId, Flight, ServerState, WatchedEvent, World } from '../../engine/index.ts';
import { clientOfLink } from './traceIndex.ts';

export interface WatchArrow {
  /** The same for the same watch from step to step. */
  readonly key: string;
  readonly client: ClientId;
  readonly path: string;
  readonly table: 'data' | 'child';
  readonly state: 'set' | 'fired';
}

export function watchArrows(server: ServerState, world: World): readonly WatchArrow[] {
  return [...setIn(server.dataWatches, 'data'), ...setIn(server.childWatches, 'child'), ...firedIn(world)];
}

function setIn(tables: ServerState['dataWatches'], table: WatchArrow['table']): readonly WatchArrow[] {
  const found: WatchArrow[] = [];
  for (const [path, watches] of tables.entries()) {
    for (const watch of watches) {
      const client = clientOfLink(watch.link);
      if (client !== null) found.push(arrowOf(client, path, table, 'set'));
    }
  }
  return found;
}

function firedIn(world: World): readonly WatchArrow[] {
  const found = new Map<string, WatchArrow>();
  for (const flight of world.flights.values()) {
    const event = notificationOf(flight);
    const client = clientOfLink(flight.link);
    if (event === null || event.path === null || client === null) continue;
    const arrow = arrowOf(client, event.path, tableOf(event), 'fired');
    found.set(arrow.key, arrow);
  }
  return [...found.values()];
}

/** The watch event a message carries; null for other messages and for events about the connection. */
export function notificationOf(flight: Flight): WatchedEvent | null {
  if (flight.message.kind !== 'event' || flight.message.event.type === 'None') return null;
  return flight.message.event;
}

function tableOf(event: WatchedEvent): WatchArrow['table'] {
  return event.type === 'NodeChildrenChanged' ? 'child' : 'data';
}

function arrowOf(
  client: ClientId,
  path: string,
  table: WatchArrow['table'],
  state: WatchArrow['state'],
): WatchArrow {
  return { key: `${client} ${table} ${state} ${path}`, client, path, table, state };
}
