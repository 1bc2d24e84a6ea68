// Roles a command may name in place of a client, so that one click means the same in twin worlds.
import type { ClientTarget } from '../model/command.ts';
import { isClientId, type ClientId, type SessionId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import type { World } from '../world.ts';

/** The client a target means in this world, or null if nobody plays the role. */
export function resolveTarget(world: World, target: ClientTarget): ClientId | null {
  switch (target) {
    case 'role:holder':
      return believer(world);
    case 'role:nextInLine':
      return nextInLine(world);
    default:
      return isClientId(target) ? target : null;
  }
}

/** The first client whose program believes it holds the lock. */
function believer(world: World): ClientId | null {
  for (const [id, client] of world.clients) if (client.vars.value.belief !== null) return id;
  return null;
}

/** The owner of the sequential node right behind the holder's; a lock without order has none. */
function nextInLine(world: World): ClientId | null {
  const holder = believer(world);
  const belief = holder === null ? null : (world.clients.get(holder)?.vars.value.belief ?? null);
  if (belief === null) return null;
  for (const server of world.servers.values()) {
    const parent = parentOf(belief.path);
    const names = (server.nodes.get(parent)?.children ?? []).toSorted();
    const behind = names[names.indexOf(belief.path.slice(parent.length + 1)) + 1];
    const owner = behind === undefined ? null : (server.nodes.get(`${parent}/${behind}`)?.owner ?? null);
    if (owner !== null) return clientOfSession(world, owner);
  }
  return null;
}

/** The client whose present session this is. */
export function clientOfSession(world: World, session: SessionId): ClientId | null {
  for (const [id, client] of world.clients) if (client.vars.value.sessionId === session) return id;
  return null;
}
