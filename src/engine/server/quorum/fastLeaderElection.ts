// Fast leader election (org.apache.zookeeper.server.quorum.FastLeaderElection): the server with the newest epoch, then the
// newest zxid, then the highest number wins; a quorum must agree, and nothing better may come for 200 ms.
import { type ServerId, serverNumber } from '../../model/ids.ts';
import { asRead, isSameMembership } from '../../model/quorumConfig.ts';
import type { QuorumPacket, Vote } from '../../model/quorumPacket.ts';
import type { Importance } from '../../trace/outbox.ts';
import { byClock } from '../clock.ts';
import type { ServerStep } from '../serverStep.ts';
import { activateConfig } from './activateConfig.ts';
import type { Election, ReceivedVote } from './peerState.ts';
import { notifyPeer } from './quorumCnxManager.ts';
import { readOnlyDelayMs, stopReadOnly } from './readOnly.ts';
import {
  allVoters,
  configsOf,
  holdsQuorums,
  isParticipant,
  isVoter,
  peerOf,
  updatePeer,
} from './quorumVerifier.ts';

type Notification = Extract<QuorumPacket, { kind: 'NOTIFICATION' }>;

/** How long a better vote is waited for once a quorum agrees (finalizeWait). */
const FINALIZE_WAIT_MS = 200;
const MAX_NOTIFICATION_TIMEOUT_MS = 60_000;
/** Whom a server votes for that has a vote in the next configuration alone: no candidate, and below all of them. */
const NOBODY: ServerId = 'server:0';

/** A new round begins: each server votes for itself ([Q2]). */
export function lookForLeader(step: ServerStep): void {
  const { self, outbox } = step;
  const { id, lastProcessedZxid } = self.vars.value;
  const { round, currentEpoch, voters } = peerOf(self);
  const initial: Vote = isVoter(self)
    ? { leader: voters.includes(id) ? id : NOBODY, zxid: lastProcessedZxid, peerEpoch: currentEpoch }
    : { leader: id, zxid: -1, peerEpoch: -1 };
  if (peerOf(self).nextRole !== undefined) updatePeer(self, { nextRole: undefined });
  updatePeer(self, { round: round + 1, vote: initial });
  self.election.value = {
    initial,
    received: new Map(),
    settled: new Map(),
    state: 'collecting',
    wait: 0,
    notificationTimeoutMs: FINALIZE_WAIT_MS,
  };
  outbox.record({ kind: 'vote.started', round: round + 1 });
  castVote(step, initial);
  if (step.config.readOnlyMode === true) {
    const task = { type: 'startReadOnly', round: round + 1 } as const;
    outbox.schedule(task, readOnlyDelayMs(step), 'background');
  }
  waitForNotification(step);
  consider(step);
}

/** What another server votes for, or that it has a leader (FastLeaderElection.Messenger.WorkerReceiver). */
export function receiveNotification(step: ServerStep, notification: Notification): void {
  const { self, outbox } = step;
  const { from, vote, round, role } = notification;
  const peer = peerOf(self);
  outbox.record({ kind: 'vote.received', from, vote, round, role });
  if (learnsConfig(step, notification)) return lookForLeader(step);
  if (peer.role !== 'LOOKING' || self.election.value === null) {
    // An observer that has not begun to ask has nothing to say ([Q39]): voters would answer, and it them, without end.
    const isWaiting = peer.role === 'LOOKING' && !isVoter(self);
    if (role === 'LOOKING' && !isWaiting) notifyPeer(step, from);
    return;
  }
  if (!isVoter(self, from)) {
    if (role === 'LOOKING') notifyPeer(step, from);
    return;
  }
  if (role === 'LOOKING' && round < peer.round) notifyPeer(step, from);
  if (!isVoter(self, vote.leader)) return;
  if (self.election.value.state === 'finalizing' && !isBetter(step, vote, peer.vote)) return finalize(step);
  takeVote(step, self.election.value, notification);
}

/** A newer configuration travels with votes: a server that looks for a leader takes it up and starts over by it ([Q45]). */
function learnsConfig(step: ServerStep, { config }: Notification): boolean {
  const { config: own, role } = peerOf(step.self);
  if (config === undefined || own === undefined || role !== 'LOOKING' || config.version <= own.version)
    return false;
  activateConfig(step, asRead(config), null);
  return step.self.election.value !== null && !isSameMembership(own, config);
}

/** No better vote came: it is decided ([Q4]). */
export function finishElection(step: ServerStep, wait: number): void {
  const election = step.self.election.value;
  if (election === null || election.wait !== wait || election.state !== 'finalizing') return;
  decide(step, peerOf(step.self).vote.leader);
}

/** Nobody was heard: the vote is sent once more, ever more seldom. */
export function notifyAgain(step: ServerStep, wait: number): void {
  const { self } = step;
  const election = self.election.value;
  if (election === null || election.wait !== wait || election.state !== 'collecting') return;
  const notificationTimeoutMs = Math.min(election.notificationTimeoutMs * 2, MAX_NOTIFICATION_TIMEOUT_MS);
  self.election.value = { ...election, notificationTimeoutMs };
  notifyAll(step, 'background');
  waitForNotification(step);
}

/** Newer epoch, then newer zxid, then higher number ([Q1]). */
function isBetter({ config }: ServerStep, vote: Vote, than: Vote): boolean {
  const isByEpoch = config.voteOrder !== 'zxidOnly' && vote.peerEpoch !== than.peerEpoch;
  if (isByEpoch) return vote.peerEpoch > than.peerEpoch;
  if (vote.zxid !== than.zxid) return vote.zxid > than.zxid;
  return serverNumber(vote.leader) > serverNumber(than.leader);
}

