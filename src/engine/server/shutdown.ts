// A server stops serving (ZooKeeperServer.shutdown): its process ends, or only its role in the ensemble.
import { listed } from '../kernel/table.ts';
import { newPeer, newVars, NO_PROGRESS } from './createServer.ts';
import { NO_LATENCY } from './latency.ts';
import { closeConnection } from './serverCnxn.ts';
import type { ServerState } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** The process ends: what is not on disk is gone, all connections break ([S14]). */
export function stop(step: ServerStep): void {
  const { self, outbox } = step;
  const { peer, vars, log, snapshot } = self;
  outbox.record({ kind: 'server.stopped' });
  if (step.config.losesSnapshots?.includes(vars.value.id) === true) snapshot.value = null;
  for (const link of listed(self.connections.keys())) closeConnection(step, link, 'serverStopped');
  for (const link of self.learners.keys()) outbox.close(link);
  for (const link of self.electionLinks.values()) outbox.close(link);
  if (peer.value !== null && peer.value.leaderLink !== null) outbox.close(peer.value.leaderLink);
  for (const table of [self.nodes, self.ephemerals, self.containers, self.sessions]) table.clear();
  self.quotaPaths.clear();
  clearWork(self);
  self.electionLinks.clear();
  self.committedLog.replace([]);
  self.election.value = null;
  self.latency.value = NO_LATENCY;
  const { id, incarnation, lastProcessedZxid, trackerStartedAtMs, nextSessionNumber } = vars.value;
  if (peer.value !== null) peer.value = newPeer(id, peer.value, peer.value);
  vars.value = {
    ...newVars(id),
    incarnation: incarnation + 1,
    loggedSinceSnapshot: log.toArray().filter(({ txn }) => txn.zxid > (snapshot.value?.zxid ?? 0)).length,
    lastProcessedZxid,
    trackerStartedAtMs,
    nextSessionNumber,
  };
}

/** What it has under way is gone. */
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
