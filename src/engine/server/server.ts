// A standalone ZooKeeper server (org.apache.zookeeper.server.ZooKeeperServer): routes what comes in to the part it is for.
import { assertNever } from '../kernel/assertNever.ts';
import { Cell, Fifo, Table } from '../kernel/table.ts';
import { OPEN_ACL_UNSAFE } from '../model/acl.ts';
import type { ServerId } from '../model/ids.ts';
import { parentOf } from '../model/path.ts';
import type { Outbox } from '../outbox.ts';
import { processMessage } from './clientPackets.ts';
import { checkContainers, planContainerCheck, postDeleteRequest } from './containerManager.ts';
import { applyTxn } from './dataTree.ts';
import { finishNext } from './finalRequestProcessor.ts';
import { NO_LATENCY } from './latency.ts';
import { prepareNext } from './prepRequestProcessor.ts';
import { recover, takeSnapshot } from './recovery.ts';
import { closeConnection } from './serverCnxn.ts';
import type { ServerConfig, ServerInput, ServerState, ServerTask } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { expireByCommand, expireSessions, trackSession } from './sessionTracker.ts';
import { syncNext } from './syncRequestProcessor.ts';

export function handleServer(
  self: ServerState,
  config: ServerConfig,
  input: ServerInput,
  outbox: Outbox<ServerTask>,
): void {
  const step: ServerStep = { self, config, outbox };
  switch (input.kind) {
    case 'message':
      return processMessage(step, input.link, input.message);
    case 'task':
      return runTask(step, input.task);
    case 'stop':
      return stop(step);
    case 'expireSession':
      return expireByCommand(step, input.session);
    default:
      assertNever(input);
  }
}

/** A server that was never started, with an empty disk. */
export function createServer(id: ServerId): ServerState {
  return {
    vars: new Cell({
      id,
      incarnation: 0,
      state: 'down',
      startedAtMs: 0,
      lastProposedZxid: 0,
      lastProcessedZxid: 0,
      nextSessionNumber: 0,
      loggedSinceSnapshot: 0,
      flushedAtMs: 0,
      nextExpiryAtMs: null,
      containerCheck: 'none',
      approximateDataSize: 0,
      packetsReceived: 0,
      packetsSent: 0,
    }),
    latency: new Cell(NO_LATENCY),
    nodes: new Table(),
    ephemerals: new Table(),
    containers: new Table(),
    dataWatches: new Table(),
    childWatches: new Table(),
    dataWatchPaths: new Table(),
    childWatchPaths: new Table(),
    recursiveWatches: new Cell({ data: 0, child: 0 }),
    sessions: new Table(),
    connections: new Table(),
    prepQueue: new Fifo(),
    syncQueue: new Fifo(),
    finalQueue: new Fifo(),
    owed: new Cell(null),
    outstanding: new Table(),
    log: new Fifo(),
    snapshot: new Cell(null),
  };
}

/** Makes empty persistent nodes for anyone, each by a transaction of its own and of no session, missing parents first. */
export function seedNodes(self: ServerState, paths: readonly string[]): void {
  for (const path of paths) seedNode(self, path);
}

function seedNode(self: ServerState, path: string): void {
  if (self.nodes.has(path)) return;
  seedNode(self, parentOf(path));
  const zxid = self.vars.value.lastProposedZxid + 1;
  const timeMs = self.vars.value.startedAtMs;
  const parentCreateCount = (self.nodes.get(parentOf(path))?.createCount ?? 0) + 1;
  const txn = {
    zxid,
    session: '0x0',
    timeMs,
    body: {
      type: 'create',
      path,
      data: '',
      acl: OPEN_ACL_UNSAFE,
      kind: 'persistent',
      ttlMs: 0,
      parentCreateCount,
    },
  } as const;
  self.vars.update({ lastProposedZxid: zxid });
  self.log.push({ txn, loggedAtMs: timeMs });
  applyTxn(self, txn);
}

function runTask(step: ServerStep, task: ServerTask): void {
  switch (task.type) {
    case 'start':
      return start(step);
    case 'prep':
      return prepareNext(step);
    case 'sync':
      return syncNext(step);
    case 'final':
      return finishNext(step);
    case 'expireSessions':
      return expireSessions(step);
    case 'checkContainers':
      return checkContainers(step);
    case 'deleteContainer':
      return postDeleteRequest(step, task.path);
    default:
      assertNever(task);
  }
}

/** Takes up the disk and serves; every session begins with a full timeout. A snapshot is taken at every start ([S14]). */
function start(step: ServerStep): void {
  const { self, outbox } = step;
  const recovered = self.snapshot.value === null && self.log.size === 0 ? 'fresh' : 'fromSnapshotAndLog';
  self.vars.update({ state: 'serving', startedAtMs: outbox.nowMs });
  const timeouts = recover(self);
  outbox.record({ kind: 'server.started', lastZxid: self.vars.value.lastProcessedZxid, recovered });
  for (const [id, timeoutMs] of timeouts)
    trackSession(step, id, timeoutMs, { link: null, commit: 'committed' });
  takeSnapshot(step);
  planContainerCheck(step);
}

/** The process ends: what is not on disk is gone, all clients lose their connections ([S14]). */
function stop(step: ServerStep): void {
  const { self, outbox } = step;
  outbox.record({ kind: 'server.stopped' });
  const links = [...self.connections.keys()];
  for (const link of links) closeConnection(step, link, 'serverStopped');
  const { log, vars } = self;
  const fresh = createServer(vars.value.id);
  for (const table of [self.nodes, self.ephemerals, self.containers, self.sessions, self.outstanding])
    table.clear();
  for (const table of [self.dataWatches, self.childWatches, self.dataWatchPaths, self.childWatchPaths])
    table.clear();
  for (const queue of [self.prepQueue, self.syncQueue, self.finalQueue]) queue.replace([]);
  self.connections.clear();
  self.owed.value = null;
  self.latency.value = fresh.latency.value;
  self.recursiveWatches.value = fresh.recursiveWatches.value;
  const loggedSinceSnapshot = log.size;
  const { incarnation, lastProcessedZxid } = vars.value;
  vars.value = { ...fresh.vars.value, incarnation: incarnation + 1, loggedSinceSnapshot, lastProcessedZxid };
}
