// A follower's or observer's way to its leader's state (org.apache.zookeeper.server.quorum.Learner): connect, promise the
// epoch, take what is missing, acknowledge, serve.
import type { Zxid } from '../../model/ids.ts';
import {
  ACCEPTED_BEFORE,
  type QuorumPacket,
  type SyncStart,
  type TxnPacket,
} from '../../model/quorumPacket.ts';
import { asRead, type QuorumConfig } from '../../model/quorumConfig.ts';
import type { Txn } from '../../model/txn.ts';
import { epochOf, makeZxid } from '../../model/zxid.ts';
import { byClock } from '../clock.ts';
import { passToSync } from '../lanes.ts';
import { keepsUntilUptodate, newLeaderOrder } from '../mistakes/newLeaderAck.ts';
import { standsAtEndOfDiff } from '../mistakes/zookeeper2355.ts';
import { stumblesOverCommit } from '../mistakes/zookeeper4394.ts';
import { forgetsWhatItWasSent } from '../mistakes/zookeeper4925.ts';
import type { ServerStep } from '../serverStep.ts';
import type { Znode } from '../serverState.ts';
import type { RecordOf } from '../../trace/record.ts';
import { activateConfig, seeConfig } from './activateConfig.ts';
import { learnedRequest } from './commitProcessor.ts';
import { leaveRole } from './leaveRole.ts';
import { initLimitMs, syncLimitMs } from './limits.ts';
import type { LearnerSync, PendingTxn } from './peerState.ts';
import { peerOf, updatePeer } from './quorumVerifier.ts';
import { createSessionTracker } from '../sessionTracker.ts';
import { takeSnapshot } from '../snapshots.ts';
import { appendToLog, applyQuietly, applyToTree, loadImage, truncateLog } from './zkDatabase.ts';
import { writeConfig } from './configNode.ts';

const CONNECT_TRIES = 5;
const CONNECT_DELAY_MS = 100;

/** Calls the elected leader, which may not have taken up its role yet. */
export function connectToLeader(step: ServerStep): void {
  const { self, outbox } = step;
  const { role, leader, leaderLink, acceptedEpoch, connectTries, config } = peerOf(self);
  if (leader === null || leaderLink !== null || (role !== 'FOLLOWING' && role !== 'OBSERVING')) return;
  const link = outbox.openPeer(leader, 'learner');
  updatePeer(self, { leaderLink: link, connectTries: connectTries + 1 });
  hearLeader(step);
  outbox.record({ kind: 'leader.called', leader, link });
  const { id: sid } = self.vars.value;
  const kind = role === 'FOLLOWING' ? 'FOLLOWERINFO' : 'OBSERVERINFO';
  const known = config === undefined ? {} : { configVersion: config.version };
  outbox.send(link, { kind, sid, acceptedEpoch, ...known });
  outbox.schedule({ type: 'learnerTimeout', link }, initLimitMs(step), 'background');
}

/** The connection to the leader is over; before the leader has answered at all it is called again. */
export function loseLeader(step: ServerStep): void {
  const { self, outbox } = step;
  const { phase, connectTries } = peerOf(self);
  if (phase !== 'discovery') return leaveRole(step, 'connectionLost');
  if (connectTries >= CONNECT_TRIES) return leaveRole(step, 'cannotConnect');
  updatePeer(self, { leaderLink: null });
  outbox.schedule({ type: 'connectToLeader' }, byClock(self, CONNECT_DELAY_MS));
}

/** A leader that was silent for too long is given up ([Q17]). */
export function checkLeader(step: ServerStep, link: string): void {
  const { self, outbox } = step;
  const { leaderLink, phase } = peerOf(self);
  if (leaderLink === null || leaderLink !== link) return;
  const limitMs = phase === 'broadcast' ? syncLimitMs(step) : initLimitMs(step);
  const dueAtMs = self.progress.value.heardAtMs + limitMs;
  if (outbox.nowMs < dueAtMs) {
    outbox.schedule({ type: 'learnerTimeout', link: leaderLink }, dueAtMs - outbox.nowMs, 'background');
    return;
  }
  outbox.blameSilence(leaderLink);
  leaveRole(step, 'timeout');
}

