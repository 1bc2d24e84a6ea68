// The two queues of org.apache.zookeeper.ClientCnxn: calls not sent yet (outgoingQueue) and calls whose replies are
// awaited (pendingQueue). Replies come in the order the calls were sent. A call has its number (xid) when it is sent; until then
// it holds the one it would be sent with as things stand. Differs in that auth packets wait for their reply like any other.
import type { KeeperCode, KeeperErrorCode } from '../model/keeperError.ts';
import {
  pathOf,
  XID,
  type PartResult,
  type Request,
  type ResponseBody,
  type ServerMessage,
} from '../model/message.ts';
import type { OpResult } from '../model/op.ts';
import type { ClientState, LaneCallback, PendingRequest } from './clientState.ts';
import { isRegistered, registerOnReply } from './clientWatches.ts';
import { queueOutcome } from './local/laneProgram.ts';
import { wake, type Outbox } from './threads.ts';

type Reply = Extract<ServerMessage, { readonly kind: 'reply' }>;

/** What a call is made of besides its request. */
export interface Caller {
  readonly thread: number | null;
  readonly watcher: string | null;
  readonly callback?: LaneCallback;
  readonly local?: true;
}

/** Puts a call at the end of the queue; it is sent as soon as there is a connection ([C1]). */
export function enqueue(self: ClientState, request: Request, caller: Caller, outbox: Outbox): void {
  const xid = request.op === 'auth' ? XID.auth : takeXid(self);
  outbox.record({
    kind: 'request.queued',
    xid,
    op: request.op,
    path: pathOf(request),
    thread: caller.thread,
  });
  self.outgoing.push({ xid, request, ...caller, causes: outbox.causes });
  if (self.outgoing.size === 1) sendSoon(self, outbox);
}

/** Puts what a new connection needs, in this order, before everything that waits ([C4], [C5]). */
export function enqueueFirst(self: ClientState, requests: readonly Request[], outbox: Outbox): void {
  const waiting = self.outgoing.toArray();
  const { causes } = outbox;
  const first = requests.map((request) => ({ request, thread: null, watcher: null, causes }));
  number(self, [...first, ...waiting], firstUnsent(self, waiting));
  sendSoon(self, outbox);
}

/** Begins at 1 again, as kazoo does on each connection. */
export function numberAnew(self: ClientState): void {
  number(self, self.outgoing.toArray(), 1);
}

/** Sends the call at the head of the queue. */
export function sendNext(self: ClientState, outbox: Outbox): void {
  const { connection, link } = self.vars.value;
  if (connection !== 'connected' || link === null) return;
  const call = self.outgoing.shift();
  if (call === undefined) return;
  const { xid, request } = call;
  outbox.resumeCauses(call.causes);
  outbox.record({ kind: 'request.sent', link, xid, op: request.op, path: pathOf(request) });
  outbox.send(link, { kind: 'request', xid, request });
  self.pending.push(call);
  self.io.update({ lastSentAtMs: outbox.nowMs });
  sendSoon(self, outbox);
}

/** Takes the reply to the call that has waited longest, and lets its caller go on ([C2]). */
export function settleReply(self: ClientState, reply: Reply, outbox: Outbox): PendingRequest {
  const call = self.pending.shift();
  if (call === undefined || call.xid !== reply.xid)
    throw new Error(`${self.vars.value.setup.id} awaits xid ${call?.xid ?? 'none'} and reads ${reply.xid}`);
  const { request, watcher } = call;
  const { link } = self.vars.value;
  if (link === null) throw new Error('a reply was read without a connection');
  const { xid, zxid, err } = reply;
  outbox.record({ kind: 'reply.delivered', link, xid, op: request.op, path: pathOf(request), zxid, err });
  if (watcher !== null) registerOnReply(self, request, watcher, err);
  finish(self, call, resultOf(request, heldErr(self, call, err), reply.body), outbox);
  return call;
}

/** Ends every call without an answer: what was sent may or may not be done ([C3]). */
export function failAll(self: ClientState, err: KeeperErrorCode, outbox: Outbox): void {
  const [sent, waiting] = [self.pending.toArray(), self.outgoing.toArray()];
  self.pending.replace([]);
  number(self, [], firstUnsent(self, waiting));
  for (const call of sent) fail(self, call, err, 'sent', outbox);
  for (const call of waiting) fail(self, call, err, 'notSent', outbox);
}

/** A call on a handle that is no longer alive fails at once. */
export function refuse(
  self: ClientState,
  request: Request,
  caller: Caller,
  err: KeeperErrorCode,
  outbox: Outbox,
): void {
  fail(self, { xid: takeXid(self), request, ...caller, causes: [] }, err, 'notSent', outbox);
}

function fail(
  self: ClientState,
  call: PendingRequest,
  err: KeeperErrorCode,
  sent: 'sent' | 'notSent',
  outbox: Outbox,
): void {
  const { xid, request } = call;
  outbox.blame(...call.causes);
  outbox.record({ kind: 'request.failed', xid, op: request.op, path: pathOf(request), err, sent });
  finish(self, call, { kind: 'error', code: err, results: [] }, outbox);
}

/** Hands what a call came to to whom it is for. */
function finish(self: ClientState, call: PendingRequest, outcome: OpResult, outbox: Outbox): void {
  if (call.thread !== null) wake(self, call.thread, outcome, outbox);
  if (call.callback !== undefined) queueOutcome(self, call.request, call.callback, outcome, outbox);
}

/** Where the server took a watch off that the library has no watcher for, the caller is told so all the same. */
function heldErr(self: ClientState, call: PendingRequest, err: KeeperCode): KeeperCode {
  const { request, watcher, local = false } = call;
  if (request.op !== 'removeWatches' || request.path === null || (err !== 'Ok' && !local)) return err;
  return isRegistered(self, request.path, request.type, watcher) ? 'Ok' : 'NoWatcher';
}

/** A failed multi has a header that says Ok; the first part that failed speaks for the whole. */
function resultOf(request: Request, err: KeeperCode, body: ResponseBody): OpResult {
  if (err !== 'Ok') return { kind: 'error', code: err, results: [] };
  const failed = request.op === 'multi' ? body.results?.find(hasFailed) : undefined;
  if (failed === undefined || failed.err === 'Ok') return { kind: 'response', body };
  return { kind: 'error', code: failed.err, results: (body.results ?? []).map((part) => part.err) };
}

function hasFailed(part: PartResult): boolean {
  return part.err !== 'Ok';
}

function sendSoon(self: ClientState, outbox: Outbox): void {
  if (self.vars.value.connection === 'connected' && self.outgoing.size > 0)
    outbox.schedule({ type: 'send' }, 0);
}

/** Gives the calls that wait their numbers, as ClientCnxn.getXid does when they are sent: a call that fails unsent took none. */
function number(self: ClientState, calls: readonly Omit<PendingRequest, 'xid'>[], from: number): void {
  let nextXid = from;
  self.outgoing.replace(
    calls.map((call) => ({ ...call, xid: call.request.op === 'auth' ? XID.auth : nextXid++ })),
  );
  self.io.update({ nextXid });
}

function firstUnsent(self: ClientState, waiting: readonly PendingRequest[]): number {
  return waiting.find(({ xid }) => xid !== XID.auth)?.xid ?? self.io.value.nextXid;
}

function takeXid(self: ClientState): number {
  const xid = self.io.value.nextXid;
  self.io.update({ nextXid: xid + 1 });
  return xid;
}
