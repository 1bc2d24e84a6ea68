// A server's disk: lost, slow or failing.
import { newPeer } from './createServer.ts';
import type { DiskState } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** What a new machine under the old name starts from. */
export function wipeDisk({ self, outbox }: ServerStep): void {
  self.log.replace([]);
  self.snapshot.value = null;
  self.vars.update({ loggedSinceSnapshot: 0, lastProcessedZxid: 0 });
  if (self.peer.value !== null) self.peer.value = newPeer(self.vars.value.id, self.peer.value);
  outbox.record({ kind: 'disk.wiped' });
}

export function setDisk({ self, outbox }: ServerStep, disk: DiskState): void {
  self.disk.value = disk;
  outbox.record({ kind: 'disk.changed', ...disk });
}