export function hearLeader({ self, outbox }: ServerStep): void {
  const { committedZxid, halfTicks } = self.progress.value;
  self.progress.value = { committedZxid, heardAtMs: outbox.nowMs, halfTicks };
}

/** An epoch older than one that was promised is not followed ([Q8]). */
export function promiseEpoch(step: ServerStep, epoch: number): void {
  const { self, outbox } = step;
  const { acceptedEpoch, currentEpoch, leaderLink } = peerOf(self);
  if (epoch < acceptedEpoch || leaderLink === null) return leaveRole(step, 'lowerEpoch');
  const isNew = epoch > acceptedEpoch;
  updatePeer(self, { acceptedEpoch: epoch, phase: 'synchronization' });
  if (isNew) outbox.record({ kind: 'epoch.accepted', epoch });
  const { lastProcessedZxid } = self.vars.value;
  outbox.send(leaderLink, {
    kind: 'ACKEPOCH',
    currentEpoch: isNew ? currentEpoch : ACCEPTED_BEFORE,
    lastZxid: lastProcessedZxid,
  });
}

/** Packets between the promise and UPTODATE (Learner.syncWithLeader). */
export function syncWithLeader(step: ServerStep, packet: QuorumPacket): void {
  const sync = step.self.learnerSync.value;
  switch (packet.kind) {
    case 'DIFF':
    case 'TRUNC':
    case 'SNAP':
      return beginSync(step, packet);
    case 'PROPOSAL':
    case 'INFORM':
      return sync === null ? undefined : keepProposal(step, sync, packet);
    case 'COMMIT':
      return sync === null ? undefined : keepCommit(step, sync, packet.zxid);
    case 'COMMITANDACTIVATE':
      return sync === null ? undefined : keepActivation(step, sync, packet);
    case 'INFORMANDACTIVATE':
      return sync === null ? undefined : keepInformOfConfig(step, sync, packet);
    case 'NEWLEADER':
      if (sync === null) return;
      if (packet.config !== undefined) seeConfig(step, asRead(packet.config));
      return acknowledgeLeader(step, withConfig(sync, packet.config), packet.zxid);
    default:
      return;
  }
}

/** What is committed is applied in order, and the server has its leader's state: it may serve. */
export function applySynced(step: ServerStep): void {
  const { self, outbox } = step;
  const committed = new Set(self.learnerSync.value?.committed);
  self.learnerSync.value = null;
  for (let next = self.pendingTxns.peek(); next !== undefined && committed.has(next.txn.zxid);) {
    self.pendingTxns.shift();
    applyQuietly(step, next.txn);
    next = self.pendingTxns.peek();
  }
  self.progress.value = {
    committedZxid: self.vars.value.lastProcessedZxid,
    heardAtMs: outbox.nowMs,
    halfTicks: 0,
  };
}

function beginSync(step: ServerStep, packet: SyncStart): void {
  const { self, outbox } = step;
  outbox.record({ kind: 'sync.received', mode: packet.kind, zxid: packet.zxid });
  if (packet.kind === 'TRUNC') truncateLog(step, packet.zxid);
  if (packet.kind === 'SNAP') {
    // Only servers make such images, out of the very tables they are loaded into.
    const nodes = packet.image.nodes as ReadonlyMap<string, Znode>;
    loadImage(step, nodes, packet.image.sessions, packet.zxid);
  }
  standsAtEndOfDiff(step, packet);
  writeConfig(step);
  createSessionTracker(step);
  self.learnerSync.value = { mode: packet.kind, newLeader: 'awaited', notLogged: [], committed: [] };
}

function withConfig(sync: LearnerSync, config: QuorumConfig | undefined): LearnerSync {
  return config === undefined ? sync : { ...sync, config: asRead(config) };
}

/** A reconfiguration is committed in the middle of a synchronisation: where it changes the role, that is for nothing. */
function keepActivation(
  step: ServerStep,
  sync: LearnerSync,
  { zxid, leader }: Extract<QuorumPacket, { readonly kind: 'COMMITANDACTIVATE' }>,
): void {
  const known = [...sync.notLogged, ...step.self.pendingTxns.toArray()];
  const body = known.find(({ txn }) => txn.zxid === zxid)?.txn.body;
  if (body?.type === 'reconfig' && activateConfig(step, asRead(body.config), leader) === 'roleChanges')
    return leaveRole(step, 'reconfigured');
  keepCommit(step, sync, zxid);
}

