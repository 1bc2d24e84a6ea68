// What a recipe calls: every operation as a generator function with a typed result, to be used with `yield*`. First the
// synchronous methods of org.apache.zookeeper.ZooKeeper, where a failed call throws KeeperError as there; then what a program asks
// of its own process (threads, memory they share, monitors, the clock) and of a guarded resource.
import { OPEN_ACL_UNSAFE, type Acl, type AuthId } from '../model/acl.ts';
import type { Fact } from '../model/fact.ts';
import type { ServerId, SessionId } from '../model/ids.ts';
import { KeeperError } from '../model/keeperError.ts';
import { dataText, type Data } from '../model/data.ts';
import type {
  AddWatchMode,
  CreateMode,
  MultiPart,
  MultiReadPart,
  PartResult,
  Request,
  ResponseBody,
  WatcherType,
} from '../model/message.ts';
import type {
  Belief,
  Believer,
  ConnectionState,
  GateName,
  Op,
  OpResult,
  ProgramArgs,
  Recipe,
  SharedValue,
  ZkOp,
} from '../model/op.ts';
import type { Stat } from '../model/stat.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';

export interface CreateOptions {
  readonly data?: Data;
  readonly mode?: CreateMode;
  readonly acl?: Acl;
  readonly ttlMs?: number;
}

export interface WaitOptions {
  /** Absent: for ever. */
  readonly timeoutMs?: number;
}

/** Sets a watch with a read. */
export interface WatchOptions {
  /** The watcher object to register; the same name is the same object. */
  readonly watch?: string;
  readonly latch?: ZkOp['latch'] & string;
}

export function* create(
  path: string,
  options: CreateOptions = {},
): Recipe<{ readonly path: string; readonly stat: Stat }> {
  const { data = '', mode = 'PERSISTENT', acl = OPEN_ACL_UNSAFE, ttlMs } = options;
  const request = { op: 'create', path, data, acl, mode, ...(ttlMs === undefined ? {} : { ttlMs }) } as const;
  const body = yield* call(request);
  return { path: given(body.path ?? undefined), stat: given(body.stat) };
}

/** Null if the node is not there; a watch is set all the same. */
export function* exists(path: string, options: WatchOptions = {}): Recipe<Stat | null> {
  try {
    const body = yield* call({ op: 'exists', path, watch: options.watch !== undefined }, options);
    return given(body.stat);
  } catch (error) {
    if (error instanceof KeeperError && error.code === 'NoNode') return null;
    throw error;
  }
}

export function* getData(
  path: string,
  options: WatchOptions = {},
): Recipe<{ readonly data: string | null; readonly stat: Stat }> {
  const body = yield* call({ op: 'getData', path, watch: options.watch !== undefined }, options);
  return { data: dataText(given(body.data)), stat: given(body.stat) };
}

/** Names, in no order that means anything. The list is the caller's own. */
export function* getChildren(path: string, options: WatchOptions = {}): Recipe<string[]> {
  const body = yield* call({ op: 'getChildren', path, watch: options.watch !== undefined }, options);
  return [...given(body.children)];
}

/** ZooKeeper.getChildren with a Stat, which is the node's own. */
export function* getChildrenAndStat(
  path: string,
  options: WatchOptions = {},
): Recipe<{ readonly children: readonly string[]; readonly stat: Stat }> {
  const body = yield* call({ op: 'getChildren', path, watch: options.watch !== undefined }, options);
  return { children: [...given(body.children)], stat: given(body.stat) };
}

/** Names alone, as ZooKeeper.getChildren answers who does not ask for a Stat: the shorter of the two packets. */
export function* getChildNames(path: string): Recipe<readonly string[]> {
  const result = yield* ask({ kind: 'zk', request: { op: 'getChildren1', path, watch: false } });
  if (result.kind !== 'response') throw new Error(`getChildren1 was answered by ${result.kind}`);
  return [...(result.body.children ?? [])];
}

export function* setData(path: string, data: Data, version = -1): Recipe<Stat> {
  return given((yield* call({ op: 'setData', path, data, version })).stat);
}

export function* deleteNode(path: string, version = -1): Recipe<void> {
  yield* call({ op: 'delete', path, version });
}

export function* getACL(path: string): Recipe<{ readonly acl: Acl; readonly stat: Stat }> {
  const body = yield* call({ op: 'getACL', path });
  return { acl: given(body.acl), stat: given(body.stat) };
}

