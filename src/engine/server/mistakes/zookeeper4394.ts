// ZOOKEEPER-4394. A COMMIT between NEWLEADER and UPTODATE was looked up among the proposals that wait, which NEWLEADER had just
// emptied (Learner.syncWithLeader): a NullPointerException, and the follower gave its leader up. The patch keeps them there.
import type { ServerConfig } from '../serverState.ts';
import { hasMistake } from './mistakes.ts';

interface Sync {
  readonly newLeader: 'awaited' | 'logging' | 'acknowledged';
  /** Proposals that wait for UPTODATE. */
  readonly notLogged: readonly unknown[];
}

/** Whether a COMMIT in the middle of a synchronisation costs the follower its role. */
export function stumblesOverCommit(config: ServerConfig, { newLeader, notLogged }: Sync): boolean {
  return newLeader !== 'awaited' && notLogged.length === 0 && hasMistake(config, 'ZOOKEEPER-4394');
}
