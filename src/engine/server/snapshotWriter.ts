// A snapshot that takes time (the snapshot thread of SyncRequestProcessor, DataTree.serialize): nodes are written one after
// the other while transactions go on being applied, so it may hold effects of transactions after the one it is named by.
// Replay makes that good ([Z58]). Differs in that nodes are written level by level, where the real one goes down first.
import { childOf } from '../model/path.ts';
import { keepSnapshot, sessionsOnDisk } from './recovery.ts';
import type { ServerStep } from './serverStep.ts';

/** Begins one, unless one is being written: a server that is too busy skips it. */
export function beginSnapshot(step: ServerStep): void {
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