export function* setACL(path: string, acl: Acl, version = -1): Recipe<Stat> {
  return given((yield* call({ op: 'setACL', path, acl, version })).stat);
}

/** All or nothing; if one part fails, its code is thrown with the codes of all. */
export function* multi(parts: readonly MultiPart[]): Recipe<readonly PartResult[]> {
  return given((yield* call({ op: 'multi', parts })).results);
}

/** Each part is answered by itself. */
export function* multiRead(parts: readonly MultiReadPart[]): Recipe<readonly PartResult[]> {
  return given((yield* call({ op: 'multiRead', parts })).results);
}

export function* sync(path: string): Recipe<void> {
  yield* call({ op: 'sync', path });
}

export function* addWatch(path: string, watch: string, mode: AddWatchMode): Recipe<void> {
  yield* call({ op: 'addWatch', path, mode }, { watch });
}

/** `local`: the library takes its watchers off whatever the server answers. */
export function* removeAllWatches(path: string, type: WatcherType, local = false): Recipe<void> {
  yield* ask({ kind: 'zk', request: { op: 'removeWatches', path, type }, ...(local ? { local } : {}) });
}

/** Paths of the session's own ephemerals that begin with these characters. */
export function* getEphemerals(prefix: string): Recipe<readonly string[]> {
  return given((yield* call({ op: 'getEphemerals', prefix })).ephemerals);
}

export function* getAllChildrenNumber(path: string): Recipe<number> {
  return given((yield* call({ op: 'getAllChildrenNumber', path })).number);
}

export function* whoAmI(): Recipe<readonly AuthId[]> {
  return given((yield* call({ op: 'whoAmI' })).ids);
}

/** ZooKeeperAdmin.reconfigure, which no server of ours allows. */
export function* reconfig(): Recipe<void> {
  yield* call({ op: 'reconfig' });
}

/** Returns at once; the server's answer is not awaited. */
export function* addAuth(scheme: string, auth: string | null): Recipe<void> {
  yield* call({ op: 'auth', scheme, auth });
}

/** Ends the handle: every later call fails with SessionExpired. */
export function* closeSession(): Recipe<void> {
  yield* call({ op: 'closeSession' });
}

/** The next event a watcher was called with, None events included; null if the time passed first. */
export function nextWatchEvent(watcher: string): Recipe<WatchedEvent>;
export function nextWatchEvent(watcher: string, options: WaitOptions): Recipe<WatchedEvent | null>;
export function* nextWatchEvent(watcher: string, options: WaitOptions = {}): Recipe<WatchedEvent | null> {
  const result = yield* ask({ kind: 'nextWatchEvent', watcher, ...options });
  return result.kind === 'event' ? result.event : null;
}

/** Throws SessionExpired when the session is known to be over before the time is. */
export function* sleep(ms: number): Recipe<void> {
  yield* ask({ kind: 'sleep', ms, interruptedBy: 'Expired' });
}

/** Sleeps whatever becomes of the session; `sleep` is broken off when a plain Java handle expires. */
export function* sleepOn(ms: number): Recipe<void> {
  yield { kind: 'sleep', ms };
}

/** Sleeps while there is a connection: ConnectionLoss is thrown as soon as there is none (plain Java handles). */
export function* sleepWhileConnected(ms: number): Recipe<void> {
  yield* ask({ kind: 'sleep', ms, interruptedBy: 'Disconnected' });
}

/** Throws SessionExpired when the session is known to be over before the gate opens. */
export function* gate(name: GateName): Recipe<void> {
  yield* ask({ kind: 'gate', gate: name, interruptedBy: 'Expired' });
}

/** Waits at a gate whatever becomes of the session. */
export function* gateOn(name: GateName): Recipe<void> {
  yield { kind: 'gate', gate: name };
}

/** Waits at a gate while there is a connection: ConnectionLoss is thrown as soon as there is none (plain Java handles). */
export function* gateWhileConnected(name: GateName): Recipe<void> {
  yield* ask({ kind: 'gate', gate: name, interruptedBy: 'Disconnected' });
}

/** A belief of the calling thread, or one that all threads of its client share. */
export function* believe(belief: Belief, by?: Believer): Recipe<void> {
  yield* ask({ kind: 'believe', belief, ...(by === undefined ? {} : { by }) });
}

export interface Disbelief {
  /** Absent: whatever the node. */
  readonly path?: string;
  readonly by?: Believer;
}

export function* disbelieve(what: Belief['what'], disbelief: Disbelief = {}): Recipe<void> {
  yield* ask({ kind: 'disbelieve', what, ...disbelief });
}

