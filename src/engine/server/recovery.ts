// Starting from what is on disk, and writing the tree down (ZKDatabase.loadDataBase, FileTxnSnapLog.restore and save). A
// snapshot is taken whole, in one step: the real one is fuzzy, which replay makes good.
import type { SessionId } from '../model/ids.ts';
import type { Txn } from '../model/txn.ts';
import { applyTxn, sizeOf } from './dataTree.ts';
import { initialTree } from './initialTree.ts';
import { hasQuotas } from './initialTree.ts';
import { rare } from './rare.ts';
import type { ServerState, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** Loads the newest snapshot and replays the log after it; the sessions found there, with their timeouts ([Z54]). */
export function recover(self: ServerState): ReadonlyMap<SessionId, number> {
  const { snapshot, log } = self;
  loadTree(self, snapshot.value === null ? initialTree() : [...snapshot.value.nodes.values()]);
  const timeouts = new Map(snapshot.value?.sessions);
  const zxid = snapshot.value?.zxid ?? 0;
  self.vars.update({ lastProcessedZxid: zxid });
  for (const { txn } of log.toArray()) if (txn.zxid > zxid) replay(self, txn, timeouts);
  self.vars.update({ lastProposedZxid: self.vars.value.lastProcessedZxid });
  return timeouts;
}

/** Writes the tree as it is now; the log up to it is needed no more. */
export function takeSnapshot({ self, outbox }: ServerStep): void {
  const zxid = self.vars.value.lastProcessedZxid;
  const committed = [...self.sessions.values()].filter(
    (session) => session.commit === 'committed' && session.scope === 'global',
  );
  self.snapshot.value = {
    zxid,
    nodes: new Map(self.nodes.entries()),
    sessions: new Map(committed.map((session) => [session.id, session.createdTimeoutMs])),
  };
  self.log.replace(self.log.toArray().filter(({ txn }) => txn.zxid > zxid));
  self.vars.update({ loggedSinceSnapshot: 0 });
  outbox.record({ kind: 'snapshot.taken', zxid });
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
