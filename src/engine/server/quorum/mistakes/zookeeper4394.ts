// ZOOKEEPER-4394. A COMMIT between NEWLEADER and UPTODATE was looked up among the proposals that wait, which NEWLEADER had just
// emptied (Learner.syncWithLeader): a NullPointerException, and the follower gave its leader up. The patch keeps them there.
import { leaveRole } from '../leaveRole.ts';
import type { LearnerSync } from '../peerState.ts';
import type { ServerStep } from '../../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** True if a COMMIT in the middle of a synchronisation costs the follower its role. */
export function stumblesOverCommit(step: ServerStep, { newLeader, notLogged }: LearnerSync): boolean {
  if (newLeader === 'awaited' || notLogged.length > 0 || !hasMistake(step.config, 'ZOOKEEPER-4394'))
    return false;
  leaveRole(step, 'exception');
  return true;
}