export function* atStep(step: string): Recipe<void> {
  yield* ask({ kind: 'atStep', step });
}

/** Starts another thread of this client; returns its number. */
export function* spawn(recipe: string, args: ProgramArgs): Recipe<number> {
  const result = yield* ask({ kind: 'spawn', recipe, args });
  if (result.kind !== 'value') throw new Error(`spawn was answered by ${result.kind}`);
  return Number(result.value);
}

/** A field of an object that all threads of the client share; null until it is first written. */
export function* readVar(name: string): Recipe<SharedValue> {
  return yield* valueOf({ kind: 'readVar', name });
}

export function* writeVar(name: string, to: SharedValue): Recipe<void> {
  yield { kind: 'writeVar', name, value: to };
}

/** In one step, as AtomicInteger.addAndGet: the number after it. */
export function* addToVar(name: string, by: number): Recipe<number> {
  return Number(yield* valueOf({ kind: 'addToVar', name, by }));
}

/** Another latch under that name: who waits for the old one goes on waiting for it. */
export function* newLatch(name: string, count = 1): Recipe<void> {
  yield { kind: 'newLatch', name, count };
}

/** Does nothing where no latch has been made yet. */
export function* countDown(name: string): Recipe<void> {
  yield { kind: 'countDown', name };
}

/** False if the time passed first. */
export function* awaitLatch(name: string, options: WaitOptions = {}): Recipe<boolean> {
  return (yield* ask({ kind: 'awaitLatch', name, ...options })).kind === 'done';
}

export function* enterMonitor(name: string): Recipe<void> {
  yield { kind: 'enterMonitor', name };
}

export function* exitMonitor(name: string): Recipe<void> {
  yield { kind: 'exitMonitor', name };
}

/** Runs a piece of a program inside `synchronized (name)`, and leaves that however the piece ends. */
export function* synchronised<R>(name: string, piece: () => Recipe<R>): Recipe<R> {
  yield* enterMonitor(name);
  try {
    return yield* piece();
  } finally {
    yield* exitMonitor(name);
  }
}

/** Object.wait, inside the monitor: false if the time passed first. A notification that came before is lost. */
export function* waitMonitor(name: string, options: WaitOptions = {}): Recipe<boolean> {
  return (yield* ask({ kind: 'waitMonitor', name, ...options })).kind === 'done';
}

export function* notifyMonitor(name: string, whom: 'one' | 'all' = 'one'): Recipe<void> {
  yield { kind: 'notifyMonitor', name, whom };
}

/**
 * Has events of a watcher run a recipe on the event lane, with `eventType`, `eventState` and `eventPath` (empty without
 * one) among its arguments. While it runs and waits, no other event is delivered.
 */
export function* onEvent(watcher: string, recipe: string, args: ProgramArgs = {}): Recipe<void> {
  yield { kind: 'onEvent', watcher, recipe, args };
}

export function* offEvent(watcher: string): Recipe<void> {
  yield { kind: 'offEvent', watcher };
}

/** States that the library has told before are not heard; without this a thread hears all since its process began. */
export function* listenConnectionState(): Recipe<void> {
  yield { kind: 'listenConnectionState' };
}

/** The next state of the connection, as Curator and kazoo tell it; null if the time passed first. */
export function nextConnectionState(): Recipe<ConnectionState>;
export function nextConnectionState(options: WaitOptions): Recipe<ConnectionState | null>;
export function* nextConnectionState(options: WaitOptions = {}): Recipe<ConnectionState | null> {
  const result = yield* ask({ kind: 'nextConnectionState', ...options });
  return result.kind === 'connectionState' ? result.state : null;
}

/**
 * Makes a call and does not wait for it: what it comes to is handled by a recipe on the event lane, where `outcome` tells.
 * The call is one of these, e.g. `zk.getChildren('/a')`, not run yet.
 */
export function* callInBackground(
  unsent: Recipe<unknown>,
  recipe: string,
  args: ProgramArgs = {},
): Recipe<void> {
  const { value: op } = unsent.next();
  if (!isCall(op)) throw new Error('only a call of ZooKeeper can be made in the background');
  yield* ask({ kind: 'callInBackground', call: op, recipe, args });
}

/** On the event lane: the answer to the call that brought this recipe there; what it failed with is thrown. */
export function* outcome(): Recipe<ResponseBody> {
  const result = yield* ask({ kind: 'outcome' });
  if (result.kind !== 'response') throw new Error(`outcome was answered by ${result.kind}`);
  return result.body;
}

