// ZOOKEEPER-2355. A learner that was told DIFF took the zxid of that packet for the one it stood at, before it had any of the
// transactions that follow (Learner.syncWithLeader: setlastProcessedZxid for every kind of synchronisation). If the connection
// broke, it claimed next time to have them all, and nobody sent them again. The patch sets the zxid after SNAP and TRUNC alone.
import type { Zxid } from '../../model/ids.ts';
import type { SyncStart } from '../../model/quorumPacket.ts';
import type { Txn } from '../../model/txn.ts';
import type { ServerStep } from '../serverStep.ts';
import { hasMistake } from './mistakes.ts';

/** The zxid of the first packet. Leaders of that time named the end of a DIFF there, later ones name it too and nobody reads it. */
export function zxidToSend({ config }: ServerStep, { mode, zxid, txns }: Plan): Zxid {
  const isNamedByItsEnd = mode === 'DIFF' && hasMistake(config, 'ZOOKEEPER-2355');
  return isNamedByItsEnd ? (txns.at(-1)?.zxid ?? zxid) : zxid;
}

/** A learner has read the first packet of a synchronisation. */
export function standsAtEndOfDiff({ self, config }: ServerStep, { kind, zxid }: SyncStart): void {
  if (kind === 'DIFF' && hasMistake(config, 'ZOOKEEPER-2355')) self.vars.update({ lastProcessedZxid: zxid });
}

interface Plan {
  readonly mode: SyncStart['kind'];
  readonly zxid: Zxid;
  readonly txns: readonly Txn[];
}
