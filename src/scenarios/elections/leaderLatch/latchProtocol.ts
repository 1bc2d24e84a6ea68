// LeaderLatch: what it does after a reply, after its predecessor is deleted, and after a connection event. It runs on the
// event lane and on the thread for connection events, which is why versions differ. Function names are Curator's.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { byNumber } from '../../locks/predecessorLock/recipe.ts';
import { nextState, stopWork } from '../interruption.ts';
import {
  begin,
  callAgain,
  createWithParent,
  ensureNamespace,
  latchPath,
  latchWatcher,
  outcomeOf,
} from './latchBackground.ts';
import { latchVersion } from './latchVersion.ts';

/** Runs on the event lane with each event of the watcher. */
export const LATCH_EVENT = 'latch-event';

/** Its znode goes and another one is made: at the start, and wherever a version knows no better. */
export function* reset(latch: ProgramArgs): Recipe<void> {
  yield* setLeadership(latch, null);
  yield* setNode(latch, null);
  yield* zk.atStep('latch.create');
  yield* begin(latch, 'latch-created');
}

/** The create was answered. */
export function* latchCreated(args: ProgramArgs): Recipe<void> {
  const outcome = yield* outcomeOf(args);
  if (outcome === null) return;
  const { err, body } = outcome;
  if (err === 'NoNode') yield* createWithParent(args);
  if (body.path !== undefined && body.path !== null) yield* hasNode(args, body.path);
}

/** The latches were listed. */
export function* latchListed(args: ProgramArgs): Recipe<void> {
  const outcome = yield* outcomeOf(args);
  if (outcome === null) return;
  const { err, body } = outcome;
  if (body.children !== undefined) yield* checkLeadership(args, body.children);
  if (err === 'NoNode' && latchVersion(args['version']).onNoPath === 'reset') yield* reset(args);
}

/** The latch before was read, with a watch. */
export function* latchWatched(args: ProgramArgs): Recipe<void> {
  const outcome = yield* outcomeOf(args);
  if (outcome?.err !== 'NoNode') return;
  if (latchVersion(args['version']).onGonePredecessor === 'reset') yield* reset(args);
  else yield* getChildren(args);
}

/** Its own node, the first, was read: it counts if it is of the present session. */
export function* latchOwner(args: ProgramArgs): Recipe<void> {
  const outcome = yield* outcomeOf(args);
  if (outcome === null) return;
  const owner = outcome.body.stat?.ephemeralOwner;
  if (owner === (yield* zk.sessionId())) yield* setLeadership(args, String(args['path']));
  else yield* reset(args);
}

export function* latchDeleted(args: ProgramArgs): Recipe<void> {
  const outcome = yield* outcomeOf(args);
  if (outcome?.err === 'Ok' || outcome?.err === 'NoNode')
    yield* zk.fact({ type: 'forgets', path: String(args['path']) });
}

/** The latch before it is gone. */
export function* latchEvent(args: ProgramArgs): Recipe<void> {
  if (args['eventType'] === 'NodeDeleted' && (yield* isStarted(args))) yield* getChildren(args);
}

/** A call is made again after a pause. */
export function* latchAgain(args: ProgramArgs): Recipe<void> {
  const found = yield* callAgain(args);
  if (found !== null) yield* hasNode(args, found);
}

/** The thread of Curator's ConnectionStateManager: handleStateChange, for as long as the latch's program runs. */
export function* latchListener(args: ProgramArgs): Recipe<void> {
  for (;;) {
    const state = yield* nextState();
    if (state === null) return;
    const latch = { ...args, latch: Number(yield* zk.readVar(latestOf(args))) };
    if (!(yield* isStarted(latch))) continue;
    if (state === 'LOST' || (state === 'SUSPENDED' && args['policy'] === 'standard'))
      yield* setLeadership(latch, null);
    if (state === 'RECONNECTED') yield* hasReconnected(latch);
  }
}

/** start(): in the thread that uses the latch. */
export function* startLatch(latch: ProgramArgs): Recipe<void> {
  while ((yield* zk.sessionId()) === NO_SESSION) yield* zk.nextConnectionState();
  yield* zk.writeVar(latestOf(latch), Number(latch['latch']));
  yield* zk.writeVar(stateOf(latch), 'STARTED');
  yield* zk.onEvent(latchWatcher(latch), LATCH_EVENT, latch);
  yield* ensureNamespace(latch);
  yield* reset(latch);
}

/** await(): until it leads, or until its user has no more patience: null. */
export function* awaitLeadership(latch: ProgramArgs): Recipe<string | null> {
  yield* zk.atStep('latch.await');
  const endMs = (yield* zk.clock()) + Number(latch['waitsMs'] ?? Infinity);
  return yield* zk.synchronised(monitorOf(latch), function* untilItLeads() {
    for (;;) {
      const path = yield* zk.readVar(leadingOf(latch));
      if (typeof path === 'string') return path;
      const timeoutMs = endMs - (yield* zk.clock());
      if (timeoutMs <= 0) return null;
      yield* zk.waitMonitor(monitorOf(latch), timeoutMs === Infinity ? {} : { timeoutMs });
    }
  });
}

/** close(): SILENT tells no listener that it leads no more, NOTIFY_LEADER does. Its watch stays until it rings. */
export function* closeLatch(latch: ProgramArgs): Recipe<void> {
  yield* zk.atStep('latch.close');
  yield* closeOnce(latch);
  if (latch['closes'] !== 'twice') return;
  if (!(yield* isStarted(latch)))
    throw new Error('IllegalStateException: Already closed or has not been started');
}