/** Thread.interrupt: breaks off what another thread waits for, with Interrupted. */
export function* interrupt(thread: number): Recipe<void> {
  yield { kind: 'interrupt', thread };
}

/** Thread.interrupted: whether it was interrupted while it did not wait. It is not any more. */
export function* interrupted(): Recipe<boolean> {
  return (yield* valueOf({ kind: 'interrupted' })) === true;
}

/** Another handle after one whose session is over, to the same servers or to others. */
export function* newHandle(connectString?: readonly ServerId[]): Recipe<void> {
  yield { kind: 'newHandle', ...(connectString === undefined ? {} : { connectString }) };
}

/** Closes the handle without a word to any server: its session lives on until it expires. */
export function* abandonHandle(): Recipe<void> {
  yield* ask({ kind: 'abandonHandle' });
}

/** ZooKeeper.getState of the present handle. */
export function* handleState(): Recipe<HandleState> {
  return (yield* valueOf({ kind: 'handleState' })) as HandleState;
}

export type HandleState = 'CONNECTING' | 'CONNECTED' | 'CONNECTEDREADONLY' | 'CLOSED' | 'AUTH_FAILED';

/** Of the present handle's session: what `ephemeralOwner` of its nodes is. `0x0` before there is one. */
export function* sessionId(): Recipe<SessionId> {
  return (yield* valueOf({ kind: 'sessionId' })) as SessionId;
}

/** System.currentTimeMillis: may jump and drift. */
export function* clock(): Recipe<number> {
  return Number(yield* valueOf({ kind: 'clock' }));
}

/** A whole number from 0 to `bound` − 1. */
export function* draw(bound: number): Recipe<number> {
  return Number(yield* valueOf({ kind: 'draw', bound }));
}

/** A UUID of this client's own, as java.util.UUID.randomUUID writes it. */
export function* guid(): Recipe<string> {
  let digits = '';
  for (let part = 0; part < 4; part++) {
    const number = yield* draw(0x1_0000_0000);
    digits += number.toString(16).padStart(8, '0');
  }
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => digits.slice(from, to));
  return `${a}-${b}-4${c}-a${d}-${e}`;
}

/** The number of the calling thread. */
export function* threadId(): Recipe<number> {
  return Number(yield* valueOf({ kind: 'threadId' }));
}

/** Writes to the console of the process; what ends a line is part of the text. */
export function* print(text: string, stream: 'out' | 'err' = 'out'): Recipe<void> {
  yield { kind: 'print', text, stream };
}

/** The next line that is typed at the console of the process. */
export function* nextLine(): Recipe<string> {
  return String(yield* valueOf({ kind: 'nextLine' }));
}

/** System.exit: nothing after it is done. */
export function* exit(): Recipe<void> {
  yield { kind: 'exit' };
}

/** Says what it has done or knows, for invariants and views; see model/fact.ts. */
export function* fact(stated: Fact): Recipe<void> {
  yield { kind: 'fact', fact: stated };
}

export interface ResourceWriteArgs {
  /** As in `resource:printer`. */
  readonly resource: string;
  readonly value: string;
  readonly token: number | null;
}

/** Whether the resource accepted the write. */
export function* useResource({ resource, ...write }: ResourceWriteArgs): Recipe<boolean> {
  const result = yield* ask({ kind: 'useResource', resource: `resource:${resource}`, ...write });
  return result.kind === 'verdict' && result.verdict === 'accepted';
}

function* call(request: Request, { watch, latch }: WatchOptions = {}): Recipe<ResponseBody> {
  const watcher = watch === undefined ? {} : { watcher: watch };
  const result = yield* ask({ kind: 'zk', request, ...watcher, ...(latch === undefined ? {} : { latch }) });
  if (result.kind !== 'response') throw new Error(`${request.op} was answered by ${result.kind}`);
  return result.body;
}

/** The one place where what comes back is believed to be what the client process hands to its programs. */
function* ask(op: Op): Recipe<OpResult> {
  return (yield op) as OpResult;
}

/** A field that every answer to this call has. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the answer lacks what it always has');
  return value;
}

function isCall(op: unknown): op is ZkOp {
  return typeof op === 'object' && op !== null && 'kind' in op && op.kind === 'zk';
}

function* valueOf(op: Op): Recipe<SharedValue> {
  const result = yield* ask(op);
  if (result.kind !== 'value') throw new Error(`${op.kind} was answered by ${result.kind}`);
  return result.value;
}
