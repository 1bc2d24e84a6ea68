// The first of the three processors (org.apache.zookeeper.server.PrepRequestProcessor): checks a write against the tree and
// everything in flight, gives it its zxid and makes its transaction. A refused write is a transaction too ([Z7]).
import { wallTimeMs } from './clock.ts';
import { assertNever } from '../kernel/assertNever.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { Txn, TxnBody } from '../model/txn.ts';
import { copyRequest, copyVars } from './copies.ts';
import { passToSync } from './lanes.ts';
import { checkCheck } from './prep/check.ts';
import type { Checked, Prep } from './prep/checks.ts';
import { prepareCloseSession } from './prep/closeSession.ts';
import { checkCreate } from './prep/create.ts';
import { checkDelete, checkDeleteContainer } from './prep/delete.ts';
import { PendingChanges } from './prep/pendingChanges.ts';
import { checkReconfig } from './prep/reconfig.ts';
import { checkSetData, checkSetAcl } from './prep/set.ts';
import { checkMulti } from './prep/multi.ts';
import { meaningOf } from './rawRequest.ts';
import type { QueuedRequest } from './queuedRequest.ts';
import type { ServerStep } from './serverStep.ts';
import { checkSession } from './sessionTracker.ts';
import { typeOf } from './txnType.ts';

export function prepareNext(step: ServerStep): void {
  const request = step.self.prepQueue.shift();
  if (request === undefined) return;
  step.outbox.resumeCauses(request.causes);
  passToSync(step, prepare(step, request));
}

/** What the checks made of a request. */
type Prepared =
  | { readonly kind: 'write'; readonly body: TxnBody; readonly err: KeeperCode }
  | { readonly kind: 'read'; readonly err: KeeperCode };

/** Checks a request; a write gets its zxid and its transaction. */
export function prepare(step: ServerStep, request: QueuedRequest): QueuedRequest {
  const changes = new PendingChanges(step.self);
  const prepared = check({ step, request, changes });
  if (prepared.kind === 'read' && prepared.err === 'Ok') return request;
  const checked = copyRequest(request);
  checked.err = prepared.err;
  if (prepared.kind === 'read') return checked;
  const txn = propose(step, request, prepared);
  checked.txn = txn;
  if (leavesChanges(prepared.err)) checked.changedPaths = changes.commit(txn.zxid);
  checked.causes = step.outbox.causes;
  return checked;
}

/** A multi that the server stumbles over leaves what its earlier parts would have changed in flight, as in 3.8. */
function leavesChanges(err: KeeperCode): boolean {
  return err === 'Ok' || err === 'MarshallingError';
}

function propose(
  { self, outbox }: ServerStep,
  request: QueuedRequest,
  prepared: Extract<Prepared, { kind: 'write' }>,
): Txn {
  const vars = copyVars(self.vars.value);
  const zxid = ++vars.lastProposedZxid;
  self.vars.value = vars;
  const { body, err } = prepared;
  const session = request.sessionId;
  outbox.record({
    kind: 'txn.proposed',
    zxid,
    type: typeOf(body),
    session,
    err,
    path: pathOf(request, body),
  });
  return { zxid, session, timeMs: wallTimeMs(self.clock.value, outbox.nowMs), body };
}

function check(prep: Prep): Prepared {
  const { step } = prep;
  const { request } = prep.request;
  switch (request.op) {
    case 'create':
    case 'create1':
      return asWrite(checkCreate(prep, request, 'alone'));
    case 'delete':
      return asWrite(checkDelete(prep, request));
    case 'deleteContainer':
      return asWrite(checkDeleteContainer(prep, request.path));
    case 'setData':
      return asWrite(checkSetData(prep, request));
    case 'setACL':
      return asWrite(checkSetAcl(prep, request));
    case 'check':
      return asWrite(checkCheck(prep, request));
    case 'multi':
      return { kind: 'write', ...checkMulti(prep, request.parts) };
    case 'createSession':
      return { kind: 'write', body: { type: 'createSession', timeoutMs: request.timeoutMs }, err: 'Ok' };
    case 'closeSession':
      return { kind: 'write', body: prepareCloseSession(prep), err: 'Ok' };
    case 'reconfig':
      return asWrite(checkReconfig(prep, request));
    case 'raw':
      return checkRaw(prep, request.type, request.path);
    case 'auth':
      return { kind: 'read', err: 'Ok' };
    case 'ping':
    case 'learned':
    case 'sync':
    case 'exists':
    case 'getData':
    case 'getACL':
    case 'getChildren':
    case 'getChildren1':
    case 'getAllChildrenNumber':
    case 'getEphemerals':
    case 'multiRead':
    case 'setWatches':
    case 'addWatch':
    case 'removeWatches':
    case 'checkWatches':
    case 'whoAmI':
      return { kind: 'read', err: checkSession(step, prep.request.sessionId, prep.request.owner) };
    default:
      return assertNever(request);
  }
}

function asWrite(checked: Checked | KeeperCode): Prepared {
  return typeof checked === 'string'
    ? { kind: 'write', body: { type: 'error', err: checked }, err: checked }
    : { kind: 'write', body: checked, err: 'Ok' };
}

/** A zxid that no transaction has. */
function skipZxid({ self }: ServerStep): void {
  self.vars.update({ lastProposedZxid: self.vars.value.lastProposedZxid + 1 });
}

/** Types whose body the server could not read. */
function checkRaw({ step }: Prep, type: number, path: string | null | undefined): Prepared {
  const meaning = meaningOf(type, path);
  switch (meaning.kind) {
    case 'failingWrite':
      return asWrite(meaning.err);
    case 'strayCreateSession':
      return asWrite({ type: 'check', path: '' });
    case 'failingRead':
      return { kind: 'read', err: 'MarshallingError' };
    case 'failingList':
      if (meaning.zxid === 'taken') skipZxid(step);
      return { kind: 'read', err: 'Ok' };
    case 'idleSync':
    case 'unknownType':
    case 'ignoredSasl':
    case 'request':
    case 'ping':
    case 'brokenAuth':
      return { kind: 'read', err: 'Ok' };
    default:
      return assertNever(meaning);
  }
}

/** The final name of a node that is created; otherwise the path that was asked for. */
function pathOf({ request }: QueuedRequest, body: TxnBody): string | null {
  if ('path' in body) return body.path;
  return 'path' in request ? (request.path ?? null) : null;
}
