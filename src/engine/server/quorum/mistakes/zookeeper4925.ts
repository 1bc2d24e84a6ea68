// ZOOKEEPER-4925. What a learner was sent as committed before NEWLEADER went into its tree and its log, and not into the committed
// transactions it keeps for others (Learner called the ZooKeeperServer.processTxn that does not). Once it led it sent others a
// DIFF with that hole. The patch has one processTxn, and refuses proposals that do not follow one another.
import type { Txn } from '../../../model/txn.ts';
import { applyQuietly, applyToTree } from '../zkDatabase.ts';
import type { ServerStep } from '../../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** Whether what is committed before NEWLEADER is applied with it, as 3.9.3 does, and not with UPTODATE. */
export function appliesAtNewLeader({ config }: ServerStep): boolean {
  return hasMistake(config, 'ZOOKEEPER-4925');
}

/** A learner applies what its leader had committed before it came. */
export function applyInSync(step: ServerStep, txn: Txn): void {
  if (hasMistake(step.config, 'ZOOKEEPER-4925')) applyToTree(step, txn);
  else applyQuietly(step, txn);
}
