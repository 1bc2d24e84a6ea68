// What a recipe calls: every operation as a generator function with a typed result, to be used with `yield*`. Here the methods of
// org.apache.zookeeper.ZooKeeper, where a failed call throws KeeperError as there; what a program asks of its own process is in
// ownProcess.ts.
import { OPEN_ACL_UNSAFE, type Acl, type AuthId } from '../model/acl.ts';
import type { ServerId, SessionId } from '../model/ids.ts';
import { KeeperError } from '../model/keeperError.ts';
import { dataText, type Data } from '../model/data.ts';
import type {
  AddWatchMode,
  CreateMode,
  MultiPart,
  MultiReadPart,
  PartResult,
  ReconfigRequest,
  Request,
  ResponseBody,
  WatcherType,
} from '../model/message.ts';
import type { ConnectionState, ProgramArgs, Recipe, ZkOp } from '../model/op.ts';
import type { Stat } from '../model/stat.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';
import { ask, valueOf } from './ask.ts';
import type { WaitOptions } from './ownProcess.ts';

export * from './ownProcess.ts';

/** Empty data, a persistent node and an open ACL, unless it says otherwise. */
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

/** The path is the one that the server gave: that of a sequential node has its number. */
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

/** The data is null where the node was created with none. */
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

/** Only at that version of the data; -1: at any. */
export function* setData(path: string, data: Data, version = -1): Recipe<Stat> {
  return given((yield* call({ op: 'setData', path, data, version })).stat);
}

/** Only at that version of the data; -1: at any. */
export function* deleteNode(path: string, version = -1): Recipe<void> {
  yield* call({ op: 'delete', path, version });
}

/** Who may do what with the node, and its Stat. */
export function* getACL(path: string): Recipe<{ readonly acl: Acl; readonly stat: Stat }> {
  const body = yield* call({ op: 'getACL', path });
  return { acl: given(body.acl), stat: given(body.stat) };
}

/** Only at that version of the ACL; -1: at any. */
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

/** Waits until the server at hand has what the leader had committed: a read after it sees that. */
export function* sync(path: string): Recipe<void> {
  yield* call({ op: 'sync', path });
}

/** A watch that is not spent by its first event, on a node or on all below it. */
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

/** How many nodes there are below it, at whatever depth. */
export function* getAllChildrenNumber(path: string): Recipe<number> {
  return given((yield* call({ op: 'getAllChildrenNumber', path })).number);
}

/** Who the server takes this session for. */
export function* whoAmI(): Recipe<readonly AuthId[]> {
  return given((yield* call({ op: 'whoAmI' })).ids);
}

/** ZooKeeperAdmin.reconfigure: what `/zookeeper/config` holds from then on. */
export function* reconfig(
  change: Omit<ReconfigRequest, 'op'>,
): Recipe<{ readonly data: string | null; readonly stat: Stat }> {
  const body = yield* call({ op: 'reconfig', ...change });
  return { data: dataText(given(body.data)), stat: given(body.stat) };
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

function* call(request: Request, { watch, latch }: WatchOptions = {}): Recipe<ResponseBody> {
  const watcher = watch === undefined ? {} : { watcher: watch };
  const result = yield* ask({ kind: 'zk', request, ...watcher, ...(latch === undefined ? {} : { latch }) });
  if (result.kind !== 'response') throw new Error(`${request.op} was answered by ${result.kind}`);
  return result.body;
}

/** A field that every answer to this call has. */
function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the answer lacks what it always has');
  return value;
}

function isCall(op: unknown): op is ZkOp {
  return typeof op === 'object' && op !== null && 'kind' in op && op.kind === 'zk';
}
