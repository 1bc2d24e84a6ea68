// Writing the tree down (FileTxnSnapLog.save, the snapshot thread of SyncRequestProcessor, DataTree.serialize). Differs in that nodes
// are written level by level, where the real server goes down first.
import type { SessionId } from '../model/ids.ts';
import { childOf } from '../model/path.ts';
import type { ServerSnapshot, ServerState } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** So many transactions were logged that it is time for a snapshot of what is applied ([Z55], [Z58]). */
export function rollSnapshot(step: ServerStep): void {
  if ((step.config.snapshotNodeMs ?? 0) > 0) beginSnapshot(step);
  else takeSnapshot(step);
}

/** Writes the tree as it is now. The log before it is needed no more; a server of an ensemble has it lie where it is. */
export function takeSnapshot(step: ServerStep, log: 'logCut' | 'logKept' = 'logCut'): void {
  const { self } = step;
  const zxid = self.vars.value.lastProcessedZxid;
  self.vars.update({ loggedSinceSnapshot: 0 });
  keepSnapshot(step, { zxid, nodes: new Map(self.nodes.entries()), sessions: sessionsOnDisk(self) }, log);
}

/**
 * A snapshot that takes time: nodes are written one after the other while transactions go on being applied, so it may hold effects
 * of transactions after the one it is named by. Replay makes that good ([Z58]). None is begun while one is being written: a
 * server that is too busy skips it.
 */
function beginSnapshot(step: ServerStep): void {
  const { self, outbox } = step;
  self.vars.update({ loggedSinceSnapshot: 0 });
  if (self.snapshotInProgress.value !== null) return;
  const zxid = self.vars.value.lastProcessedZxid;
  self.snapshotInProgress.value = { zxid, sessions: sessionsOnDisk(self) };
  self.snapshotPaths.replace(['/']);
  self.snapshotNodes.replace([]);
  outbox.record({ kind: 'snapshot.begun', zxid });
  planNext(step);
}

/** Writes the next node as it is now; one that is gone meanwhile is passed over. */
export function writeSnapshot(step: ServerStep): void {
  const { self } = step;
  const { snapshotInProgress, snapshotPaths, snapshotNodes, nodes } = self;
  const path = snapshotPaths.shift();
  const node = path === undefined ? undefined : nodes.get(path);
  if (node !== undefined) {
    snapshotNodes.push(node);
    for (const name of node.children) snapshotPaths.push(childOf(node.path, name));
  }
  const begun = snapshotInProgress.value;
  if (begun === null) return;
  if (snapshotPaths.size > 0) return planNext(step);
  const written = snapshotNodes.toArray();
  snapshotInProgress.value = null;
  snapshotNodes.replace([]);
  keepSnapshot(step, { ...begun, nodes: new Map(written.map((each) => [each.path, each])) });
}

function planNext({ config, outbox }: ServerStep): void {
  outbox.schedule({ type: 'writeSnapshot' }, config.snapshotNodeMs ?? 0, 'background');
}

/** A snapshot is on disk. */
function keepSnapshot(
  { self, outbox }: ServerStep,
  snapshot: ServerSnapshot,
  log: 'logCut' | 'logKept' = 'logCut',
): void {
  const { zxid } = snapshot;
  // Older ones stay beside it, and the newest by its name is loaded.
  if (zxid >= (self.snapshot.value?.zxid ?? 0)) self.snapshot.value = snapshot;
  if (log === 'logCut') self.log.replace(self.log.toArray().filter(({ txn }) => txn.zxid > zxid));
  outbox.record({ kind: 'snapshot.taken', zxid });
}

/** The sessions a snapshot holds, with the timeouts they were created with. */
function sessionsOnDisk({ sessions }: ServerState): ReadonlyMap<SessionId, number> {
  const committed = [...sessions.values()].filter(
    (session) => session.commit === 'committed' && session.scope === 'global',
  );
  return new Map(committed.map((session) => [session.id, session.createdTimeoutMs]));
}