function takeVote(step: ServerStep, election: Election, notification: Notification): void {
  const { role } = notification;
  if (role === 'LOOKING') takeLookingVote(step, election, notification);
  else if (role !== 'OBSERVING') takeSettledVote(step, election, notification);
  if (step.self.election.value?.state === 'collecting') waitForNotification(step);
}

function takeLookingVote(
  step: ServerStep,
  election: Election,
  { from, vote, round, role }: Notification,
): void {
  const { self } = step;
  const peer = peerOf(self);
  if (round < peer.round) return;
  if (round > peer.round) {
    updatePeer(self, { round });
    self.election.value = { ...election, received: new Map(), state: 'collecting' };
    castVote(step, isBetter(step, vote, election.initial) ? vote : election.initial);
  } else if (isBetter(step, vote, peer.vote)) {
    self.election.value = { ...election, state: 'collecting' };
    castVote(step, vote);
  }
  keepReceived(step, from, { vote, round, role });
  consider(step);
}

/** A leader that a quorum already has is joined, whatever one's own vote ([Q5]). */
function takeSettledVote(step: ServerStep, election: Election, notification: Notification): void {
  const { self } = step;
  const { from, vote, round, role } = notification;
  const heard: ReceivedVote = { vote, round, role };
  if (round === peerOf(self).round) {
    keepReceived(step, from, heard);
    const { received } = self.election.value ?? election;
    if (isSettledOn(step, received, heard)) return join(step, heard);
  }
  const settled = new Map(election.settled).set(from, heard);
  self.election.value = { ...(self.election.value ?? election), settled };
  if (isSettledOn(step, settled, heard)) join(step, heard);
}

function isSettledOn(
  { self }: ServerStep,
  votes: ReadonlyMap<ServerId, ReceivedVote>,
  heard: ReceivedVote,
): boolean {
  const { round } = peerOf(self);
  const { leader } = heard.vote;
  if (!holdsQuorums(configsOf(peerOf(self)), agreeing(votes, heard))) return false;
  return leader === self.vars.value.id ? round === heard.round : votes.get(leader)?.role === 'LEADING';
}

function agreeing(votes: ReadonlyMap<ServerId, ReceivedVote>, heard: ReceivedVote): readonly ServerId[] {
  return [...votes].filter(([, vote]) => agrees(vote, heard)).map(([sid]) => sid);
}

/** Vote.equals: of those that have a leader, only who it is and its epoch count. */
function agrees(a: ReceivedVote, b: ReceivedVote): boolean {
  if (a.vote.leader !== b.vote.leader || a.vote.peerEpoch !== b.vote.peerEpoch) return false;
  if (a.role !== 'LOOKING' && b.role !== 'LOOKING') return true;
  return a.vote.zxid === b.vote.zxid && a.round === b.round;
}

function join(step: ServerStep, { vote, round }: ReceivedVote): void {
  updatePeer(step.self, { round, vote });
  decide(step, vote.leader);
}

/** Votes for a server and says so to all voters. */
function castVote(step: ServerStep, vote: Vote): void {
  const { self, outbox } = step;
  updatePeer(self, { vote });
  const { round } = peerOf(self);
  outbox.record({ kind: 'vote.cast', vote, round });
  notifyAll(step, 'foreground');
  if (isVoter(self)) keepReceived(step, self.vars.value.id, { vote, round, role: 'LOOKING' });
}

function notifyAll(step: ServerStep, importance: Importance): void {
  const { id } = step.self.vars.value;
  for (const sid of allVoters(step.self)) if (sid !== id) notifyPeer(step, sid, importance);
}

function keepReceived({ self }: ServerStep, from: ServerId, heard: ReceivedVote): void {
  const election = self.election.value;
  if (election === null) return;
  self.election.value = { ...election, received: new Map(election.received).set(from, heard) };
}

/** Once a quorum holds this server's vote, a better one is waited for. */
function consider(step: ServerStep): void {
  const { self } = step;
  const election = self.election.value;
  if (election === null || election.state !== 'collecting') return;
  const { vote, round } = peerOf(self);
  const voters = agreeing(election.received, { vote, round, role: 'LOOKING' });
  if (holdsQuorums(configsOf(peerOf(self)), voters)) finalize(step);
}

function finalize({ self, outbox }: ServerStep): void {
  const election = self.election.value;
  if (election === null) return;
  const wait = election.wait + 1;
  self.election.value = { ...election, state: 'finalizing', wait };
  outbox.schedule({ type: 'finishElection', wait }, byClock(self, FINALIZE_WAIT_MS));
}

function waitForNotification({ self, outbox }: ServerStep): void {
  const election = self.election.value;
  if (election === null) return;
  const wait = election.wait + 1;
  self.election.value = { ...election, wait };
  outbox.schedule({ type: 'notifyAgain', wait }, byClock(self, election.notificationTimeoutMs), 'background');
}

function decide(step: ServerStep, leader: ServerId): void {
  const { self, outbox } = step;
  const { id } = self.vars.value;
  const role = leader === id ? 'LEADING' : isParticipant(self) ? 'FOLLOWING' : 'OBSERVING';
  self.election.value = null;
  stopReadOnly(step);
  updatePeer(self, { role, leader, phase: 'discovery', connectTries: 0 });
  outbox.record({ kind: 'vote.decided', leader, round: peerOf(self).round });
  outbox.record({ kind: 'role.changed', role, leader });
  outbox.schedule(role === 'LEADING' ? { type: 'lead' } : { type: 'connectToLeader' }, 0);
}
