// What a recipe calls: every operation as a generator function with a typed result, to be used with `yield*`. Stands for
// the synchronous methods of org.apache.zookeeper.ZooKeeper; a failed call throws KeeperError, as there.
import { OPEN_ACL_UNSAFE, type Acl, type AuthId } from '../model/acl.ts';
import { KeeperError } from '../model/keeperError.ts';
import type {
  AddWatchMode,
  CreateMode,
  Data,
  MultiPart,
  MultiReadPart,
  PartResult,
  Request,
  ResponseBody,
  WatcherType,
} from '../model/message.ts';
import type { Belief, Believer, GateName, Op, OpResult, ProgramArgs, Recipe, ZkOp } from '../model/op.ts';
import type { Stat } from '../model/stat.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';

export interface CreateOptions {
  readonly data?: Data;
  readonly mode?: CreateMode;
  readonly acl?: Acl;
  readonly ttlMs?: number;
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
  return { path: given(body.path), stat: given(body.stat) };
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
): Recipe<{ readonly data: Data; readonly stat: Stat }> {
  const body = yield* call({ op: 'getData', path, watch: options.watch !== undefined }, options);
  return { data: given(body.data), stat: given(body.stat) };
}

/** Names, in no order that means anything. The list is the caller's own. */
export function* getChildren(path: string, options: WatchOptions = {}): Recipe<string[]> {
  const body = yield* call({ op: 'getChildren', path, watch: options.watch !== undefined }, options);
  return [...given(body.children)];
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

export function* removeAllWatches(path: string, type: WatcherType): Recipe<void> {
  yield* call({ op: 'removeWatches', path, type });
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

/** Returns at once; the server's answer is not awaited. */
export function* addAuth(scheme: string, auth: string): Recipe<void> {
  yield* call({ op: 'auth', scheme, auth });
}

/** Ends the handle: every later call fails with SessionExpired. */
export function* closeSession(): Recipe<void> {
  yield* call({ op: 'closeSession' });
}

/** The next event a watcher was called with, None events included; waits for it. */
export function* nextWatchEvent(watcher: string): Recipe<WatchedEvent> {
  const result = yield* ask({ kind: 'nextWatchEvent', watcher });
  if (result.kind !== 'event') throw new Error(`nextWatchEvent was answered by ${result.kind}`);
  return result.event;
}

/** Throws SessionExpired when the session is known to be over before the time is. */
export function* sleep(ms: number): Recipe<void> {
  yield* ask({ kind: 'sleep', ms, interruptedBy: 'Expired' });
}

/** Throws SessionExpired when the session is known to be over before the gate opens. */
export function* gate(name: GateName): Recipe<void> {
  yield* ask({ kind: 'gate', gate: name, interruptedBy: 'Expired' });
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
