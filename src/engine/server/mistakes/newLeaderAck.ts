// When a follower has what it was sent on disk: before it acknowledges NEWLEADER, and before it says that it has followed in the
// new epoch. Three released orders did not hold that, each the remedy of the one before.
//
// ZOOKEEPER-3911. All of it was logged after UPTODATE. The leader served, and let clients read what no other disk had.
// ZOOKEEPER-4646, 3023. The patch of 3911 queued it for the logging thread and acknowledged at once.
// ZOOKEEPER-4643. The epoch was written first: a server that crashed in between had the newest epoch and an old log, and won.
//
// The patch of ZOOKEEPER-4785 logs, then writes the epoch, then acknowledges. It is what a server without these faults does.
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** What comes before what: `logged` is what the leader had sent by then. */
export type NewLeaderOrder =
  | 'logged, epoch, ack'
  /** 4643 */
  | 'epoch, logged, ack'
  /** 4646: also with the epoch first. */
  | 'epoch, ack, logged'
  /** 3911 */
  | 'epoch, ack, UPTODATE, logged';

/** Observers logged as they were told what is committed: none of the three orders was theirs. */
export function newLeaderOrder({ self, config }: ServerStep): NewLeaderOrder {
  if (!isFollower(self)) return 'logged, epoch, ack';
  if (hasMistake(config, 'ZOOKEEPER-3911')) return 'epoch, ack, UPTODATE, logged';
  if (hasMistake(config, 'ZOOKEEPER-4646')) return 'epoch, ack, logged';
  return hasMistake(config, 'ZOOKEEPER-4643') ? 'epoch, logged, ack' : 'logged, epoch, ack';
}

/** Whether proposals that come between NEWLEADER and UPTODATE wait for UPTODATE, as in all those releases. */
export function keepsUntilUptodate(step: ServerStep): boolean {
  const { self, config } = step;
  if (newLeaderOrder(step) !== 'logged, epoch, ack') return true;
  return isFollower(self) && hasMistake(config, 'ZOOKEEPER-4394');
}

function isFollower(self: ServerState): boolean {
  return self.peer.value?.role === 'FOLLOWING';
}
