// Whether a follower still acknowledges what it is sent (LearnerHandler.SyncLimitCheck): one that answers pings and does not
// log is given up like one that is silent. Only the oldest proposal it owes and the newest one are looked at.
import type { LinkId, Zxid } from '../../model/ids.ts';
import type { ServerStep } from '../serverStep.ts';
import { syncLimitMs } from './limits.ts';
import type { OwedAck, Learner } from './peerState.ts';

/** A proposal was sent to a follower that has been brought up to date. */
export function oweAck({ self, outbox }: ServerStep, { link, state }: Learner, zxid: Zxid): void {
  if (state !== 'acknowledged' && state !== 'synced') return;
  const sent: OwedAck = { zxid, atMs: outbox.nowMs };
  const owed = self.owedAcks.get(link);
  self.owedAcks.set(link, owed === undefined ? [sent] : [owed[0], sent]);
}

/** The newest one takes the place of the oldest when that is acknowledged. */
export function payAck({ self }: ServerStep, link: LinkId, zxid: Zxid): void {
  const owed = self.owedAcks.get(link);
  if (owed === undefined) return;
  const [oldest, newest] = owed;
  if (zxid === oldest.zxid) {
    if (newest === undefined) self.owedAcks.delete(link);
    else self.owedAcks.set(link, [newest]);
  } else if (zxid === newest?.zxid) self.owedAcks.set(link, [oldest]);
}

/** Whether a follower has owed an acknowledgement for syncLimit ticks. */
export function isOverdue(step: ServerStep, link: LinkId): boolean {
  const owed = step.self.owedAcks.get(link);
  return owed !== undefined && step.outbox.nowMs - owed[0].atMs >= syncLimitMs(step);
}
