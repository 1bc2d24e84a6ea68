// Which znodes are another on some server than in the tree all are measured by. Every znode of every server is looked at,
// and nothing is made for those that are alike.
import type { ServerId, ServerState, Znode } from '../../../engine/index.ts';
import { isListed } from '../../select/ensemble/measure.ts';

export interface TreeDifferences {
  /** Paths in which at least one of the servers differs. */
  readonly paths: ReadonlySet<string>;
  /** In how many each server does. */
  readonly counts: ReadonlyMap<ServerId, number>;
}

/** `servers`: those that run, the measure among them. */
export function treeDifferences(servers: readonly ServerState[], measure: ServerState): TreeDifferences {
  const paths = new Set<string>();
  const counts = new Map<ServerId, number>();
  for (const server of servers) {
    if (server !== measure) counts.set(server.vars.value.id, collect(server, measure, paths));
  }
  return { paths, counts };
}

/** Adds the paths in which a server differs, and answers how many they are. */
function collect({ nodes }: ServerState, measure: ServerState, paths: Set<string>): number {
  let differing = 0;
  let shared = 0;
  for (const node of nodes.values()) {
    const there = measure.nodes.get(node.path);
    if (there !== undefined) shared++;
    if (isSameZnode(node, there) || !isListed(node.path)) continue;
    paths.add(node.path);
    differing++;
  }
  if (shared === measure.nodes.size) return differing;
  for (const path of measure.nodes.keys()) {
    if (nodes.has(path) || !isListed(path)) continue;
    paths.add(path);
    differing++;
  }
  return differing;
}

/** Made and last written by the same transactions. */
export function isSameZnode(own: Znode, there: Znode | undefined): boolean {
  return own.czxid === there?.czxid && own.mzxid === there.mzxid;
}
