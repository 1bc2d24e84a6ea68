// Copies of the records that change with every request, written out field by field: where the engine is hot, a spread costs
// ten times as much. A copy may be written until it is put into its table, and never after.
import type { ServerConnection, ServerSession, ServerVars, Znode } from './serverState.ts';
import type { QueuedRequest } from './queuedRequest.ts';

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export function copyVars(vars: ServerVars): Draft<ServerVars> {
  return {
    id: vars.id,
    incarnation: vars.incarnation,
    state: vars.state,
    startedAtMs: vars.startedAtMs,
    lastProposedZxid: vars.lastProposedZxid,
    lastProcessedZxid: vars.lastProcessedZxid,
    trackerStartedAtMs: vars.trackerStartedAtMs,
    nextSessionNumber: vars.nextSessionNumber,
    loggedSinceSnapshot: vars.loggedSinceSnapshot,
    flushedAtMs: vars.flushedAtMs,
    nextExpiryAtMs: vars.nextExpiryAtMs,
    containerCheck: vars.containerCheck,
    approximateDataSize: vars.approximateDataSize,
    traceMask: vars.traceMask,
    packetsReceived: vars.packetsReceived,
    packetsSent: vars.packetsSent,
  };
}

export function copyConnection(connection: ServerConnection): Draft<ServerConnection> {
  return {
    link: connection.link,
    sessionId: connection.sessionId,
    state: connection.state,
    timeoutMs: connection.timeoutMs,
    saysReadOnly: connection.saysReadOnly,
    authIds: connection.authIds,
    nullPathWatches: connection.nullPathWatches,
    openedAtMs: connection.openedAtMs,
    received: connection.received,
    sent: connection.sent,
    unread: connection.unread,
    lastOp: connection.lastOp,
    lastXid: connection.lastXid,
    lastZxid: connection.lastZxid,
    lastHeardAtMs: connection.lastHeardAtMs,
    lastResponseAtMs: connection.lastResponseAtMs,
    lastLatencyMs: connection.lastLatencyMs,
    latency: connection.latency,
  };
}

export function copySession(session: ServerSession): Draft<ServerSession> {
  return {
    id: session.id,
    password: session.password,
    timeoutMs: session.timeoutMs,
    createdTimeoutMs: session.createdTimeoutMs,
    commit: session.commit,
    expiresAtMs: session.expiresAtMs,
    lastTouchedAtMs: session.lastTouchedAtMs,
    touchedBy: session.touchedBy,
    state: session.state,
    link: session.link,
    lastLink: session.lastLink,
    owner: session.owner,
    scope: session.scope,
  };
}

export function copyRequest(request: QueuedRequest): Draft<QueuedRequest> {
  return {
    link: request.link,
    owner: request.owner,
    sessionId: request.sessionId,
    xid: request.xid,
    request: request.request,
    authIds: request.authIds,
    receivedAtMs: request.receivedAtMs,
    txn: request.txn,
    err: request.err,
    changedPaths: request.changedPaths,
    causes: request.causes,
  };
}

export function copyNode(node: Znode): Draft<Znode> {
  return {
    path: node.path,
    data: node.data,
    dataLength: node.dataLength,
    acl: node.acl,
    kind: node.kind,
    owner: node.owner,
    ttlMs: node.ttlMs,
    czxid: node.czxid,
    mzxid: node.mzxid,
    pzxid: node.pzxid,
    ctimeMs: node.ctimeMs,
    mtimeMs: node.mtimeMs,
    version: node.version,
    aversion: node.aversion,
    createCount: node.createCount,
    children: node.children,
    childBuckets: node.childBuckets,
  };
}
