// The tree as it will be once everything in flight is applied (ZooKeeperServer.ChangeRecord,
// PrepRequestProcessor.getRecordForPath). Changes of one request are kept apart until all of it has passed its checks.
import type { Zxid } from '../../model/ids.ts';
import type { Draft } from '../copies.ts';
import type { PendingNode, ServerState, Znode } from '../serverState.ts';

export class PendingChanges {
  readonly #self: ServerState;
  readonly #own = new Map<string, PendingNode | null>();

  constructor(self: ServerState) {
    this.#self = self;
  }

  /** Null where there will be no such node. The empty path is the root's other name. */
  get(path: string): PendingNode | null {
    const own = this.#own.get(path);
    if (own !== undefined) return own;
    const change = this.#self.outstanding.get(path);
    if (change !== undefined) return change.node;
    const node = this.#self.nodes.get(path);
    return node === undefined ? null : asPending(node);
  }

  set(path: string, node: PendingNode | null): void {
    this.#own.set(path, node);
  }

  /** Makes the changes outstanding until that zxid is applied; the paths changed. */
  commit(zxid: Zxid): readonly string[] {
    for (const [path, node] of this.#own) this.#self.outstanding.set(path, { zxid, node });
    return [...this.#own.keys()];
  }
}

/** What that transaction left outstanding is in the tree now. */
export function settleChanges({ outstanding }: ServerState, paths: readonly string[], zxid: Zxid): void {
  for (const path of paths) if (outstanding.get(path)?.zxid === zxid) outstanding.delete(path);
}

export function copyPending(node: PendingNode): Draft<PendingNode> {
  return {
    owner: node.owner,
    version: node.version,
    aversion: node.aversion,
    createCount: node.createCount,
    childCount: node.childCount,
    acl: node.acl,
    dataLength: node.dataLength,
  };
}

function asPending(node: Znode): PendingNode {
  return {
    owner: node.owner,
    version: node.version,
    aversion: node.aversion,
    createCount: node.createCount,
    childCount: node.children.length,
    acl: node.acl,
    dataLength: node.dataLength,
  };
}
