// What excuses waiting. The bounds of liveness invariants count only time in which nothing does: a session that dies with its process
// has to expire first, and nobody promises progress while a part that looks alive is held still from outside.
import type { ClientState } from '../../client/clientState.ts';
import type { SessionId } from '../../model/ids.ts';
import type { World } from '../../world/world.ts';
import { isReachable } from './acting.ts';
import { isOfRecipe, truthOf } from './frame.ts';

export function isExcused(world: World): boolean {
  return isHeldStill(world) || hasAbsentOwner(world);
}

/** A frozen server, a stalled program, a blocked event lane, a message that is held up. */
function isHeldStill({ clients, frozen, links }: World): boolean {
  if (frozen.size > 0) return true;
  for (const { vars, condition } of clients.values()) {
    if (vars.value.process !== 'running') continue;
    if (condition.value?.programs === 'stalled' || condition.value?.lane === 'blocked') return true;
  }
  for (const { toServer, toClient } of links.values())
    if (toServer.heldAt !== null || toClient.heldAt !== null) return true;
  return false;
}

/** A znode of the recipe belongs to a session that has not expired, and whose process is dead, paused or cut off. */
function hasAbsentOwner(world: World): boolean {
  const ephemerals = truthOf(world)?.ephemerals.entries() ?? [];
  for (const [session, paths] of ephemerals)
    if (paths.some((path) => isOfRecipe(world, path)) && isAbsent(world, session)) return true;
  return false;
}

/** A session of nobody in this world belongs to a client outside, which does as it likes. */
function isAbsent(world: World, session: SessionId): boolean {
  for (const client of world.clients.values())
    if (client.vars.value.sessionId === session) return !isPresent(world, client);
  return true;
}

function isPresent(world: World, { vars }: ClientState): boolean {
  const { process, connection, link } = vars.value;
  return process === 'running' && connection === 'connected' && isReachable(world, link);
}
