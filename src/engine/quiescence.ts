// Whether anything more can come of a quiescent world.
import type { isSettled } from './settled.ts';
import { isClientId, type SessionId } from './model/ids.ts';
import { Late } from './kernel/late.ts';
import type { ServerSession } from './server/serverState.ts';
import type { World } from './world.ts';

/** Whether a server of an ensemble is settled. Loaded by src/engine/whole.ts. */
export const settling = new Late<typeof isSettled>('src/engine/whole.ts (settled ensembles)');

/**
 * Background work goes on for ever where sessions live. It can still bring something if a client is not connected, if a
 * session has nobody who keeps it alive: it will expire, and its ephemerals go; or if servers have yet to find out whom
 * they have lost. A script's command may have its time yet. What is held up
 * waits for a command.
 */
export function isIdle(world: World): boolean {
  if (world.cue?.state === 'planned') return false;
  for (const client of world.clients.values()) {
    const { process, connection } = client.vars.value;
    if (process === 'running' && (connection === 'connecting' || connection === 'notConnected')) return false;
  }
  for (const flight of world.flights.values()) {
    if (flight.state === 'flying' && !flight.background) return false;
  }
  for (const server of world.servers.values()) {
    if (server.peer.value !== null && !settling.get()(world, server)) return false;
  }
  return !hasOrphanSession(world);
}

/** A session that some server knows and no client keeps alive at any. */
function hasOrphanSession(world: World): boolean {
  const carried = new Set<SessionId>();
  for (const server of world.servers.values()) {
    for (const session of server.sessions.values()) if (isCarried(world, session)) carried.add(session.id);
  }
  for (const server of world.servers.values()) {
    for (const id of server.sessions.keys()) if (!carried.has(id)) return true;
  }
  return false;
}

function isCarried(world: World, session: ServerSession): boolean {
  const link = session.link === null ? undefined : world.links.get(session.link);
  if (link === undefined || link.clientEnd === 'closed' || link.path === 'cut') return false;
  return !isClientId(link.client) || world.clients.get(link.client)?.vars.value.process === 'running';
}
