// ZOOKEEPER-4882. A server of an ensemble whose disk refused a write gave up its role and not its process
// (ZooKeeperCriticalThread, ZooKeeperServerListenerImpl.notifyStopping): its tree had what others had committed, its log did not.
// It rejoined with the zxid of the tree, and logged what came next behind the gap. The patch, not released yet, loads the disk
// again. Here a server without the fault ends its process ([Q29]).
import { leaveRole } from '../leaveRole.ts';
import type { ServerStep } from '../../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** The disk has refused a write. True if the process goes on; what was queued behind it is lost with the logging thread. */
export function survivesDiskError(step: ServerStep): boolean {
  const { self, config } = step;
  if (self.peer.value === null || !hasMistake(config, 'ZOOKEEPER-4882')) return false;
  self.syncQueue.replace([]);
  leaveRole(step, 'diskError');
  return true;
}
