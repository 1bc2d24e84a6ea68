// A leader (org.apache.zookeeper.server.quorum.Leader): finds a new epoch with a quorum, brings it to its own state, serves,
// and gives up when it does not hear a quorum any more.
import { listed } from '../../kernel/table.ts';
import type { LinkId, ServerId } from '../../model/ids.ts';
import type { QuorumConfig } from '../../model/quorumConfig.ts';
import { makeZxid } from '../../model/zxid.ts';
import { byClock } from '../clock.ts';
import { planContainerCheck } from '../containerManager.ts';
import { takeSnapshot } from '../snapshots.ts';
import type { ServerStep } from '../serverStep.ts';
import { createSessionTracker, watchSession } from '../sessionTracker.ts';
import { syncLearner } from './learnerSync.ts';
import { leaveRole } from './leaveRole.ts';
import { initLimitMs, syncLimitTicks } from './limits.ts';
import { isForwardedTo } from './proposals.ts';
import type { RecordOf } from '../../trace/record.ts';
import { isOverdue } from './syncLimitCheck.ts';
import { activateConfig, seeConfig } from './activateConfig.ts';
import { designatedLeader } from './designatedLeader.ts';
import { configsOf, holdsQuorum, holdsQuorums, peerOf, updatePeer } from './quorumVerifier.ts';

/** Elected: a snapshot is taken ([Q33]), then a quorum must take part within initLimit. */
export function lead(step: ServerStep): void {
  const { self, outbox } = step;
  const { role, acceptedEpoch } = peerOf(self);
  if (role !== 'LEADING') return;
  takeSnapshot(step, 'logKept');
  outbox.schedule({ type: 'leaderTimeout', phase: 'discovery' }, initLimitMs(step), 'background');
  takePart(step, self.vars.value.id, acceptedEpoch);
}

/** A server takes part: once a quorum does, the epoch is one above all that any of them has accepted ([Q7]). */
export function takePart(step: ServerStep, sid: ServerId, acceptedEpoch: number): void {
  const { self, outbox } = step;
  const { leadingEpoch, support } = peerOf(self);
  if (leadingEpoch !== null) return;
  const highestAccepted = Math.max(support.highestAccepted, acceptedEpoch);
  const greeted = withSid(support.greeted, sid);
  updatePeer(self, { support: { ...support, greeted, highestAccepted } });
  if (!hasQuorum(step, greeted)) return;
  const epoch = highestAccepted + 1;
  updatePeer(self, { acceptedEpoch: epoch, leadingEpoch: epoch });
  beginConfig(step, epoch);
  outbox.record({ kind: 'epoch.accepted', epoch });
  for (const link of self.learners.keys()) outbox.send(link, { kind: 'LEADERINFO', epoch });
  promise(step, self.vars.value.id);
}

/** A first configuration gets the version of the epoch that takes it up, once a quorum agrees ([Q42]). */
function beginConfig({ self }: ServerStep, epoch: number): void {
  const { config, lastSeen } = peerOf(self);
  if (config?.version === 0 && lastSeen === undefined)
    seeConfig({ self }, { ...config, version: makeZxid(epoch, 0) });
}

/** A server follows into the epoch that has not been in it before; with a quorum of such it begins ([Q8]). */
export function promise(step: ServerStep, sid: ServerId): void {
  const { self, outbox } = step;
  const { leadingEpoch, phase, support } = peerOf(self);
  if (leadingEpoch === null || phase !== 'discovery') return;
  const promised = withSid(support.promised, sid);
  updatePeer(self, { support: { ...support, promised } });
  if (!hasQuorum(step, promised)) return;
  updatePeer(self, { phase: 'synchronization', currentEpoch: leadingEpoch });
  outbox.record({ kind: 'epoch.begun', epoch: leadingEpoch });
  outbox.schedule({ type: 'leaderTimeout', phase: 'synchronization' }, initLimitMs(step), 'background');
  acknowledge(step, self.vars.value.id);
}

/** Learners that have said how far they are are brought up to date. */
export function synchronize(step: ServerStep): void {
  const { self, outbox } = step;
  const { leadingEpoch, phase } = peerOf(self);
  if (leadingEpoch === null || phase === 'discovery') return;
  for (const learner of listed(self.learners.values())) {
    if (learner.state !== 'promised') continue;
    syncLearner(step, learner);
    outbox.send(learner.link, { kind: 'NEWLEADER', zxid: makeZxid(leadingEpoch, 0), ...newestConfig(step) });
    self.learners.set(learner.link, { ...learner, state: 'syncing' });
  }
}

function newestConfig({ self }: ServerStep): { readonly config?: QuorumConfig } {
  const { config, lastSeen } = peerOf(self);
  return config === undefined ? {} : { config: lastSeen ?? config };
}

/** A server is up to date; with a quorum of such the leader serves. */
export function acknowledge(step: ServerStep, sid: ServerId): void {
  const { self } = step;
  const { phase, support } = peerOf(self);
  if (phase === 'synchronization') {
    const acknowledged = withSid(support.acknowledged, sid);
    updatePeer(self, { support: { ...support, acknowledged } });
    if (!hasQuorums(step, acknowledged)) return;
    establish(step);
  }
  admitLearners(step);
}

