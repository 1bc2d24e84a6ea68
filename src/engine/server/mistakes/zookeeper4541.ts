// ZOOKEEPER-4541, and 4712 for the same patch. A learner that gave up its role brought its tree up to its log, and only then let
// its logging thread write what was still queued (LearnerZooKeeperServer.shutdown): the log was ahead of the tree again, as
// before ZOOKEEPER-2845. The patch ends the thread first.
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** Whether what is queued for the log gets there only after the tree was brought up to it. Leaders had the right order. */
export function logsQueueTooLate({ self, config }: ServerStep): boolean {
  return self.peer.value?.role !== 'LEADING' && hasMistake(config, 'ZOOKEEPER-4541');
}
