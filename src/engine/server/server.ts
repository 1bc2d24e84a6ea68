// A ZooKeeper server (org.apache.zookeeper.server.ZooKeeperServer): routes what comes in to the part it is for.
import { OPEN_ACL_UNSAFE, type Acl } from '../model/acl.ts';
import { parentOf } from '../model/path.ts';
import type { Txn, TxnBody } from '../model/txn.ts';
import type { ServerOutbox } from '../trace/outbox.ts';
import { processMessage } from './clientPackets.ts';
import { mayConcernQuota } from './initialTree.ts';
import { applyTxn, LateNames, type ChildNaming } from './dataTree.ts';
import { finishNext } from './finalRequestProcessor.ts';
import { assertNever } from '../kernel/assertNever.ts';
import { driftClock, jumpClock } from './clock.ts';
import { setDisk, wipeDisk } from './disk.ts';
import { fourLetterText } from './fourLetterWords.ts';
import { survivesDiskError } from './mistakes/zookeeper4882.ts';
import { stop } from './shutdown.ts';
import { prepareNext } from './prepRequestProcessor.ts';
import { lacksSnapshot, recover } from './recovery.ts';
import { takeSnapshot, writeSnapshot } from './snapshots.ts';
import { leaveRole } from './quorum/leaveRole.ts';
import { receivePacket, runPeerTask, startPeer } from './quorum/quorumPeer.ts';
import { logNextProposal, takeNextRequest } from './quorum/quorumProcessors.ts';
import { checkContainers, planContainerCheck, postDeleteRequest } from './containerManager.ts';
import type { ServerConfig, ServerInput, ServerState, ServerTask } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { createSessionTracker, expireByCommand, expireSessions, trackSession } from './sessionTracker.ts';
import { syncNext } from './syncRequestProcessor.ts';

export function handleServer(
  self: ServerState,
  config: ServerConfig,
  input: ServerInput,
  outbox: ServerOutbox<ServerTask>,
): void {
  const step: ServerStep = { self, config, outbox };
  switch (input.kind) {
    case 'message':
      return processMessage(step, input.link, input.message);
    case 'packet':
      return receivePacket(step, input.link, input.packet);
    case 'task':
      return runTask(step, input.task);
    case 'expireSession':
      return expireByCommand(step, input.session);
    case 'ask':
      return outbox.record({
        kind: 'word.answered',
        word: input.word,
        text: fourLetterText(step, input.word),
      });
    case 'stop':
      return stop(step);
    case 'wipeDisk':
      return wipeDisk(step);
    case 'setDisk':
      return setDisk(step, input.disk);
    case 'jumpClock':
      return jumpClock(step, input.byMs);
    case 'driftClock':
      return driftClock(step, input.perMille);
    default:
      assertNever(input);
  }
}

/**
 * Makes persistent nodes for anyone, empty where no data is given, each by a transaction of its own and of no session, missing parents first. Of a
 * node below which so many children were created before, the last has come and gone too.
 */
export function seedNodes(self: ServerState, seed: Seed): void {
  const seeding = seedNodeByNode(self, seed);
  while (seeding.next().done !== true);
}

/** The same, a node at each step: its caller may do something else between two of them. */
export function* seedNodeByNode(self: ServerState, seed: Seed): Generator<undefined, void> {
  const { nodes, created = {} } = seed;
  const late = new LateNames();
  for (const path of nodes) {
    // A quota is counted over nodes found by their names.
    const isCounted = mayConcernQuota(self, path);
    if (isCounted) late.write(self);
    seedNode(self, path, seed, isCounted ? undefined : late);
    yield;
  }
  late.write(self);
  for (const [path, count] of Object.entries(created)) {
    seedNode(self, path, seed);
    commit(self, creation(`${path}/past`, count, {}));
    commit(self, { type: 'delete', path: `${path}/past` });
  }
}

interface Seed {
  readonly nodes: readonly string[];
  readonly nodeData?: Readonly<Record<string, string>>;
  readonly nodeAcls?: Readonly<Record<string, Acl>>;
  readonly created?: Readonly<Record<string, number>>;
}

function seedNode(self: ServerState, path: string, seed: Seed, names?: ChildNaming): void {
  if (self.nodes.has(path)) return;
  seedNode(self, parentOf(path), seed, names);
  const count = (self.nodes.get(parentOf(path))?.createCount ?? 0) + 1;
  commit(self, creation(path, count, { data: seed.nodeData?.[path], acl: seed.nodeAcls?.[path] }), names);
}

interface Seeded {
  readonly data?: string | undefined;
  readonly acl?: Acl | undefined;
}

function creation(
  path: string,
  parentCreateCount: number,
  { data = '', acl = OPEN_ACL_UNSAFE }: Seeded,
): TxnBody {
  return {
    type: 'create',
    path,
    data,
    acl,
    kind: 'persistent',
    ttlMs: 0,
    parentCreateCount,
  };
}

function commit(self: ServerState, body: TxnBody, names?: ChildNaming): void {
  const zxid = self.vars.value.lastProposedZxid + 1;
  const timeMs = self.vars.value.startedAtMs;
  const txn: Txn = { zxid, session: '0x0', timeMs, body };
  self.vars.update({ lastProposedZxid: zxid });
  self.log.push({ txn, loggedAtMs: timeMs });
  applyTxn(self, txn, names);
}

function runTask(step: ServerStep, task: ServerTask): void {
  switch (task.type) {
    case 'start':
      return step.self.peer.value === null ? start(step) : startPeer(step);
    case 'prep':
      return step.self.peer.value === null ? prepareNext(step) : takeNextRequest(step);
    case 'sync':
      return logNext(step);
    case 'writeSnapshot':
      return writeSnapshot(step);
    case 'final':
      return finishNext(step);
    case 'expireSessions':
      return expireSessions(step);
    case 'checkContainers':
      return checkContainers(step);
    case 'deleteContainer':
      return postDeleteRequest(step, task.path);
    default:
      runPeerTask(step, task);
  }
}

/** Takes up the disk and serves; every session begins with a full timeout. A snapshot is taken at every start ([S14]). */
function start(step: ServerStep): void {
  const { self, outbox } = step;
  if (lacksSnapshot(step)) return outbox.record({ kind: 'server.stopped', why: 'noSnapshot' });
  const recovered = self.snapshot.value === null && self.log.size === 0 ? 'fresh' : 'fromSnapshotAndLog';
  self.vars.update({ state: 'serving', startedAtMs: outbox.nowMs });
  const timeouts = recover(step);
  outbox.record({ kind: 'server.started', lastZxid: self.vars.value.lastProcessedZxid, recovered });
  createSessionTracker(step);
  for (const [id, timeoutMs] of timeouts)
    trackSession(step, id, timeoutMs, { link: null, commit: 'committed' });
  takeSnapshot(step);
  if (step.self.containers.size > 0) planContainerCheck(step);
}

/** What a lane does with the next request it is to log. */
function logNext(step: ServerStep): void {
  const { self } = step;
  const writes = self.disk.value.health === 'failing' && self.syncQueue.peek()?.txn !== null;
  if (writes && self.syncQueue.size > 0) return failToLog(step);
  if (self.peer.value === null) syncNext(step);
  else logNextProposal(step);
}

/** A disk that fails costs the process: a server that cannot log must not go on. */
function failToLog(step: ServerStep): void {
  if (survivesDiskError(step)) {
    step.self.syncQueue.replace([]);
    return leaveRole(step, 'diskError');
  }
  stop(step);
  if (step.config.supervised === true) step.outbox.schedule({ type: 'start' }, step.config.restartMs);
}
