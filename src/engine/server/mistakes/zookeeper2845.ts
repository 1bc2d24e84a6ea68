// ZOOKEEPER-2845. A server that lost its leader kept its tree as it was, with proposals in its log that the tree had not got
// (ZooKeeperServer.shutdown). It said the zxid of its tree, was sent a DIFF on top of it, and the next start replayed what
// nobody had committed. The patch brings the tree up to the log first (ZKDatabase.fastForwardDataBase).
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

export function keepsTreeBehindLog({ config }: ServerStep): boolean {
  return hasMistake(config, 'ZOOKEEPER-2845');
}
