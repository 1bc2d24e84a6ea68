// Starting from what is on disk, and writing the tree down (ZKDatabase.loadDataBase, FileTxnSnapLog.restore and save).
import { nameOf, parentOf } from '../model/path.ts';
import type { SessionId } from '../model/ids.ts';
import type { Txn } from '../model/txn.ts';
import { withName } from './childNames.ts';
import { applyTxn, sizeOf } from './dataTree.ts';
import { hasQuotas, initialTree } from './initialTree.ts';
import { rare } from './rare.ts';
import type { ServerSnapshot, ServerState, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** Loads the newest snapshot and replays the log after it; the sessions found there, with their timeouts ([Z54]). */
export function recover({ self, config }: ServerStep): ReadonlyMap<SessionId, number> {
  const { snapshot, log } = self;
  loadTree(self, snapshot.value === null ? initialTree() : nodesOf(snapshot.value));
  self.digest.value = config.treeDigest === true ? rare.get().digestOf(self.nodes.values()) : null;
  const timeouts = new Map(snapshot.value?.sessions);
  const zxid = snapshot.value?.zxid ?? 0;
  self.vars.update({ lastProcessedZxid: zxid });
  for (const { txn } of log.toArray()) if (txn.zxid > zxid) replay(self, txn, timeouts);
  self.vars.update({ lastProposedZxid: self.vars.value.lastProcessedZxid });
  return timeouts;
}

/** So many transactions were logged that it is time for a snapshot of what is applied ([Z55], [Z58]). */
export function rollSnapshot(step: ServerStep): void {
  if ((step.config.snapshotNodeMs ?? 0) > 0) rare.get().beginSnapshot(step);
  else takeSnapshot(step);
}

/** Writes the tree as it is now. */
export function takeSnapshot(step: ServerStep): void {
  const { self } = step;
  const zxid = self.vars.value.lastProcessedZxid;
  self.vars.update({ loggedSinceSnapshot: 0 });
  keepSnapshot(step, { zxid, nodes: new Map(self.nodes.entries()), sessions: sessionsOnDisk(self) });
}

/** A snapshot is on disk: the log up to its zxid is needed no more. */
export function keepSnapshot({ self, outbox }: ServerStep, snapshot: ServerSnapshot): void {
  const { zxid } = snapshot;
  self.snapshot.value = snapshot;
  self.log.replace(self.log.toArray().filter(({ txn }) => txn.zxid > zxid));
  outbox.record({ kind: 'snapshot.taken', zxid });
}

/** The sessions a snapshot holds, with the timeouts they were created with. */
export function sessionsOnDisk({ sessions }: ServerState): ReadonlyMap<SessionId, number> {
  const committed = [...sessions.values()].filter(
    (session) => session.commit === 'committed' && session.scope === 'global',
  );
  return new Map(committed.map((session) => [session.id, session.createdTimeoutMs]));
}

/** The nodes of a snapshot, each with the children that are in it: a path alone says whose child a node is. */
function nodesOf({ nodes }: ServerSnapshot): readonly Znode[] {
  const names = new Map<string, readonly string[]>();
  for (const path of nodes.keys()) {
    if (path !== '/') names.set(parentOf(path), withName(names.get(parentOf(path)) ?? [], nameOf(path)));
  }
  return [...nodes.values()].map((node) => withChildren(node, names.get(node.path) ?? []));
}

function withChildren(node: Znode, children: readonly string[]): Znode {
  const isSo =
    node.children.length === children.length && children.every((name, at) => node.children[at] === name);
  return isSo ? node : { ...node, children };
}

/** DataTree.deserialize: the nodes, and what is derived from them. */
function loadTree(self: ServerState, nodes: readonly Znode[]): void {
  let approximateDataSize = 0;
  for (const node of nodes) {
    self.nodes.set(node.path, node);
    approximateDataSize += sizeOf(node) + (node.path === '/' ? node.dataLength : 0);
    if (node.kind === 'container' || node.kind === 'ttl') self.containers.set(node.path, node.kind);
    if (node.owner !== null) {
      self.ephemerals.set(node.owner, [...(self.ephemerals.get(node.owner) ?? []), node.path]);
    }
  }
  self.vars.update({ approximateDataSize });
  if (hasQuotas(self)) rare.get().setUpQuotas(self);
}

function replay(self: ServerState, txn: Txn, timeouts: Map<SessionId, number>): void {
  if (txn.body.type === 'createSession') timeouts.set(txn.session, txn.body.timeoutMs);
  if (txn.body.type === 'closeSession') timeouts.delete(txn.session);
  applyTxn(self, txn);
}
