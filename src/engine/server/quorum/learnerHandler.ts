// What a leader makes of the packets of one learner (org.apache.zookeeper.server.quorum.LearnerHandler).
import { assertNever } from '../../kernel/assertNever.ts';
import type { LinkId, SessionId } from '../../model/ids.ts';
import { ACCEPTED_BEFORE, type ForwardedRequest, type QuorumPacket } from '../../model/quorumPacket.ts';
import type { ServerState } from '../serverState.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { setOwner, touchSession } from '../sessionTracker.ts';
import { acknowledge, dropLearner, nextDeadline, promise, synchronize, takePart } from './leader.ts';
import { initLimitTicks } from './limits.ts';
import type { Learner } from './peerState.ts';
import { processAck } from './proposals.ts';
import { peerOf } from './quorumVerifier.ts';
import { payAck } from './syncLimitCheck.ts';

type Greeting = Extract<QuorumPacket, { readonly acceptedEpoch: number }>;

/** A packet over a learner's connection. What is not a leader (yet) hangs up. */
export function receiveFromLearner(step: ServerStep, link: LinkId, packet: QuorumPacket): void {
  const { self, outbox } = step;
  if (peerOf(self).role !== 'LEADING') return outbox.close(link);
  const learner = self.learners.get(link);
  if (isGreeting(packet)) return greet(step, link, packet);
  if (learner === undefined) return outbox.close(link);
  hear(step, learner);
  switch (packet.kind) {
    case 'ACKEPOCH':
      return takePromise(step, learner, packet);
    case 'ACK':
      if (learner.state === 'syncing') return takeAckOfNewLeader(step, learner);
      payAck(step, link, packet.zxid);
      return processAck(step, learner.sid, packet.zxid);
    case 'PING':
      for (const { session, timeoutMs } of packet.touches) touchSession(step, session, timeoutMs);
      return;
    case 'REQUEST':
      return submitForwarded(step, learner, packet);
    case 'REVALIDATE': {
      const valid =
        isGlobal(self, packet) && touchSession(step, packet.session, packet.timeoutMs) ? 'valid' : 'gone';
      if (valid === 'valid') setOwner(step, packet.session, learner.sid);
      return outbox.send(link, { kind: 'REVALIDATED', session: packet.session, valid });
    }
    case 'NOTIFICATION':
    case 'LEADERINFO':
    case 'DIFF':
    case 'TRUNC':
    case 'SNAP':
    case 'NEWLEADER':
    case 'UPTODATE':
    case 'PROPOSAL':
    case 'INFORM':
    case 'COMMIT':
    case 'COMMITANDACTIVATE':
    case 'INFORMANDACTIVATE':
    case 'REVALIDATED':
    case 'SYNC':
      return;
    default:
      assertNever(packet);
  }
}

/** A session that the leader alone knows is none of its learners' ([Q27]; LeaderZooKeeperServer.checkIfValidGlobalSession). */
function isGlobal({ sessions }: ServerState, { session }: { readonly session: SessionId }): boolean {
  return sessions.get(session)?.scope === 'global';
}

function isGreeting(packet: QuorumPacket): packet is Greeting {
  return packet.kind === 'FOLLOWERINFO' || packet.kind === 'OBSERVERINFO';
}

function greet(
  step: ServerStep,
  link: LinkId,
  { kind, sid, acceptedEpoch, configVersion = 0 }: Greeting,
): void {
  const { self, config, outbox } = step;
  // It knows of a configuration in force that the leader has not seen.
  if (configVersion > (peerOf(self).config?.version ?? 0)) return outbox.close(link);
  outbox.record({ kind: 'learner.joined', learner: sid });
  self.learners.set(link, {
    link,
    sid,
    kind: kind === 'FOLLOWERINFO' ? 'follower' : 'observer',
    state: 'greeted',
    acceptedEpoch,
    lastZxid: 0,
    deadlineTick: nextDeadline(step) + initLimitTicks(config),
  });
  const { leadingEpoch } = peerOf(self);
  if (leadingEpoch === null) takePart(step, sid, acceptedEpoch);
  else outbox.send(link, { kind: 'LEADERINFO', epoch: leadingEpoch });
}

/** A server ahead of the leader cannot follow it, and one that had accepted the epoch before does not count for it ([Q8]). */
function takePromise(
  step: ServerStep,
  learner: Learner,
  { currentEpoch, lastZxid }: Extract<QuorumPacket, { kind: 'ACKEPOCH' }>,
): void {
  const { self } = step;
  const peer = peerOf(self);
  const isNew = currentEpoch !== ACCEPTED_BEFORE;
  if (peer.phase === 'discovery' && isNew) {
    const isFurther = lastZxid > self.vars.value.lastProcessedZxid;
    const isAhead =
      step.config.voteOrder === 'zxidOnly'
        ? isFurther
        : currentEpoch > peer.currentEpoch || (currentEpoch === peer.currentEpoch && isFurther);
    if (isAhead) return dropLearner(step, learner.link, 'ahead');
  }
  self.learners.set(learner.link, { ...learner, state: 'promised', lastZxid });
  if (isNew) promise(step, learner.sid);
  synchronize(step);
}

function takeAckOfNewLeader(step: ServerStep, learner: Learner): void {
  step.self.learners.set(learner.link, { ...learner, state: 'acknowledged' });
  acknowledge(step, learner.sid);
}

function hear(step: ServerStep, learner: Learner): void {
  const deadlineTick = nextDeadline(step);
  if (deadlineTick <= learner.deadlineTick) return;
  step.self.learners.set(learner.link, { ...learner, deadlineTick });
}

/** A client of the learner wants something written, or to be in step: it takes its turn with the leader's own. */
function submitForwarded(step: ServerStep, { sid }: Learner, packet: ForwardedRequest): void {
  const { self, outbox } = step;
  if (self.vars.value.state !== 'serving') return;
  const { session, xid, request } = packet;
  outbox.record({ kind: 'request.taken', from: sid, session, xid, op: request.op });
  const queued: QueuedRequest = {
    link: null,
    owner: sid,
    sessionId: session,
    xid,
    request,
    authIds: packet.authIds,
    receivedAtMs: outbox.nowMs,
    txn: null,
    err: 'Ok',
    changedPaths: [],
    causes: outbox.causes,
  };
  self.prepQueue.push(queued);
  outbox.schedule({ type: 'prep' }, 0);
}
