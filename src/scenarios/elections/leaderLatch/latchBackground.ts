// A latch's background calls: Curator does not wait for them, repeats them after a connection loss with a pause, and handles
// their results on the event thread.
import {
  KEEPER_CODES,
  KeeperError,
  type KeeperCode,
  type KeeperErrorCode,
  type ProgramArgs,
  type Recipe,
  type ResponseBody,
  zk,
} from '../../../engine/index.ts';
import { swallowing } from '../../locks/careless.ts';
import { patiently } from '../../locks/lockProgram.ts';
import { formOf } from '../../scenario/formOf.ts';
import { latchVersion } from './latchVersion.ts';

/** The path that a program gives its latch. */
const LATCH_PATH = '/leader';
const NAMESPACE = '/app';
/** A thread that makes a call again. */
export const LATCH_AGAIN = 'latch-again';

/** Where a latch is: a framework with a namespace puts that before each path (CuratorFramework.fixForNamespace). */
export function latchPath({ namespace }: ProgramArgs): string {
  return namespace === 'app' ? `${NAMESPACE}${LATCH_PATH}` : LATCH_PATH;
}

/** Before its first call a framework makes its namespace, as a container, if it is missing (NamespaceImpl). */
export function* ensureNamespace({ namespace }: ProgramArgs): Recipe<void> {
  if (namespace !== 'app') return;
  if ((yield* patiently(() => zk.exists(NAMESPACE))) !== null) return;
  yield* swallowing(zk.create(NAMESPACE, { mode: 'CONTAINER' }));
}

/** Each call by the recipe that runs on the event lane when it has come to something. */
const CALLS = {
  'latch-created': (args: ProgramArgs) =>
    zk.create(`${latchPath(args)}/${protectedName(args)}`, {
      data: `${String(args['client'])}${String(args['place'] ?? '')}`,
      mode: 'EPHEMERAL_SEQUENTIAL',
    }),
  'latch-listed': (args: ProgramArgs) => zk.getChildren(latchPath(args)),
  'latch-watched': (args: ProgramArgs) => zk.getData(String(args['path']), { watch: latchWatcher(args) }),
  'latch-owner': ({ path }: ProgramArgs) => zk.getData(String(path)),
  'latch-deleted': ({ path }: ProgramArgs) => zk.deleteNode(String(path)),
};

/** The watcher of the latch before, of each thread that uses latches. */
export function latchWatcher({ place }: ProgramArgs): string {
  return place === undefined ? 'latch' : `latch of thread ${String(place)}`;
}

/** Makes a call and returns at once. A protected create has a GUID in its name, the same for every try. */
export function* begin(latch: ProgramArgs, call: keyof typeof CALLS, path = ''): Recipe<void> {
  const guid = call === 'latch-created' ? yield* zk.guid() : '';
  yield* send({ ...latch, call, path, guid, session: yield* zk.sessionId(), attempt: 0 });
}

/**
 * The answer to the call for which a recipe runs on the event lane. Null if it is repeated, in a thread of its own: its callback runs
 * only with what comes of the last try (CuratorFrameworkImpl.processBackgroundOperation).
 */
export function* outcomeOf(
  args: ProgramArgs,
): Recipe<{ readonly err: KeeperCode; readonly body: ResponseBody } | null> {
  try {
    return { err: 'Ok', body: yield* zk.outcome() };
  } catch (error) {
    if (!(error instanceof KeeperError)) throw error;
    yield* repeatLater(args, error);
    if (isRepeated(args, error)) return null;
    yield* logFailure(args, error);
    return { err: error.code, body: {} };
  }
}

/** CreateBuilderImpl: a create whose parent is missing is made again, once the parent is there. */
export function* createWithParent(args: ProgramArgs): Recipe<void> {
  yield* swallowing(zk.create(latchPath(args), { mode: 'CONTAINER' }));
  yield* send(args);
}

