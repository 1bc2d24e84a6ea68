// Starting from what is on disk (ZKDatabase.loadDataBase, FileTxnSnapLog.restore).
import { bucketsFor } from '../model/javaHash.ts';
import { nameOf, parentOf } from '../model/path.ts';
import type { SessionId } from '../model/ids.ts';
import type { Txn } from '../model/txn.ts';
import { withNames } from './childNames.ts';
import { applyTxn, sizeOf } from './dataTree.ts';
import { hasQuotas, initialTree } from './initialTree.ts';
import { asReplayed } from './mistakes/zookeeper3145.ts';
import { setUpQuotas } from './quota.ts';
import { digestOf } from './treeDigest.ts';
import type { DataTree, ServerSnapshot, ServerState, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** Loads the newest snapshot and replays the log after it; the sessions found there, with their timeouts ([Z54]). */
export function recover(step: ServerStep): ReadonlyMap<SessionId, number> {
  const { self, config } = step;
  const { snapshot, log } = self;
  loadTree(self, snapshot.value === null ? initialTree() : nodesOf(snapshot.value));
  self.digest.value = config.treeDigest === true ? digestOf(self.nodes.values()) : null;
  self.digestLog.replace([]);
  const timeouts = new Map(snapshot.value?.sessions);
  const zxid = snapshot.value?.zxid ?? 0;
  self.vars.update({ lastProcessedZxid: zxid });
  for (const { txn } of log.toArray()) if (txn.zxid > zxid) replay(self, asReplayed(step, txn), timeouts);
  self.vars.update({ lastProposedZxid: self.vars.value.lastProcessedZxid });
  return timeouts;
}

/** The nodes of a snapshot, each with the children that are in it: a path alone says whose child a node is. */
function nodesOf({ nodes }: ServerSnapshot): readonly Znode[] {
  const names = new Map<string, string[]>();
  for (const path of nodes.keys()) {
    if (path === '/') continue;
    const siblings = names.get(parentOf(path));
    if (siblings === undefined) names.set(parentOf(path), [nameOf(path)]);
    else siblings.push(nameOf(path));
  }
  return [...nodes.values()].map((node) => withChildren(node, withNames([], names.get(node.path) ?? [])));
}

function withChildren(node: Znode, children: readonly string[]): Znode {
  const childBuckets = bucketsFor(children.length);
  const isSo =
    node.childBuckets === childBuckets &&
    node.children.length === children.length &&
    children.every((name, at) => node.children[at] === name);
  return isSo ? node : { ...node, children, childBuckets };
}

/** DataTree.deserialize: the nodes, and what is derived from them. */
export function loadTree(self: DataTree, nodes: Iterable<Znode>): void {
  let approximateDataSize = 0;
  const owned = new Map<SessionId, string[]>();
  for (const node of nodes) {
    self.nodes.set(node.path, node);
    approximateDataSize += sizeOf(node) + (node.path === '/' ? node.dataLength : 0);
    if (node.kind === 'container' || node.kind === 'ttl') self.containers.set(node.path, node.kind);
    if (node.owner !== null) {
      const paths = owned.get(node.owner);
      if (paths === undefined) owned.set(node.owner, [...(self.ephemerals.get(node.owner) ?? []), node.path]);
      else paths.push(node.path);
    }
  }
  for (const [owner, paths] of owned) self.ephemerals.set(owner, paths);
  self.vars.update({ approximateDataSize });
  self.quotaPaths.clear();
  if (hasQuotas(self)) setUpQuotas(self);
}

function replay(self: ServerState, txn: Txn, timeouts: Map<SessionId, number>): void {
  if (txn.body.type === 'createSession') timeouts.set(txn.session, txn.body.timeoutMs);
  if (txn.body.type === 'closeSession') timeouts.delete(txn.session);
  applyTxn(self, txn);
}

/**
 * "No snapshot found, but there are log entries. Something is broken!" ([Z67]; FileTxnSnapLog.restore). A log alone may lack its
 * beginning.
 */
export function lacksSnapshot({ self, config }: ServerStep): boolean {
  if (config.losesSnapshots?.includes(self.vars.value.id) !== true || config.trustEmptySnapshot === true)
    return false;
  return self.snapshot.value === null && self.log.size > 0;
}