function* closeOnce(latch: ProgramArgs): Recipe<void> {
  yield* zk.writeVar(stateOf(latch), 'CLOSED');
  yield* disbelieve(yield* zk.readVar(leadingOf(latch)));
  yield* setNode(latch, null);
  yield* setLeadership(latch, null, latch['closeMode'] === 'NOTIFY_LEADER' ? 'told' : 'gone');
}

const NO_SESSION = '0x0';

/** Its znode was made, or found. A latch that was closed meanwhile has no use for it. */
function* hasNode(latch: ProgramArgs, path: string): Recipe<void> {
  yield* setNode(latch, path);
  const isOpen = yield* isStarted(latch);
  if (isOpen) yield* zk.fact({ type: 'knows', path, by: 'process' });
  if (isOpen || latchVersion(latch['version']).closedMeanwhile === 'goesOn') yield* getChildren(latch);
  else yield* setNode(latch, null);
}

function* getChildren(latch: ProgramArgs): Recipe<void> {
  yield* zk.atStep('latch.list');
  yield* begin(latch, 'latch-listed');
}

function* checkLeadership(latch: ProgramArgs, names: readonly string[]): Recipe<void> {
  const version = latchVersion(latch['version']);
  const own = String(yield* zk.readVar(ourPathOf(latch)));
  const line = names.map((name) => `${latchPath(latch)}/${name}`).toSorted(byNumber);
  const place = line.indexOf(own);
  const before = line[place - 1];
  if (place < 0) return yield* reset(latch);
  if (before === undefined)
    return yield* version.first === 'comparesOwner'
      ? begin(latch, 'latch-owner', own)
      : setLeadership(latch, own);
  if (version.notFirst === 'stopsBelieving') yield* setLeadership(latch, null);
  yield* zk.atStep('latch.watch');
  yield* begin(latch, 'latch-watched', before);
}

/** A policy that takes SUSPENDED for an error has made it give up; without that, a leader of the same session goes on. */
function* hasReconnected(latch: ProgramArgs): Recipe<void> {
  const { onReconnected } = latchVersion(latch['version']);
  const goesOn = latch['policy'] === 'session' && (yield* zk.readVar(leadingOf(latch))) !== null;
  if (goesOn && onReconnected !== 'listAlways') return;
  yield* onReconnected === 'reset' ? reset(latch) : getChildren(latch);
}

/** The path by which it leads, null if it does not. Listeners hear of changes, unless they are gone already. */
function setLeadership(
  latch: ProgramArgs,
  path: string | null,
  listeners: 'told' | 'gone' = 'told',
): Recipe<void> {
  return zk.synchronised(monitorOf(latch), function* change() {
    const was = yield* zk.readVar(leadingOf(latch));
    yield* zk.writeVar(leadingOf(latch), path);
    if (was !== null && path === null) yield* leadsNoMore(latch, String(was), listeners);
    if (was === null && path !== null && (yield* isStarted(latch))) yield* leads(path);
    if (was !== null && path !== null && was !== path) yield* leadsBy(path, String(was));
    yield* zk.notifyMonitor(monitorOf(latch), 'all');
  });
}

function* leads(path: string): Recipe<void> {
  yield* zk.believe({ what: 'leader', path }, 'process');
  yield* zk.fact({ type: 'called', listener: 'isLeader' });
}

/** Two znodes of its own have followed each other: it goes on leading, and no listener hears of that. */
function* leadsBy(path: string, before: string): Recipe<void> {
  yield* disbelieve(before);
  yield* zk.believe({ what: 'leader', path }, 'process');
}

function* leadsNoMore(latch: ProgramArgs, path: string, listeners: 'told' | 'gone'): Recipe<void> {
  yield* disbelieve(path);
  if (listeners === 'gone') return;
  yield* zk.fact({ type: 'called', listener: 'notLeader' });
  if (yield* isStarted(latch)) yield* stopWork();
}

/** Another latch of its client may lead meanwhile. */
function* disbelieve(path: unknown): Recipe<void> {
  if (typeof path === 'string') yield* zk.disbelieve('leader', { path, by: 'process' });
}

/** The znode it had before is deleted, for as long as that takes. */
function* setNode(latch: ProgramArgs, path: string | null): Recipe<void> {
  const old = yield* zk.synchronised(ourPathOf(latch), function* getAndSet() {
    const before = yield* zk.readVar(ourPathOf(latch));
    yield* zk.writeVar(ourPathOf(latch), path);
    return before;
  });
  if (old !== null) yield* begin(latch, 'latch-deleted', String(old));
}

function* isStarted(latch: ProgramArgs): Recipe<boolean> {
  return (yield* zk.readVar(stateOf(latch))) === 'STARTED';
}

/** The number of the latch that a thread uses now. */
function latestOf(args: ProgramArgs): string {
  return latchWatcher(args);
}

/** Fields of one latch among those a client has had. */
function stateOf({ latch }: ProgramArgs): string {
  return `latch ${String(latch)} state`;
}

function ourPathOf({ latch }: ProgramArgs): string {
  return `latch ${String(latch)} ourPath`;
}

function leadingOf({ latch }: ProgramArgs): string {
  return `latch ${String(latch)} leads by`;
}

function monitorOf({ latch }: ProgramArgs): string {
  return `latch ${String(latch)}`;
}
