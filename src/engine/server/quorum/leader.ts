// A leader (org.apache.zookeeper.server.quorum.Leader): finds a new epoch with a quorum, brings it to its own state, serves,
// and gives up when it does not hear a quorum any more.
import { listed } from '../../kernel/table.ts';
import type { LinkId } from '../../model/ids.ts';
import { makeZxid } from '../../model/zxid.ts';
import { planContainerCheck } from '../containerManager.ts';
import type { ServerStep } from '../serverStep.ts';
import { watchSession } from '../sessionTracker.ts';
import { syncLearner } from './learnerSync.ts';
import { leaveRole } from './leaveRole.ts';
import { initLimitMs, syncLimitTicks } from './limits.ts';
import type { Learner } from './peerState.ts';
import { isForwardedTo } from './proposals.ts';
import { holdsQuorum, isVoter, peerOf, updatePeer } from './quorumVerifier.ts';

/** Elected: a quorum must take part within initLimit. */
export function lead(step: ServerStep): void {
  const { self, config, outbox } = step;
  if (peerOf(self).role !== 'LEADING') return;
  outbox.schedule({ type: 'leaderTimeout', phase: 'discovery' }, initLimitMs(config), 'background');
  proposeEpoch(step);
}

/** Once a quorum takes part, the epoch is one above all that any of them has accepted ([Q7]). */
export function proposeEpoch(step: ServerStep): void {
  const { self, outbox } = step;
  const peer = peerOf(self);
  if (
    peer.leadingEpoch !== null ||
    !holdsQuorum(
      peer,
      participants(step, () => true),
    )
  )
    return;
  const epochs = [...self.learners.values()].map(({ acceptedEpoch }) => acceptedEpoch);
  const epoch = Math.max(peer.acceptedEpoch, ...epochs) + 1;
  updatePeer(self, { acceptedEpoch: epoch, leadingEpoch: epoch });
  outbox.record({ kind: 'epoch.accepted', epoch });
  for (const link of self.learners.keys()) outbox.send(link, { kind: 'LEADERINFO', epoch });
  startSynchronization(step);
}

/** A learner has accepted the epoch and said how far it is; with a quorum of such, learners are brought up to date. */
export function startSynchronization(step: ServerStep): void {
  const { self, config, outbox } = step;
  const peer = peerOf(self);
  const { leadingEpoch, phase } = peer;
  if (leadingEpoch === null) return;
  if (phase === 'discovery') {
    if (
      !holdsQuorum(
        peer,
        participants(step, ({ state }) => state !== 'greeted'),
      )
    )
      return;
    updatePeer(self, { phase: 'synchronization', currentEpoch: leadingEpoch });
    outbox.record({ kind: 'epoch.begun', epoch: leadingEpoch });
    outbox.schedule({ type: 'leaderTimeout', phase: 'synchronization' }, initLimitMs(config), 'background');
  }
  for (const learner of listed(self.learners.values())) {
    if (learner.state !== 'promised') continue;
    syncLearner(step, learner);
    outbox.send(learner.link, { kind: 'NEWLEADER', zxid: makeZxid(leadingEpoch, 0) });
    self.learners.set(learner.link, { ...learner, state: 'syncing' });
  }
  establish(step);
}

/** With a quorum up to date the leader serves; its zxid is the epoch's, with the counter at 0 ([Q9]). */
export function establish(step: ServerStep): void {
  const { self, outbox } = step;
  const peer = peerOf(self);
  const { phase, leadingEpoch, vote } = peer;
  if (leadingEpoch === null || phase === 'discovery') return;
  if (phase === 'synchronization') {
    if (
      !holdsQuorum(
        peer,
        participants(step, ({ state }) => state === 'acknowledged'),
      )
    )
      return;
    const zxid = makeZxid(leadingEpoch, 0);
    updatePeer(self, { phase: 'broadcast', vote: { ...vote, peerEpoch: leadingEpoch } });
    self.vars.update({ state: 'serving', lastProposedZxid: zxid, lastProcessedZxid: zxid });
    self.progress.update({ committedZxid: zxid, halfTicks: 0 });
    outbox.record({ kind: 'leader.established', epoch: leadingEpoch });
    for (const session of listed(self.sessions.values())) watchSession(step, session);
    planContainerCheck(step);
    outbox.schedule({ type: 'leaderTick' }, halfTickMs(step), 'background');
  }
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
  for (const learner of self.learners.values()) {
    if (isForwardedTo(learner)) outbox.send(learner.link, { kind: 'PING', touches: [] }, 'background');
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
  const heard = holdsQuorum(peerOf(self), participants(step, isForwardedTo));
  if (!heard) for (const link of self.electionLinks.values()) outbox.blameSilence(link);
  return heard;
}

/** A learner's connection is over. */
export function dropLearner(
  { self, outbox }: ServerStep,
  link: LinkId,
  why: 'closed' | 'silence' | 'ahead',
): void {
  const learner = self.learners.get(link);
  if (learner === undefined) return;
  if (why === 'silence') outbox.blameSilence(link);
  outbox.record({ kind: 'learner.lost', learner: learner.sid, why });
  self.learners.delete(link);
  if (why !== 'closed') outbox.close(link);
}

/** The leader itself and those of its followers. */
function participants({ self }: ServerStep, which: (learner: Learner) => boolean) {
  const sids = [self.vars.value.id];
  for (const learner of self.learners.values())
    if (which(learner) && isVoter(self, learner.sid) && !sids.includes(learner.sid)) sids.push(learner.sid);
  return sids;
}

function currentTick(halfTicks: number): number {
  return halfTicks >> 1;
}

function halfTickMs({ config }: ServerStep): number {
  return Math.max(1, config.tickTimeMs >> 1);
}
