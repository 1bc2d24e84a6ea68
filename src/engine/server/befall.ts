// What can befall a server: its process ends, its disk is lost, slow or failing, its clocks go wrong.
import { assertNever } from '../kernel/assertNever.ts';
import { listed } from '../kernel/table.ts';
import { clearWork } from './clearWork.ts';
import { driftClock, jumpClock } from './clock.ts';
import { newPeer, newVars } from './createServer.ts';
import { NO_LATENCY } from './latency.ts';
import { closeConnection } from './serverCnxn.ts';
import type { DiskState, ServerInput } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

export type Mishap = Extract<
  ServerInput,
  { readonly kind: 'stop' | 'wipeDisk' | 'setDisk' | 'jumpClock' | 'driftClock' }
>;

export function befall(step: ServerStep, mishap: Mishap): void {
  switch (mishap.kind) {
    case 'stop':
      return stop(step);
    case 'wipeDisk':
      return wipeDisk(step);
    case 'setDisk':
      return setDisk(step, mishap.disk);
    case 'jumpClock':
      return jumpClock(step, mishap.byMs);
    case 'driftClock':
      return driftClock(step, mishap.perMille);
    default:
      assertNever(mishap);
  }
}

/** The process ends: what is not on disk is gone, all connections break ([S14]). */
export function stop(step: ServerStep): void {
  const { self, outbox } = step;
  const { peer, vars, log } = self;
  outbox.record({ kind: 'server.stopped' });
  for (const link of listed(self.connections.keys())) closeConnection(step, link, 'serverStopped');
  for (const link of self.learners.keys()) outbox.close(link);
  for (const link of self.electionLinks.values()) outbox.close(link);
  if (peer.value !== null && peer.value.leaderLink !== null) outbox.close(peer.value.leaderLink);
  for (const table of [self.nodes, self.ephemerals, self.containers, self.sessions]) table.clear();
  clearWork(self);
  self.electionLinks.clear();
  self.committedLog.replace([]);
  self.election.value = null;
  self.latency.value = NO_LATENCY;
  const { id, incarnation, lastProcessedZxid } = vars.value;
  if (peer.value !== null) peer.value = newPeer(id, peer.value, peer.value);
  vars.value = {
    ...newVars(id),
    incarnation: incarnation + 1,
    loggedSinceSnapshot: log.size,
    lastProcessedZxid,
  };
}

/** What a new machine under the old name starts from. */
function wipeDisk({ self, outbox }: ServerStep): void {
  self.log.replace([]);
  self.snapshot.value = null;
  self.vars.update({ loggedSinceSnapshot: 0, lastProcessedZxid: 0 });
  if (self.peer.value !== null) self.peer.value = newPeer(self.vars.value.id, self.peer.value);
  outbox.record({ kind: 'disk.wiped' });
}

function setDisk({ self, outbox }: ServerStep, disk: DiskState): void {
  self.disk.value = disk;
  outbox.record({ kind: 'disk.changed', ...disk });
}
