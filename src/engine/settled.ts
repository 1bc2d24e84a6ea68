// Whether the servers of an ensemble have found out all that they can without a command.
import type { ServerId } from './model/ids.ts';
import { isCutBetween } from './network.ts';
import { holdsQuorum, isQuorum } from './server/quorum/quorumVerifier.ts';
import type { ServerState } from './server/serverState.ts';
import type { World } from './world.ts';

/** Whether a server of an ensemble has found all it can find: a leader, its learners, or that there is no quorum. */
export function isSettled(world: World, server: ServerState): boolean {
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
