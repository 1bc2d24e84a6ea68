// The second processor (org.apache.zookeeper.server.SyncRequestProcessor): a write goes on once it is safe on disk, a read
// passes in its turn. Every so many transactions the tree is written down whole.
import { copyRequest, copyVars } from './copies.ts';
import { passToFinal } from './lanes.ts';
import { rollSnapshot } from './snapshots.ts';
import type { ServerStep } from './serverStep.ts';

export function syncNext(step: ServerStep): void {
  const { self, outbox } = step;
  const request = self.syncQueue.shift();
  if (request === undefined) return;
  outbox.resumeCauses(request.causes);
  if (request.txn === null) return passToFinal(step, request);
  outbox.record({ kind: 'txn.logged', zxid: request.txn.zxid });
  const logged = copyRequest(request);
  logged.causes = outbox.causes;
  self.log.push({ txn: request.txn, loggedAtMs: outbox.nowMs });
  const vars = copyVars(self.vars.value);
  vars.loggedSinceSnapshot++;
  self.vars.value = vars;
  if (isSnapshotDue(step) && !isInstant(step)) rollSnapshot(step);
  passToFinal(step, logged);
}

/** Where logging takes no time, the transaction that sets the snapshot off is applied before its thread begins ([Z55]). */
export function snapshotAfterApply(step: ServerStep): void {
  if (isInstant(step) && isSnapshotDue(step)) rollSnapshot(step);
}

function isSnapshotDue({ self, config }: ServerStep): boolean {
  return self.vars.value.loggedSinceSnapshot >= config.snapCount;
}

function isInstant({ self, config }: ServerStep): boolean {
  const takesNoTime = config.fsyncMs + self.disk.value.extraFsyncMs + (config.snapshotNodeMs ?? 0) === 0;
  return takesNoTime && self.peer.value === null;
}
