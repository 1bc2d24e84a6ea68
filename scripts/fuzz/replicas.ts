// Whether servers that have applied the same transactions hold the same tree.
import type { ServerId, ServerState, World } from '../../src/engine/index.ts';

export interface Disagreement {
  readonly servers: readonly [ServerId, ServerId];
  readonly zxid: number;
  readonly path: string;
}

/** The first two servers that differ at the same zxid; null if there are none. */
export function disagreement(world: World): Disagreement | null {
  const byZxid = new Map<number, [ServerId, ServerState]>();
  for (const [id, server] of world.servers) {
    const { state, lastProcessedZxid: zxid } = server.vars.value;
    if (state !== 'serving') continue;
    const known = byZxid.get(zxid);
    if (known === undefined) {
      byZxid.set(zxid, [id, server]);
      continue;
    }
    const path = differingPath(known[1], server);
    if (path !== null) return { servers: [known[0], id], zxid, path };
  }
  return null;
}

/** `/zookeeper` holds what each server writes by itself. */
function differingPath(one: ServerState, other: ServerState): string | null {
  const paths = new Set([...one.nodes.keys(), ...other.nodes.keys()]);
  for (const path of paths) {
    if (path.startsWith('/zookeeper')) continue;
    if (contentOf(one, path) !== contentOf(other, path)) return path;
  }
  return null;
}

/** Without the size of the hash set of its children, which depends on how a server came by its tree. */
function contentOf({ nodes }: ServerState, path: string): string | undefined {
  const znode = nodes.get(path);
  return znode && JSON.stringify({ ...znode, childBuckets: undefined });
}
