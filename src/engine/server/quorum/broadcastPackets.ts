// What a learner that serves makes of its leader's packets (Follower.processPacket, Observer.processPacket,
// FollowerZooKeeperServer.logRequest and commit).
import { listed } from '../../kernel/table.ts';
import { assertNever } from '../../kernel/assertNever.ts';
import type { LinkId, ServerId } from '../../model/ids.ts';
import { asRead } from '../../model/quorumConfig.ts';
import type { QuorumPacket, TxnPacket } from '../../model/quorumPacket.ts';
import type { Txn } from '../../model/txn.ts';
import { processPacket } from '../clientPackets.ts';
import { concludeReopening } from '../connectRequest.ts';
import { passToSync } from '../lanes.ts';
import type { ServerStep } from '../serverStep.ts';
import { watchSession } from '../sessionTracker.ts';
import { activateConfig, seeConfig } from './activateConfig.ts';
import { commitSync, commitTxn, learnedRequest } from './commitProcessor.ts';
import { applySynced, hearLeader, keepsLog, logKept, promiseEpoch, syncWithLeader } from './learner.ts';
import { leaveRole } from './leaveRole.ts';
import { peerOf, updatePeer } from './quorumVerifier.ts';
import { isUnreadable } from './zkDatabase.ts';

/** A packet over the connection to the leader. */
export function receiveFromLeader(step: ServerStep, link: LinkId, packet: QuorumPacket): void {
  const { self } = step;
  const { leaderLink, phase } = peerOf(self);
  if (leaderLink !== link) return;
  hearLeader(step);
  if (packet.kind === 'LEADERINFO') return promiseEpoch(step, packet.epoch);
  if (packet.kind === 'UPTODATE') return startServing(step);
  if (phase !== 'broadcast') return syncWithLeader(step, packet);
  switch (packet.kind) {
    case 'PROPOSAL':
      return logProposal(step, packet);
    case 'COMMIT':
      return commitNext(step, packet.zxid);
    case 'INFORM':
      return takeInform(step, packet);
    case 'COMMITANDACTIVATE': {
      const next = self.pendingTxns.peek();
      const changes = activated(step, next?.txn, packet.leader);
      commitNext(step, packet.zxid);
      return changes === 'roleChanges' ? leaveRole(step, 'reconfigured') : undefined;
    }
    case 'INFORMANDACTIVATE': {
      const changes = activated(step, packet.txn, packet.leader);
      takeInform(step, { kind: 'INFORM', txn: packet.txn, xid: packet.xid });
      return changes === 'roleChanges' ? leaveRole(step, 'reconfigured') : undefined;
    }
    case 'PING':
      return answerPing(step, link);
    case 'SYNC':
      return commitSync(step, packet.session, packet.xid);
    case 'REVALIDATED':
      return concludeRevalidation(step, packet);
    case 'DIFF':
    case 'TRUNC':
    case 'SNAP':
    case 'NEWLEADER':
    case 'NOTIFICATION':
    case 'FOLLOWERINFO':
    case 'OBSERVERINFO':
    case 'ACKEPOCH':
    case 'ACK':
    case 'REQUEST':
    case 'REVALIDATE':
      return;
    default:
      assertNever(packet);
  }
}

/** The leader has a quorum that is up to date, and so is this server. */
function startServing(step: ServerStep): void {
  const { self, config, outbox } = step;
  const { phase, vote, currentEpoch, leaderLink } = peerOf(self);
  if (phase === 'broadcast' || leaderLink === null) return;
  const newest = self.learnerSync.value?.config;
  if (newest !== undefined && activateConfig(step, newest, null) === 'roleChanges')
    return leaveRole(step, 'reconfigured');
  logKept(step);
  applySynced(step);
  updatePeer(self, { phase: 'broadcast', vote: { ...vote, peerEpoch: currentEpoch } });
  self.vars.update({ state: 'serving', lastProposedZxid: self.vars.value.lastProcessedZxid });
  outbox.record({ kind: 'server.serving', lastZxid: self.vars.value.lastProcessedZxid });
  for (const session of listed(self.sessions.values())) watchSession(step, session);
  outbox.schedule({ type: 'learnerTimeout', link: leaderLink }, config.tickTimeMs, 'background');
}

/** A reconfiguration comes into force before it is applied ([Q44]). */
function activated(step: ServerStep, txn: Txn | undefined, leader: ServerId): 'roleChanges' | 'roleStays' {
  return txn?.body.type === 'reconfig' ? activateConfig(step, asRead(txn.body.config), leader) : 'roleStays';
}

/** A proposal is acknowledged once it is on disk; one that cannot be read costs the connection to the leader ([Q37]). */
function logProposal(step: ServerStep, packet: TxnPacket): void {
  const { self, outbox } = step;
  const { txn, xid } = packet;
  if (isUnreadable(txn)) return leaveRole(step, 'connectionLost');
  outbox.record({ kind: 'txn.received', zxid: txn.zxid });
  if (txn.body.type === 'reconfig') seeConfig(step, asRead(txn.body.config));
  self.pendingTxns.push({ txn, xid, causes: outbox.causes });
  passToSync(step, learnedRequest(step, packet.txn, packet.xid));
}

function commitNext(step: ServerStep, zxid: number): void {
  const { self } = step;
  const next = self.pendingTxns.shift();
  if (next === undefined || next.txn.zxid !== zxid)
    throw new Error(`${self.vars.value.id} is to commit ${zxid} and has ${next?.txn.zxid ?? 'nothing'}`);
  commit(step, next.txn.zxid);
  commitTxn(step, next.txn, next.xid, null);
}

/** An observer is told of a transaction when it is committed. */
function takeInform(step: ServerStep, packet: TxnPacket): void {
  commit(step, packet.txn.zxid);
  if (keepsLog(step)) passToSync(step, learnedRequest(step, packet.txn, packet.xid));
  commitTxn(step, packet.txn, packet.xid, null);
}

function commit({ self, outbox }: ServerStep, zxid: number): void {
  const { heardAtMs, halfTicks } = self.progress.value;
  self.progress.value = { committedZxid: zxid, heardAtMs, halfTicks };
  outbox.record({ kind: 'txn.committed', zxid });
}

/** The answer names the sessions heard since the last ping: only the leader lets sessions expire ([Q20]). */
function answerPing({ self, outbox }: ServerStep, link: LinkId): void {
  const touches = [...self.touched.entries()].map(([session, timeoutMs]) => ({ session, timeoutMs }));
  self.touched.clear();
  outbox.send(link, { kind: 'PING', touches }, 'background');
}

function concludeRevalidation(
  step: ServerStep,
  { session, valid }: Extract<QuorumPacket, { kind: 'REVALIDATED' }>,
): void {
  const { self } = step;
  const link = self.revalidations.get(session);
  self.revalidations.delete(session);
  if (link === undefined || !self.connections.has(link)) return;
  for (const message of concludeReopening(step, link, session, valid)) {
    const connection = self.connections.get(link);
    if (connection !== undefined) processPacket(step, connection, message);
  }
}
