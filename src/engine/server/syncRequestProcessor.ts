// The second processor (org.apache.zookeeper.server.SyncRequestProcessor): a write goes on once it is safe on disk, a read
// passes in its turn. Every so many transactions the tree is written down whole.
import { copyRequest, copyVars } from './copies.ts';
import { passToFinal } from './lanes.ts';
import { rollSnapshot } from './snapshots.ts';
import type { ServerStep } from './serverStep.ts';

export function syncNext(step: ServerStep): void {
  const { self, config, outbox } = step;
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
  if (vars.loggedSinceSnapshot >= config.snapCount) rollSnapshot(step);
  passToFinal(step, logged);
}