/** The leader serves; its zxid is the epoch's, with the counter at 0 ([Q9]). */
function establish(step: ServerStep): void {
  const { self, outbox } = step;
  const { currentEpoch: epoch, vote } = peerOf(self);
  const zxid = makeZxid(epoch, 0);
  const counted = epoch === 1 ? (step.config.proposedBefore ?? 0) : 0;
  updatePeer(self, { phase: 'broadcast', vote: { ...vote, peerEpoch: epoch } });
  self.vars.update({ state: 'serving', lastProposedZxid: zxid + counted, lastProcessedZxid: zxid });
  self.progress.update({ committedZxid: zxid, halfTicks: 0 });
  outbox.record({ kind: 'leader.established', epoch });
  completeConfig(step);
  createSessionTracker(step);
  for (const session of listed(self.sessions.values())) watchSession(step, session);
  planContainerCheck(step);
  outbox.schedule({ type: 'leaderTick' }, halfTickMs(step), 'background');
}

/** What it has seen and is not committed it brings into force ([Q43]). */
function completeConfig(step: ServerStep): void {
  const { config, lastSeen, support } = peerOf(step.self);
  if (config === undefined) return;
  const newest = lastSeen ?? config;
  const leader = designatedLeader(step, newest, support.acknowledged);
  activateConfig(step, newest, leader);
  if (leader !== step.self.vars.value.id) updatePeer(step.self, { commits: 'nothing' });
}

function admitLearners(step: ServerStep): void {
  const { self, outbox } = step;
  for (const learner of listed(self.learners.values())) {
    if (learner.state !== 'acknowledged') continue;
    outbox.record({ kind: 'learner.synced', learner: learner.sid });
    self.learners.set(learner.link, { ...learner, state: 'synced', deadlineTick: nextDeadline(step) });
    outbox.send(learner.link, { kind: 'UPTODATE' });
  }
}

/** Twice a tick: learners are pinged; once a tick a quorum must have been heard within syncLimit ([Q16]). */
export function leaderTick(step: ServerStep): void {
  const { self, outbox } = step;
  const halfTicks = self.progress.value.halfTicks + 1;
  self.progress.update({ halfTicks });
  if (halfTicks % 2 === 0 && !hearsQuorum(step)) return leaveRole(step, 'noQuorum');
  for (const learner of listed(self.learners.values())) {
    if (isOverdue(step, learner.link)) dropLearner(step, learner.link, 'noAck');
    else if (isForwardedTo(learner)) outbox.send(learner.link, { kind: 'PING', touches: [] }, 'background');
  }
  outbox.schedule({ type: 'leaderTick' }, halfTickMs(step), 'background');
}

export function leaderTimeout(step: ServerStep, phase: 'discovery' | 'synchronization'): void {
  const peer = peerOf(step.self);
  if (peer.role === 'LEADING' && peer.phase === phase) leaveRole(step, 'timeout');
}

/** The tick a learner that is heard now must be heard again by. */
export function nextDeadline({ self, config }: ServerStep): number {
  return currentTick(self.progress.value.halfTicks) + syncLimitTicks(config);
}

function hearsQuorum(step: ServerStep): boolean {
  const { self, outbox } = step;
  const tick = currentTick(self.progress.value.halfTicks);
  for (const learner of listed(self.learners.values())) {
    if (tick > learner.deadlineTick) dropLearner(step, learner.link, 'silence');
  }
  const sids = [...self.learners.values()].map(({ sid }) => sid);
  const heard = hasQuorums(step, withSid([...new Set(sids)], self.vars.value.id));
  if (!heard) for (const link of self.electionLinks.values()) outbox.blameSilence(link);
  return heard;
}

/** A learner's connection is over. */
export function dropLearner(
  { self, outbox }: ServerStep,
  link: LinkId,
  why: RecordOf<'learner.lost'>['why'],
): void {
  const learner = self.learners.get(link);
  if (learner === undefined) return;
  if (why === 'silence') outbox.blameSilence(link);
  outbox.record({ kind: 'learner.lost', learner: learner.sid, why });
  self.learners.delete(link);
  self.owedAcks.delete(link);
  if (why !== 'closed') outbox.close(link);
}

function hasQuorum({ self }: ServerStep, sids: readonly ServerId[]): boolean {
  return sids.includes(self.vars.value.id) && holdsQuorum(peerOf(self), sids);
}

function hasQuorums({ self }: ServerStep, sids: readonly ServerId[]): boolean {
  return sids.includes(self.vars.value.id) && holdsQuorums(configsOf(peerOf(self)), sids);
}

function withSid(sids: readonly ServerId[], sid: ServerId): readonly ServerId[] {
  return sids.includes(sid) ? sids : [...sids, sid];
}

function currentTick(halfTicks: number): number {
  return halfTicks >> 1;
}

function halfTickMs({ self, config }: ServerStep): number {
  return byClock(self, Math.max(1, config.tickTimeMs >> 1));
}
