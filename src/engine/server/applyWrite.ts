// Applies a transaction: the tree, the sessions, the watches (FinalRequestProcessor.applyRequest,
// ZooKeeperServer.processTxn).
import type { ResponseBody, PartResult, MultiPart } from '../model/message.ts';
import type { Txn } from '../model/txn.ts';
import { planContainerCheck } from './containerManager.ts';
import { applyTxn, type Applied, type PartApplied } from './dataTree.ts';
import { answersStat, answersStatInMulti } from './prep/create.ts';
import { settleChanges } from './prep/pendingChanges.ts';
import { closeConnection } from './serverCnxn.ts';
import { membersText } from './quorum/configNode.ts';
import type { OwedAnswer, ServerSession, ServerState } from './serverState.ts';
import type { QueuedRequest } from './queuedRequest.ts';
import type { ServerStep } from './serverStep.ts';
import { trackSession } from './sessionTracker.ts';
import { fireWatches } from './treeEvents.ts';
import { errOf, typeOf } from './txnType.ts';

/** Events are sent here, the answer is owed. */
export function applyWrite(step: ServerStep, request: QueuedRequest, txn: Txn): OwedAnswer {
  const { self, outbox } = step;
  const session = self.sessions.get(txn.session);
  if (txn.body.type === 'closeSession') self.sessions.delete(txn.session);
  const applied = applyTxn(self, txn);
  outbox.record({
    kind: 'txn.applied',
    zxid: txn.zxid,
    type: typeOf(txn.body),
    session: txn.session,
    err: errOf(txn.body),
    changes: applied.changes,
  });
  const { causes } = outbox;
  fireWatches(step, applied.events);
  settleChanges(self, request.changedPaths, txn.zxid);
  if (self.containers.size > 0) planContainerCheck(step);
  settleSession(step, request, txn, session, applied);
  const zxid = self.vars.value.lastProcessedZxid;
  const isMulti = request.request.op === 'multi' && txn.body.type === 'multi';
  const body = request.err === 'Ok' || isMulti ? bodyOf(self, request, applied) : {};
  return { request, err: isMulti ? 'Ok' : request.err, zxid, body, kind: answerKind(request), causes };
}

/** What the client is told of a write that was applied ([Z14], [Z40]). */
function bodyOf(self: ServerState, { request }: QueuedRequest, applied: Applied): ResponseBody {
  switch (request.op) {
    case 'create':
    case 'create1':
      return answersStat(request) ? pathAndStat(applied) : pathAlone(applied);
    case 'setData':
    case 'setACL':
      return statAlone(applied);
    case 'reconfig':
      return { ...statAlone(applied), data: membersText(self) };
    case 'multi':
      return { results: request.parts.map((part, index) => partResult(part, applied.parts[index])) };
    default:
      return {};
  }
}

function partResult(part: MultiPart, applied: PartApplied | undefined): PartResult {
  if (applied === undefined || applied.err !== 'Ok' || applied.path === null)
    return { err: applied?.err ?? 'Ok' };
  switch (part.op) {
    case 'create':
    case 'create1':
      return { err: 'Ok', ...(answersStatInMulti(part) ? pathAndStat(applied) : pathAlone(applied)) };
    case 'setData':
      return { err: 'Ok', ...statAlone(applied) };
    case 'delete':
    case 'check':
      return { err: 'Ok' };
  }
}

function pathAndStat({ path, stat }: PartApplied): ResponseBody {
  return path === null || stat === null ? {} : { path, stat };
}

function pathAlone({ path }: PartApplied): ResponseBody {
  return path === null ? {} : { path };
}

function statAlone({ stat }: PartApplied): ResponseBody {
  return stat === null ? {} : { stat };
}

/** A bare check that passes has nothing to answer with: the real server fails to serialise its answer ([Z22]). */
function answerKind({ request, err }: QueuedRequest): OwedAnswer['kind'] {
  if (err === 'SessionMoved') return 'closeOnly';
  switch (request.op) {
    case 'createSession':
      return 'connected';
    case 'closeSession':
      return 'replyAndClose';
    case 'check':
    case 'raw':
      return err === 'Ok' ? 'nothing' : 'reply';
    default:
      return 'reply';
  }
}

function settleSession(
  step: ServerStep,
  request: QueuedRequest,
  txn: Txn,
  session: ServerSession | undefined,
  applied: Applied,
): void {
  const { self, outbox } = step;
  if (session === undefined) {
    if (txn.body.type === 'createSession' && self.peer.value !== null)
      trackSession(step, txn.session, txn.body.timeoutMs, { link: null, commit: 'committed' });
    return;
  }
  if (txn.body.type === 'createSession') {
    self.sessions.set(session.id, { ...session, commit: 'committed' });
    const { timeoutMs } = session;
    outbox.record({ kind: 'session.created', session: session.id, link: request.link, timeoutMs });
  }
  if (txn.body.type === 'closeSession') {
    const ephemerals = applied.changes.map((change) => change.path);
    outbox.record({ kind: 'session.closed', session: session.id, zxid: txn.zxid, ephemerals });
    if (request.link === null && session.link !== null) closeConnection(step, session.link, 'sessionExpired');
  }
}
