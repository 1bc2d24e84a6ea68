// What a server has under way is gone when it stops serving, whether its process ends or only its role.
import type { ServerState } from './serverState.ts';
import { NO_PROGRESS } from './createServer.ts';

export function clearWork(self: ServerState): void {
  for (const table of [self.outstanding, self.dataWatches, self.childWatches]) table.clear();
  for (const table of [self.dataWatchPaths, self.childWatchPaths, self.connections]) table.clear();
  for (const table of [self.learners, self.proposals, self.leaderSyncs, self.awaitingCommit]) table.clear();
  for (const table of [self.touched, self.revalidations, self.owedAcks]) table.clear();
  for (const queue of [self.prepQueue, self.syncQueue, self.finalQueue]) queue.replace([]);
  self.pendingTxns.replace([]);
  self.snapshotPaths.replace([]);
  self.snapshotNodes.replace([]);
  self.snapshotInProgress.value = null;
  self.owed.value = null;
  self.learnerSync.value = null;
  self.recursiveWatches.value = { data: 0, child: 0 };
  self.progress.value = NO_PROGRESS;
}
