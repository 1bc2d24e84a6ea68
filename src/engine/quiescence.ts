// Whether anything more can come of a quiescent world.
import { isClientId, type ServerId, type SessionId } from './model/ids.ts';
import { isCutBetween } from './stage/network.ts';
import { holdsQuorum, isQuorum } from './server/quorum/quorumVerifier.ts';
import { deletesContainers } from './server/containerManager.ts';
import type { ServerSession, ServerState } from './server/serverState.ts';
import type { World } from './world/world.ts';

/**
 * Background work goes on for ever where sessions live. It can still bring something if a client is not connected, if a
 * session has nobody who keeps it alive: it will expire, and its ephemerals go; if a container or a TTL node will be deleted; or
 * if servers have yet to find out whom they have lost. A script's command may have its time yet. What is held up waits for a
 * command.
 */
export function isIdle(world: World): boolean {
  return isSettledButForContainers(world) && !willDeleteContainers(world);
}

/** Idle as far as programs are told: an empty container or a TTL node may still go, but nobody watches anything. */
export function isIdleForPrograms(world: World): boolean {
  return isSettledButForContainers(world) && !(isAnythingWatched(world) && willDeleteContainers(world));
}

function isSettledButForContainers(world: World): boolean {
  if (world.cue?.state === 'planned') return false;
  for (const client of world.clients.values()) {
    const { process, connection } = client.vars.value;
    if (process === 'running' && (connection === 'connecting' || connection === 'notConnected')) return false;
  }
  for (const flight of world.flights.values()) {
    if (flight.state === 'flying' && !flight.background) return false;
  }
  for (const server of world.servers.values()) {
    if (server.peer.value !== null && !isSettled(world, server)) return false;
  }
  return !hasOrphanSession(world);
}

function willDeleteContainers(world: World): boolean {
  return [...world.servers.values()].some(
    (server) => isAwake(world, server.vars.value.id) && deletesContainers(server, world.setup.config),
  );
}

function isAnythingWatched({ servers }: World): boolean {
  for (const { dataWatches, childWatches } of servers.values())
    if (dataWatches.size > 0 || childWatches.size > 0) return true;
  return false;
}

/** A session that some server knows and no client keeps alive at any. */
function hasOrphanSession(world: World): boolean {
  const carried = new Set<SessionId>();
  for (const server of world.servers.values()) {
    for (const session of server.sessions.values()) if (isCarried(world, session)) carried.add(session.id);
  }
  for (const server of world.servers.values()) {
    for (const session of server.sessions.values())
      if (!carried.has(session.id) && canEnd(world, server, session)) return true;
  }
  return false;
}

/**
 * Whether a server will find out that a session is silent. A learner leaves that to its leader; what the leader does not know and
 * a learner does, as with ZOOKEEPER-2355, stays for good.
 */
function canEnd(world: World, { peer }: ServerState, { id, scope }: ServerSession): boolean {
  const leader = peer.value?.phase === 'broadcast' ? peer.value.leader : null;
  const leading = leader === null ? undefined : world.servers.get(leader);
  return scope === 'local' || leading?.peer.value?.role !== 'LEADING' || leading.sessions.has(id);
}

function isCarried(world: World, session: ServerSession): boolean {
  const link = session.link === null ? undefined : world.links.get(session.link);
  if (link === undefined || link.clientEnd === 'closed' || link.path === 'cut') return false;
  return !isClientId(link.client) || world.clients.get(link.client)?.vars.value.process === 'running';
}

/** Whether a server of an ensemble has found all it can find: a leader, its learners, or that there is no quorum. */
function isSettled(world: World, server: ServerState): boolean {
  const { id } = server.vars.value;
  const peer = server.peer.value;
  if (peer === null || !isAwake(world, id)) return true;
  switch (peer.role) {
    case 'LOOKING': {
      const reachable = peer.voters.filter((sid) => sid === id || hears(world, id, sid));
      return !isQuorum(peer, reachable.length);
    }
    case 'LEADING': {
      // One that was frozen may have lost its quorum and not know it yet.
      const learners = [...server.learners.values()];
      return (
        peer.phase === 'broadcast' &&
        learners.every(({ sid, state }) => state === 'synced' && hears(world, id, sid)) &&
        holdsQuorum(peer, [id, ...learners.map(({ sid }) => sid)])
      );
    }
    case 'FOLLOWING':
    case 'OBSERVING':
      return peer.phase === 'broadcast' && peer.leader !== null && hears(world, id, peer.leader);
  }
}

function hears(world: World, id: ServerId, other: ServerId): boolean {
  return isAwake(world, other) && !isCutBetween(world, other, id) && !isCutBetween(world, id, other);
}

function isAwake(world: World, id: ServerId): boolean {
  return !world.frozen.has(id) && world.servers.get(id)?.vars.value.state !== 'down';
}
