// ZOOKEEPER-3642. The tree a leader sends is on disk only once NEWLEADER has come. If the connection broke before that, the
// server kept the tree in memory and its old disk below it (ZooKeeperServer.shutdown did nothing while it was not serving), said
// the tree's zxid, and logged what came next behind a gap. The patch drops the tree. This model has it on disk at once.
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** Whether the tree a leader has sent is written down only with NEWLEADER. */
export function keepsImageInMemory({ config }: ServerStep): boolean {
  return hasMistake(config, 'ZOOKEEPER-3642');
}
