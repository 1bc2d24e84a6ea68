// What is true: the tree of the server that has come furthest, and the watches of all servers.
import type { ClientId, ServerState, World } from '../../engine/index.ts';
import { watchArrows, type WatchArrow } from './watchArrows.ts';

/** Of those that serve, the one that has applied most; of those that do not, the first. */
export function truthServer(world: World): ServerState {
  let best: ServerState | null = null;
  for (const server of world.servers.values()) {
    if (best === null || isFurther(server, best)) best = server;
  }
  if (best === null) throw new Error('a world has at least one server');
  return best;
}

/** Every watch that is set, wherever its client is connected, and those whose notification is on its way. */
export function allWatches(world: World): readonly WatchArrow[] {
  const found = new Map<string, WatchArrow>();
  for (const server of world.servers.values()) {
    for (const arrow of watchArrows(server, world)) found.set(arrow.key, arrow);
  }
  return [...found.values()];
}

/** Whether some living process has the session that owns a znode. */
export function isOwnedByTheLiving(world: World, client: ClientId | null, session: string): boolean {
  const vars = client === null ? undefined : world.clients.get(client)?.vars.value;
  const isAlive = vars?.process === 'running' || vars?.process === 'paused';
  return isAlive && vars?.sessionId === session;
}

function isFurther(one: ServerState, other: ServerState): boolean {
  const [a, b] = [one.vars.value, other.vars.value];
  const isUp = a.state === 'serving';
  if (isUp !== (b.state === 'serving')) return isUp;
  return a.lastProcessedZxid > b.lastProcessedZxid;
}
