// The tree that others are measured by, and what of it is looked at.
import type { ServerState, World } from '../../../engine/index.ts';
import type { ServerFace } from './serverFaces.ts';

/** The leader’s in office, else that which has applied most; null where nobody runs. */
export function measureOf(faces: readonly ServerFace[], world: World): ServerState | null {
  const running = faces.filter(({ process }) => process !== 'down');
  const leading = running.filter(({ role, phase }) => role === 'LEADING' && phase === 'broadcast');
  const candidates = leading.length > 0 ? leading : running;
  const states = candidates.flatMap(({ id }) => world.servers.get(id) ?? []);
  return (
    states.toSorted((a, b) => b.vars.value.lastProcessedZxid - a.vars.value.lastProcessedZxid)[0] ?? null
  );
}

/** Not the root, nor ZooKeeper’s own nodes. What a client has created below them is listed. */
export function isListed(path: string): boolean {
  return path !== '/' && !isOwn(path) && !path.startsWith('/zookeeper/quota/');
}

/** A znode that each tree begins with. */
export function isOwn(path: string): boolean {
  return OWN.has(path);
}

export function isAmongOwn(path: string): boolean {
  return path.startsWith('/zookeeper/') && !isOwn(path);
}

const OWN: ReadonlySet<string> = new Set(['/zookeeper', '/zookeeper/config', '/zookeeper/quota']);
