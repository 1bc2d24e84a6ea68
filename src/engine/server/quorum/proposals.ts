// Broadcast at the leader (org.apache.zookeeper.server.quorum.Leader: propose, processAck, tryToCommit, processSync):
// a proposal is committed once a quorum has logged it and everything before it is committed.
import type { ServerId, Zxid } from '../../model/ids.ts';
import type { QuorumPacket } from '../../model/quorumPacket.ts';
import { passToSync } from '../lanes.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { commitTxn } from './commitProcessor.ts';
import type { Learner, PendingSync, Proposal } from './peerState.ts';
import { activateConfig, seeConfig } from './activateConfig.ts';
import { designatedLeader } from './designatedLeader.ts';
import { configsOf, holdsQuorums, peerOf, updatePeer } from './quorumVerifier.ts';
import { oweAck } from './syncLimitCheck.ts';

/** Sends a transaction to all followers and to the leader's own log. */
export function propose(step: ServerStep, request: QueuedRequest): void {
  const { self, outbox } = step;
  const { txn, xid, causes } = request;
  if (txn === null) return;
  if (txn.body.type === 'reconfig') seeConfig(step, txn.body.config);
  const configs = peerOf(self).config === undefined ? {} : { configs: configsOf(peerOf(self)) };
  self.proposals.set(txn.zxid, { txn, xid, acks: [], request, causes, ...configs });
  for (const learner of self.learners.values()) {
    if (learner.kind !== 'follower' || !isForwardedTo(learner)) continue;
    outbox.send(learner.link, { kind: 'PROPOSAL', txn, xid });
    oweAck(step, learner, txn.zxid);
  }
  passToSync(step, request);
}

/** A server has logged a proposal. */
export function processAck(step: ServerStep, sid: ServerId, zxid: Zxid): void {
  const { self, outbox } = step;
  const proposal = self.proposals.get(zxid);
  if (proposal === undefined || proposal.acks.includes(sid)) return;
  outbox.record({ kind: 'txn.acked', zxid, by: sid });
  self.proposals.set(zxid, withAck(proposal, sid));
  commitInOrder(step);
}

/** A learner's client wants to be sure to see all that is committed by now ([Q24]). */
export function processSync(step: ServerStep, sync: PendingSync): void {
  const { self, outbox } = step;
  if (self.proposals.size === 0) {
    outbox.send(sync.link, { kind: 'SYNC', session: sync.session, xid: sync.xid });
    return;
  }
  const zxid = self.vars.value.lastProposedZxid;
  self.leaderSyncs.set(zxid, [...(self.leaderSyncs.get(zxid) ?? []), sync]);
}

/** Whether a learner is sent what is proposed: it has what came before. */
export function isForwardedTo({ state }: Learner): boolean {
  return state === 'syncing' || state === 'acknowledged' || state === 'synced';
}

function withAck({ txn, xid, acks, request, causes, configs }: Proposal, sid: ServerId): Proposal {
  const acked = { txn, xid, acks: [...acks, sid], request, causes };
  return configs === undefined ? acked : { ...acked, configs };
}

function commitInOrder(step: ServerStep): void {
  const { self } = step;
  for (;;) {
    const [next] = self.proposals.values();
    const peer = peerOf(self);
    if (next === undefined || peer.commits === 'nothing') return;
    if (!holdsQuorums(next.configs ?? [peer], next.acks)) return;
    commit(step, next);
  }
}

function commit(step: ServerStep, proposal: Proposal): void {
  const { txn, xid, request } = proposal;
  const { self, outbox } = step;
  const { zxid } = txn;
  self.proposals.delete(zxid);
  const { heardAtMs, halfTicks } = self.progress.value;
  self.progress.value = { committedZxid: zxid, heardAtMs, halfTicks };
  outbox.record({ kind: 'txn.committed', zxid });
  const leader = activate(step, proposal);
  for (const learner of self.learners.values()) {
    if (isForwardedTo(learner)) outbox.send(learner.link, packetOfCommit(learner, proposal, leader));
  }
  commitTxn(step, txn, xid, request);
  const syncs = self.leaderSyncs.get(zxid);
  if (syncs === undefined) return;
  self.leaderSyncs.delete(zxid);
  for (const { link, session, xid: syncXid } of syncs)
    outbox.send(link, { kind: 'SYNC', session, xid: syncXid });
}

/** A reconfiguration: who is to lead by it. A leader that is not to lead commits nothing more ([Q44]). Null of any other transaction. */
function activate(step: ServerStep, { txn: { body, zxid }, acks }: Proposal): ServerId | null {
  if (body.type !== 'reconfig') return null;
  const leader = designatedLeader(step, body.config, acks, zxid);
  activateConfig(step, body.config, leader);
  if (leader !== step.self.vars.value.id) updatePeer(step.self, { commits: 'nothing' });
  return leader;
}

function packetOfCommit({ kind }: Learner, { txn, xid }: Proposal, leader: ServerId | null): QuorumPacket {
  const { zxid } = txn;
  if (leader === null) return kind === 'follower' ? { kind: 'COMMIT', zxid } : { kind: 'INFORM', txn, xid };
  return kind === 'follower'
    ? { kind: 'COMMITANDACTIVATE', zxid, leader }
    : { kind: 'INFORMANDACTIVATE', txn, xid, leader };
}
