// ZOOKEEPER-4925. What a learner was sent as committed before NEWLEADER went into its tree and its log, and not into the committed
// transactions it keeps for others (Learner called the ZooKeeperServer.processTxn that does not). Once it led it sent others a
// DIFF with that hole. The patch has one processTxn, and refuses proposals that do not follow one another.
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/**
 * Whether what is committed before NEWLEADER goes into tree and log alone. 3.9.3 applies it with NEWLEADER, and not with UPTODATE.
 */
export function forgetsWhatItWasSent({ config }: ServerStep): boolean {
  return hasMistake(config, 'ZOOKEEPER-4925');
}
