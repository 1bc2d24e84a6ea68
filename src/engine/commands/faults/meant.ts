// A fault with the roles it names resolved: what is done is done to servers and clients, not to roles.
import type {
  ClientTarget,
  MeantFault,
  NetworkCommand,
  Peer,
  PeerTarget,
  ServerCommand,
  ServerTarget,
} from '../../model/command.ts';
import { isResourceId } from '../../model/ids.ts';
import type { World } from '../../world.ts';
import { resolveTarget } from '../../roles.ts';
import { resolveServer } from '../../serverRoles.ts';

/** The command as it is meant in this world; null if nobody plays a role it names. */
export function meantFault(world: World, command: ServerCommand | NetworkCommand): MeantFault | null {
  if ('server' in command) {
    const server = resolveServer(world, command.server);
    return server === null ? null : { ...command, server };
  }
  if ('from' in command) {
    const from = resolvePeer(world, command.from);
    const to = resolvePeer(world, command.to);
    return from === null || to === null ? null : { ...command, from, to };
  }
  if (command.type !== 'partition') return command;
  const groups = command.groups.map((group) => group.map((peer) => resolvePeer(world, peer)).filter(isThere));
  const isWhole = groups.every((group, at) => group.length === command.groups[at]?.length);
  return isWhole ? { ...command, groups } : null;
}

/** Whether a command names anybody by a role. */
export function namesRole(command: ServerCommand | NetworkCommand): boolean {
  if ('server' in command) return isRole(command.server);
  if ('from' in command) return isRole(command.from) || isRole(command.to);
  return command.type === 'partition' && command.groups.flat().some(isRole);
}

function resolvePeer(world: World, peer: PeerTarget): Peer | null {
  if (isResourceId(peer)) return peer;
  return isOfClient(peer) ? resolveTarget(world, peer) : resolveServer(world, peer);
}

function isOfClient(peer: PeerTarget): peer is ClientTarget {
  return peer.startsWith('client:') || peer === 'role:holder' || peer === 'role:nextInLine';
}

function isRole(target: PeerTarget | ServerTarget): boolean {
  return target.startsWith('role:');
}

function isThere(peer: Peer | null): peer is Peer {
  return peer !== null;
}
