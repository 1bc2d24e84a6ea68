// Whether anything more can come of a quiescent world.
import { isClientId } from './model/ids.ts';
import type { ServerState } from './server/serverState.ts';
import type { World } from './world.ts';

/**
 * Background work goes on for ever where sessions live. It can still bring something if a client is not connected, or a
 * session has nobody who keeps it alive: it will expire, and its ephemerals go. What is held up waits for a command.
 */
export function isIdle(world: World): boolean {
  for (const client of world.clients.values()) {
    const { process, connection } = client.vars.value;
    if (process === 'running' && (connection === 'connecting' || connection === 'notConnected')) return false;
  }
  for (const flight of world.flights.values()) {
    if (flight.state === 'flying' && !flight.background) return false;
  }
  for (const server of world.servers.values()) if (hasOrphanSession(world, server)) return false;
  return true;
}

function hasOrphanSession(world: World, server: ServerState): boolean {
  for (const session of server.sessions.values()) {
    const link = session.link === null ? undefined : world.links.get(session.link);
    if (link === undefined || link.clientEnd === 'closed' || link.path === 'cut') return true;
    if (isClientId(link.client) && world.clients.get(link.client)?.vars.value.process !== 'running')
      return true;
  }
  return false;
}