function keepInformOfConfig(
  step: ServerStep,
  sync: LearnerSync,
  { txn, xid, leader }: Extract<QuorumPacket, { readonly kind: 'INFORMANDACTIVATE' }>,
): void {
  const { body } = txn;
  if (body.type === 'reconfig' && activateConfig(step, asRead(body.config), leader) === 'roleChanges')
    return leaveRole(step, 'reconfigured');
  keepProposal(step, sync, { kind: 'INFORM', txn, xid });
}

/** Before the snapshot of a tree that was sent, or cut back, is taken, what is committed goes straight into it ([Q33]). */
function keepCommit(step: ServerStep, sync: LearnerSync, zxid: Zxid): void {
  const { learnerSync } = step.self;
  const [next] = sync.notLogged;
  if (isToBeSnapshot(sync) && next?.txn.zxid === zxid) {
    learnerSync.value = { ...sync, notLogged: sync.notLogged.slice(1) };
    return applyInSync(step, next.txn);
  }
  if (stumblesOverCommit(step.config, sync)) return leaveRole(step, 'exception');
  learnerSync.value = { ...sync, committed: [...sync.committed, zxid] };
}

/** What its leader had committed before the learner came. */
function applyInSync(step: ServerStep, txn: Txn): void {
  if (forgetsWhatItWasSent(step)) applyToTree(step, txn);
  else applyQuietly(step, txn);
}

function isToBeSnapshot({ mode, newLeader }: LearnerSync): boolean {
  return mode !== 'DIFF' && newLeader === 'awaited';
}

function keepProposal(step: ServerStep, sync: LearnerSync, { kind, txn, xid }: TxnPacket): void {
  if (txn.body.type === 'reconfig') seeConfig(step, asRead(txn.body.config));
  if (kind === 'INFORM' && isToBeSnapshot(sync)) return applyInSync(step, txn);
  const pending: PendingTxn = { txn, xid, causes: step.outbox.causes };
  const committed = kind === 'INFORM' ? [...sync.committed, txn.zxid] : sync.committed;
  if (sync.newLeader !== 'acknowledged' || keepsUntilUptodate(step)) {
    step.self.learnerSync.value = { ...sync, committed, notLogged: [...sync.notLogged, pending] };
    return;
  }
  step.self.learnerSync.value = { ...sync, committed };
  logAndAcknowledge(step, pending, kind);
}

/** Everything before NEWLEADER is on disk before it is acknowledged, and so is the epoch ([Q10]). */
function acknowledgeLeader(step: ServerStep, sync: LearnerSync, zxid: Zxid): void {
  const { self, outbox } = step;
  const { leaderLink } = peerOf(self);
  if (leaderLink === null) return;
  if (isToBeSnapshot(sync)) takeSnapshot(step, 'logKept');
  const order = newLeaderOrder(step);
  if (order === 'logged, epoch, ack' && isHeldUp(step, sync)) {
    self.learnerSync.value = { ...sync, newLeader: 'logging', notLogged: [] };
    return queueForLog(step, sync.notLogged);
  }
  const isDue = order !== 'epoch, logged, ack' || sync.notLogged.length === 0;
  const isEarly = order !== 'logged, epoch, ack' && sync.notLogged.length > 0;
  const early = {
    notLogged: sync.notLogged.length,
    newLeader: isDue ? 'acknowledged' : 'unanswered',
  } as const;
  beginEpoch(step, epochOf(zxid), isEarly ? early : {});
  const notLogged = order === 'epoch, ack, UPTODATE, logged' ? sync.notLogged : [];
  self.learnerSync.value = { ...sync, newLeader: isDue ? 'acknowledged' : 'logging', notLogged };
  if (isDue) outbox.send(leaderLink, { kind: 'ACK', zxid });
  if (order === 'logged, epoch, ack') logNow(step, sync);
  else if (notLogged.length === 0) queueForLog(step, sync.notLogged);
}

/** A disk that is slow keeps a follower until it has written what was sent; one that is not takes no time for that. */
function isHeldUp({ self }: ServerStep, { notLogged }: LearnerSync): boolean {
  const isFollower = peerOf(self).role === 'FOLLOWING';
  return isFollower && notLogged.length > 0 && self.disk.value.extraFsyncMs > 0;
}

