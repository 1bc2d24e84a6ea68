// How a leader brings a learner to its own state (LearnerHandler.syncFollower): by what it is missing, by taking back what
// it has too much, or whole. The log on disk, allocated 64 MB ahead, is always larger than the third of a snapshot that would
// make it serve, so it is left out.
import { counterOf, epochOf } from '../../model/zxid.ts';
import type { Zxid } from '../../model/ids.ts';
import type { Txn } from '../../model/txn.ts';
import { zxidToSend } from '../mistakes/zookeeper2355.ts';
import type { ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import type { Learner } from './peerState.ts';

/** What a learner is sent first, and the committed transactions that follow. */
export interface SyncPlan {
  readonly mode: 'DIFF' | 'TRUNC' | 'SNAP';
  /** Of the first packet: where the learner stands after it. */
  readonly zxid: Zxid;
  readonly txns: readonly Txn[];
}

/** Sends all a learner lacks, then what is outstanding; after that it is sent everything as it comes. */
export function syncLearner(step: ServerStep, learner: Learner): void {
  const { self, outbox } = step;
  const { link, sid, kind } = learner;
  const plan = planSync(self, learner.lastZxid);
  const { mode, txns } = plan;
  const zxid = zxidToSend(step, plan);
  outbox.record({ kind: 'sync.sent', to: sid, mode, zxid, txns: txns.length });
  if (mode === 'SNAP') outbox.send(link, { kind: mode, zxid, image: imageOf(self) });
  else outbox.send(link, { kind: mode, zxid });
  for (const txn of txns) {
    outbox.send(link, { kind: 'PROPOSAL', txn, xid: NO_XID });
    outbox.send(link, { kind: 'COMMIT', zxid: txn.zxid });
  }
  if (kind === 'observer') return;
  for (const { txn, xid } of self.proposals.values()) outbox.send(link, { kind: 'PROPOSAL', txn, xid });
}

/**
 * DIFF where the learner's last transaction is among those kept in memory, TRUNC where it has more, SNAP where neither helps
 * ([Q11]). A learner that stands at the beginning of an epoch has no transaction to take back.
 */
export function planSync(self: ServerState, peerZxid: Zxid): SyncPlan {
  const { lastProcessedZxid } = self.vars.value;
  const known = self.committedLog.toArray();
  const min = known[0]?.zxid ?? lastProcessedZxid;
  const max = known.at(-1)?.zxid ?? lastProcessedZxid;
  const isNewEpochZxid = counterOf(peerZxid) === 0;
  if (peerZxid === lastProcessedZxid)
    return { mode: 'DIFF', zxid: peerZxid, txns: known.filter(({ zxid }) => zxid > peerZxid) };
  if (peerZxid > max && !isNewEpochZxid) return { mode: 'TRUNC', zxid: max, txns: [] };
  if (peerZxid < min || peerZxid > max) return snapshotPlan(self, known);
  const at = known.findIndex(({ zxid }) => zxid > peerZxid);
  const txns = at < 0 ? [] : known.slice(at);
  const before = at < 0 ? max : (known[at - 1]?.zxid ?? peerZxid);
  if (before === peerZxid || isNewEpochZxid) return { mode: 'DIFF', zxid: peerZxid, txns };
  const next = txns[0];
  if (next !== undefined && epochOf(next.zxid) !== epochOf(peerZxid)) return snapshotPlan(self, known);
  return { mode: 'TRUNC', zxid: before, txns };
}

/** The tree as it is, then what is committed and not in it yet. */
function snapshotPlan(self: ServerState, known: readonly Txn[]): SyncPlan {
  const { lastProcessedZxid } = self.vars.value;
  const txns = known.filter(({ zxid }) => zxid > lastProcessedZxid);
  return { mode: 'SNAP', zxid: lastProcessedZxid, txns };
}

function imageOf(self: ServerState) {
  const committed = [...self.sessions.values()].filter(
    ({ commit, scope }) => commit === 'committed' && scope === 'global',
  );
  return {
    nodes: new Map(self.nodes.entries()),
    sessions: new Map(committed.map(({ id, createdTimeoutMs }) => [id, createdTimeoutMs])),
  };
}

/** No client waits for what is sent to catch up. */
const NO_XID = -1;
