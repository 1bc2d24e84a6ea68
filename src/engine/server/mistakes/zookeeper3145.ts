// ZOOKEEPER-3145. The transaction that closes a session did not say which ephemerals go: a replay took those it found in the
// snapshot (DataTree.killSession). A snapshot that was written meanwhile may lack the znode and have its parent from before the
// deletion, whose pzxid then stays behind for good. The patch writes the paths into the transaction (CloseSessionTxn).
import type { Txn } from '../../model/txn.ts';
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** A logged transaction as a start replays it. */
export function asReplayed({ self, config }: ServerStep, txn: Txn): Txn {
  const { body } = txn;
  if (body.type !== 'closeSession' || !hasMistake(config, 'ZOOKEEPER-3145')) return txn;
  return { ...txn, body: { type: 'closeSession', paths: self.ephemerals.get(txn.session) ?? [] } };
}
