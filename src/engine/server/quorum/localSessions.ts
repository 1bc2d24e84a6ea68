// Local sessions (localSessionsEnabled): known to one server alone, opened and closed without a transaction. The first
// ephemeral node makes one global, if that is allowed (UpgradeableSessionTracker, QuorumZooKeeperServer.checkUpgradeSession).
import type { Request } from '../../model/message.ts';
import { copyRequest } from '../copies.ts';
import type { OwedAnswer } from '../serverState.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { closeConnection } from '../serverCnxn.ts';

/** The requests to be taken in place of one: a session that must be global is opened as one just before ([Q27]). */
export function withUpgrade({ self, config }: ServerStep, request: QueuedRequest): readonly QueuedRequest[] {
  const session = self.sessions.get(request.sessionId);
  if (session?.scope !== 'local' || !makesEphemeral(request.request)) return [request];
  const next = copyRequest(request);
  if (config.localSessionsUpgrading !== true) {
    next.err = 'EphemeralOnLocalSession';
    return [next];
  }
  self.sessions.set(session.id, { ...session, scope: 'global', commit: 'pending' });
  const upgrade = copyRequest(request);
  upgrade.link = null;
  upgrade.xid = 0;
  upgrade.request = { op: 'createSession', timeoutMs: session.timeoutMs };
  return [upgrade, next];
}

/** A local session begins or ends when its turn comes, without a zxid. */
export function applyLocalSession(step: ServerStep, request: QueuedRequest): OwedAnswer {
  const { self, outbox } = step;
  const { sessionId: id, link } = request;
  const zxid = self.vars.value.lastProcessedZxid;
  const session = self.sessions.get(id);
  const isClose = request.request.op === 'closeSession';
  if (isClose) {
    self.sessions.delete(id);
    outbox.record({ kind: 'session.closed', session: id, zxid, ephemerals: [] });
    if (link === null && session !== undefined && session.link !== null)
      closeConnection(step, session.link, 'sessionExpired');
  } else if (session !== undefined) {
    self.sessions.set(id, { ...session, commit: 'committed' });
    outbox.record({ kind: 'session.created', session: id, link, timeoutMs: session.timeoutMs });
  }
  const kind = isClose ? 'replyAndClose' : 'connected';
  return { request, err: 'Ok', zxid, body: {}, kind, causes: outbox.causes };
}

function makesEphemeral(request: QueuedRequest['request']): boolean {
  switch (request.op) {
    case 'create':
    case 'create1':
      return isEphemeral(request);
    case 'multi':
      return request.parts.some(
        (part) => (part.op === 'create' || part.op === 'create1') && isEphemeral(part),
      );
    default:
      return false;
  }
}

function isEphemeral({ mode }: Extract<Request, { op: 'create' | 'create1' }>): boolean {
  return mode === 'EPHEMERAL' || mode === 'EPHEMERAL_SEQUENTIAL' || mode === 1 || mode === 3;
}
