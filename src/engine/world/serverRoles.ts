// Roles a command may name in place of a server. Who plays one is asked in the world at hand, at that moment: the leader of one
// twin need not be the leader of the other.
import type { ServerTarget } from '../model/command.ts';
import { isServerId, serverNumber, type ServerId } from '../model/ids.ts';
import type { PeerState } from '../server/quorum/peerState.ts';
import type { World } from './world.ts';

/**
 * The server a target means in this world, or null if nobody plays the role: there is no leader, or not so many followers.
 * A server that stands alone has no role. Whether one that is named by its number is there the command itself asks.
 */
export function resolveServer(world: World, target: ServerTarget): ServerId | null {
  if (isServerId(target)) return target;
  if (target === 'role:leader') return leaderInOffice(world);
  if (target === 'role:observer1') return membersOf(world)?.observers[0] ?? null;
  return followersOf(world)[Number(target.slice('role:follower'.length)) - 1] ?? null;
}

/** The server that leads and broadcasts; of several, of which all but one are not up to date, that of the newest epoch. */
function leaderInOffice(world: World): ServerId | null {
  let newest: { readonly id: ServerId; readonly epoch: number } | null = null;
  for (const [id, { peer }] of world.servers) {
    if (peer.value?.role !== 'LEADING' || peer.value.phase !== 'broadcast') continue;
    const epoch = peer.value.leadingEpoch ?? 0;
    if (newest === null || epoch > newest.epoch) newest = { id, epoch };
  }
  return newest?.id ?? null;
}

/** The voters besides the leader, running or not; nobody follows where nobody leads. */
function followersOf(world: World): readonly ServerId[] {
  const leader = leaderInOffice(world);
  const voters = leader === null ? [] : (membersOf(world)?.voters ?? []);
  return voters.filter((id) => id !== leader).toSorted((a, b) => serverNumber(a) - serverNumber(b));
}

/** Null where a server stands alone. */
function membersOf(world: World): PeerState | null {
  const leader = leaderInOffice(world);
  const [first] = world.servers.values();
  return (leader === null ? first : world.servers.get(leader))?.peer.value ?? null;
}
