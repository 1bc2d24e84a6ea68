// The three processors of a standalone server as lanes (ZooKeeperServer.setupRequestProcessors): each handles one request
// a step. There is one task for each request in a queue, so a lane's tasks come up in the order of its queue; the last one
// plans another for the answer. Pings plan background tasks, everything else foreground ones: while a client's request is
// under way some foreground task is pending, and the world is not quiescent.
import type { LinkId, SessionId } from '../model/ids.ts';
import type { Importance } from '../trace/outbox.ts';
import type { InternalRequest, QueuedRequest } from './queuedRequest.ts';
import type { ServerStep } from './serverStep.ts';
import type { Request } from '../model/message.ts';

/** A request as PrepRequestProcessor finds it; the record of its arrival must have been made. */
export function submit(
  step: ServerStep,
  from: { readonly link: LinkId | null; readonly sessionId: SessionId; readonly xid: number },
  request: Request | InternalRequest,
): void {
  const { self, outbox } = step;
  const connection = from.link === null ? undefined : self.connections.get(from.link);
  const queued: QueuedRequest = {
    link: from.link,
    owner: self.peer.value === null ? null : self.vars.value.id,
    sessionId: from.sessionId,
    xid: from.xid,
    request,
    authIds: connection?.authIds ?? [],
    receivedAtMs: outbox.nowMs,
    txn: null,
    err: 'Ok',
    changedPaths: [],
    causes: outbox.causes,
  };
  self.prepQueue.push(queued);
  outbox.schedule({ type: 'prep' }, 0, importanceOf(queued));
}

/**
 * Hands a request to SyncRequestProcessor. A write takes `fsyncMs`; writes that come meanwhile are flushed with it, and
 * what stands behind a write waits for it ([Z9]).
 */
export function passToSync(step: ServerStep, request: QueuedRequest): void {
  const { self, config, outbox } = step;
  const fsyncMs = request.txn === null ? 0 : config.fsyncMs + self.disk.value.extraFsyncMs;
  const dueAtMs = Math.max(outbox.nowMs + fsyncMs, self.vars.value.flushedAtMs);
  if (fsyncMs > 0) self.vars.update({ flushedAtMs: dueAtMs });
  self.syncQueue.push(request);
  outbox.schedule({ type: 'sync' }, dueAtMs - outbox.nowMs, importanceOf(request));
}

/** Hands a request to FinalRequestProcessor. */
export function passToFinal(step: ServerStep, request: QueuedRequest): void {
  step.self.finalQueue.push(request);
  step.outbox.schedule({ type: 'final' }, 0, importanceOf(request));
}

/** Pings do not keep a world from being quiescent. */
function importanceOf(request: QueuedRequest): Importance {
  return request.request.op === 'ping' ? 'background' : 'foreground';
}
