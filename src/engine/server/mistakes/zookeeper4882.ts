// ZOOKEEPER-4882. A server of an ensemble whose disk refused a write gave up its role and not its process
// (ZooKeeperCriticalThread, ZooKeeperServerListenerImpl.notifyStopping): its tree had what others had committed, its log did not.
// It rejoined with the zxid of the tree, and logged what came next behind the gap. The patch, not released yet, loads the disk
// again. Here a server without the fault ends its process ([Q29]).
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** Whether a disk that refuses a write costs no more than the role; what is queued behind the write is lost with the logging thread. */
export function survivesDiskError({ self, config }: ServerStep): boolean {
  return self.peer.value !== null && hasMistake(config, 'ZOOKEEPER-4882');
}