function beginEpoch(
  step: ServerStep,
  epoch: number,
  onDisk: Pick<RecordOf<'epoch.begun'>, 'notLogged' | 'newLeader'>,
): void {
  updatePeer(step.self, { currentEpoch: epoch });
  step.outbox.record({ kind: 'epoch.begun', epoch, ...onDisk });
}

/** Proposals that waited for UPTODATE are handed to the logging thread. */
export function logKept(step: ServerStep): void {
  queueForLog(step, step.self.learnerSync.value?.notLogged ?? []);
}

/** The logging thread has written something. True if that says nothing yet to a leader that waits for more of it. */
export function concludeLogging(step: ServerStep): boolean {
  const { self, outbox } = step;
  const sync = self.learnerSync.value;
  const { leaderLink, currentEpoch, acceptedEpoch } = peerOf(self);
  if (sync?.newLeader !== 'logging' || leaderLink === null) return false;
  if (self.syncQueue.size > 0) return true;
  if (newLeaderOrder(step) === 'logged, epoch, ack') {
    beginEpoch(step, acceptedEpoch, { notLogged: 0, newLeader: 'acknowledged' });
    outbox.send(leaderLink, { kind: 'ACK', zxid: makeZxid(acceptedEpoch, 0) });
    takeUpWhatWaited(step, sync);
    return true;
  }
  self.learnerSync.value = { ...sync, newLeader: 'acknowledged' };
  outbox.send(leaderLink, { kind: 'ACK', zxid: makeZxid(currentEpoch, 0) });
  for (const { txn } of self.pendingTxns.toArray()) outbox.send(leaderLink, { kind: 'ACK', zxid: txn.zxid });
  return true;
}

/** What was logged and is not committed is acknowledged, and what came from the leader meanwhile is taken up. */
function takeUpWhatWaited(step: ServerStep, sync: LearnerSync): void {
  const { self, outbox } = step;
  const { leaderLink } = peerOf(self);
  const committed = new Set(sync.committed);
  const logged = self.pendingTxns.toArray();
  const notLogged = keepsUntilUptodate(step) ? sync.notLogged : [];
  self.learnerSync.value = { ...sync, newLeader: 'acknowledged', notLogged };
  for (const pending of logged) {
    const { zxid } = pending.txn;
    if (!committed.has(zxid) && leaderLink !== null) outbox.send(leaderLink, { kind: 'ACK', zxid });
    if (!committed.has(zxid) || !forgetsWhatItWasSent(step)) continue;
    self.pendingTxns.shift();
    applyInSync(step, pending.txn);
  }
  if (keepsUntilUptodate(step)) return;
  for (const pending of sync.notLogged)
    logAndAcknowledge(step, pending, committed.has(pending.txn.zxid) ? 'INFORM' : 'PROPOSAL');
}

function queueForLog(step: ServerStep, pending: readonly PendingTxn[]): void {
  for (const next of pending) {
    step.self.pendingTxns.push(next);
    passToSync(step, learnedRequest(step, next.txn, next.xid));
  }
}

function logNow(step: ServerStep, { notLogged, committed }: LearnerSync): void {
  const known = new Set(committed);
  for (const pending of notLogged) {
    const isCommitted = known.has(pending.txn.zxid);
    if (isCommitted && forgetsWhatItWasSent(step)) {
      appendToLog(step, pending.txn);
      applyInSync(step, pending.txn);
    } else logAndAcknowledge(step, pending, isCommitted ? 'INFORM' : 'PROPOSAL');
  }
}

function logAndAcknowledge(step: ServerStep, pending: PendingTxn, kind: 'PROPOSAL' | 'INFORM'): void {
  const { self, outbox } = step;
  const { leaderLink, role } = peerOf(self);
  self.pendingTxns.push(pending);
  if (keepsLog(step)) appendToLog(step, pending.txn);
  if (kind === 'PROPOSAL' && role === 'FOLLOWING' && leaderLink !== null)
    outbox.send(leaderLink, { kind: 'ACK', zxid: pending.txn.zxid });
}

/** Whether this server writes what it learns to disk: observers may be told not to. */
export function keepsLog({ self, config }: ServerStep): boolean {
  return peerOf(self).role !== 'OBSERVING' || (config.observerSync ?? true);
}