/**
 * The pause, then the call once more. Of a protected create it returns the path, if a search shows that it has been done
 * already; null where an answer is still to come.
 */
export function* callAgain(args: ProgramArgs): Recipe<string | null> {
  yield* zk.sleepOn(yield* pauseMs(Number(args['attempt'])));
  try {
    const found = args['call'] === 'latch-created' ? yield* findProtected(args) : null;
    if (args['givenUp'] === true) return yield* cleanUp(args, found);
    if (found === null) yield* send({ ...args, session: yield* zk.sessionId() });
    return found;
  } catch (error) {
    if (!(error instanceof KeeperError)) throw error;
    yield* repeatLater(args, error);
    if (args['givenUp'] !== true && !isRepeated(args, error)) yield* logFailure(args, error);
    return null;
  }
}

/** ExponentialBackoffRetry(1000, 3). */
const RETRIES = 3;
const PAUSE_MS = 1000;

function* pauseMs(attempt: number): Recipe<number> {
  return PAUSE_MS * Math.max(1, yield* zk.draw(1 << attempt));
}

/**
 * A delete is guaranteed: it is tried for as long as it takes. So is the search for what a create has left behind that is not
 * tried any more (CURATOR-45).
 */
function* repeatLater(args: ProgramArgs, { code }: KeeperError): Recipe<void> {
  if (!REPEATED.has(code)) return;
  const attempt = Number(args['attempt']) + 1;
  const { call } = args;
  const givenUp = call === 'latch-created' && attempt > RETRIES;
  if (attempt <= RETRIES || givenUp || call === 'latch-deleted')
    yield* zk.spawn(LATCH_AGAIN, { ...args, givenUp, attempt: Math.min(attempt, RETRIES) });
}

const REPEATED: ReadonlySet<KeeperErrorCode> = new Set(['ConnectionLoss', 'SessionExpired']);

function isRepeated({ attempt }: ProgramArgs, { code }: KeeperError): boolean {
  return REPEATED.has(code) && Number(attempt) < RETRIES;
}

/** The callback of the create logs what was meant for that of the list (LeaderLatch.reset). */
function* logFailure({ call, logs }: ProgramArgs, { code }: KeeperError): Recipe<void> {
  if (logs !== 'errors' || call !== 'latch-created' || code === 'NoNode') return;
  yield* zk.print(`ERROR getChildren() failed. rc = ${KEEPER_CODES[code]}\n`, 'err');
}

/** FindAndDeleteProtectedNodeInBackground. */
function* cleanUp(args: ProgramArgs, found: string | null): Recipe<null> {
  if (found !== null) yield* begin(args, 'latch-deleted', found);
  return null;
}

function* send(args: ProgramArgs): Recipe<void> {
  const call = String(args['call']);
  yield* zk.callInBackground(formOf<(of: ProgramArgs) => Recipe<unknown>>(CALLS, call)(args), call, args);
}

/** `_c_`, the GUID, and the name all latches have. */
function protectedName(args: ProgramArgs): string {
  return `_c_${String(args['guid'])}-latch-`;
}

/** ProtectedMode: the znode with this GUID, of any session or only of this one (CURATOR-498). */
function* findProtected(args: ProgramArgs): Recipe<string | null> {
  const names = (yield* swallowingNoNode(zk.getChildren(latchPath(args)))) ?? [];
  const name = names.find((known) => known.startsWith(protectedName(args)));
  if (name === undefined) return null;
  const path = `${latchPath(args)}/${name}`;
  const isOfThisSession = (yield* zk.sessionId()) === args['session'];
  if (isOfThisSession || latchVersion(args['version']).adopts === 'anySession') return path;
  yield* begin(args, 'latch-deleted', path);
  return null;
}

function* swallowingNoNode<R>(read: Recipe<R>): Recipe<R | null> {
  try {
    return yield* read;
  } catch (error) {
    if (error instanceof KeeperError && error.code === 'NoNode') return null;
    throw error;
  }
}
