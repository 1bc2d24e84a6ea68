// A command with the roles it names resolved: what is done is done to servers and clients, not to roles.
import {
  type ClientTarget,
  type Command,
  type MeantCommand,
  type Peer,
  type PeerTarget,
  type ServerTarget,
} from '../model/command.ts';
import { isResourceId, isWireId } from '../model/ids.ts';
import { resolveTarget } from '../world/roles.ts';
import { resolveServer } from '../world/serverRoles.ts';
import type { World } from '../world/world.ts';

/** The command as it is meant in this world; null if nobody plays a role it names. */
export function meantCommand(world: World, command: Command): MeantCommand | null {
  if ('client' in command) {
    const client = resolveTarget(world, command.client);
    return client === null ? null : { ...command, client };
  }
  if ('server' in command) {
    const server = resolveServer(world, command.server);
    return server === null ? null : { ...command, server };
  }
  if ('from' in command) {
    const from = resolvePeer(world, command.from);
    const to = resolvePeer(world, command.to);
    return from === null || to === null ? null : { ...command, from, to };
  }
  if (!('groups' in command)) return command;
  const groups = command.groups.map((group) => group.map((peer) => resolvePeer(world, peer)).filter(isThere));
  const isWhole = groups.every((group, at) => group.length === command.groups[at]?.length);
  return isWhole ? { ...command, groups } : null;
}

/** Whether a command names anybody by a role. */
export function namesRole(command: Command): boolean {
  if ('server' in command) return isRole(command.server);
  if ('from' in command) return isRole(command.from) || isRole(command.to);
  return 'groups' in command && command.groups.flat().some(isRole);
}

function resolvePeer(world: World, peer: PeerTarget): Peer | null {
  if (isResourceId(peer) || isWireId(peer)) return peer;
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
