// The sequential-znode lock in its published variants. They differ in how a create is repeated after a lost reply, in what
// happens when the znode to watch is already gone, and in how the lock is released.
import { Interrupted, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import {
  LOCK_PARENT,
  giveBack,
  isKeeperError,
  patiently,
  stepsAround,
  type LockArgs,
  type Tenure,
} from '../lockProgram.ts';
import { LINE_STEPS, acquireInLine, soundLine, type Line } from '../predecessorLock/recipe.ts';
import { deleteAndForget } from '../careless.ts';
import { formOf } from '../../scenario/formOf.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { knowing, statedLock } from '../stated.ts';

export const LINE_VARIANTS = [
  'no-guid',
  'guid-gives-up',
  'guid-cleans-up',
  'guid',
  'write-lock',
  'article',
  'article-looks-again',
  'article-without-watcher',
  'beside-its-parent',
  'persistent',
  'corrected',
] as const;

interface LineForm {
  /** Joining fails with ConnectionLoss in those that give up then. */
  readonly line: Line;
  readonly tenure: Tenure;
}

/** As `try { work } finally { unlock() }` in the articles and in WriteLock: nothing tells the work that the session is over. */
const AS_PUBLISHED: Tenure = { release: deleteAndForget, whenExpired: 'goesOn' };
const SAFE: Tenure = { release: giveBack };

const WATCHER = 'predecessor';
const SOUND = soundLine(LOCK_PARENT);

/**
 * lock() is called once more in the watcher: with every event, those about the connection included. Differs in that its own
 * thread does so, not the event lane.
 */
const CALLED_BACK: Line = {
  ...SOUND,
  rejoins: (paths) => paths.length === 0,
  watch: watchAnyway,
  wait: () => zk.nextWatchEvent(WATCHER),
};

const ARTICLE: Line = { ...CALLED_BACK, join: (args) => createAgain('lock-', args) };

/** What is before it is looked at only for a watcher to be set: without one lock() goes past that, and returns true. */
const WITHOUT_WATCHER: Line = { ...ARTICLE, obstacle: () => undefined };

/** The parent's path is the prefix: a node is made beside the parent, not below it, and the list below stays empty. */
const BESIDE: Line = {
  ...SOUND,
  join: (args) => createWith(LOCK_PARENT, args),
  rejoins: () => false,
};

const FORMS: Readonly<Record<(typeof LINE_VARIANTS)[number], LineForm>> = {
  'no-guid': { line: { ...SOUND, join: (args) => createAgain('lock-', args) }, tenure: SAFE },
  'guid-gives-up': { line: { ...SOUND, join: createOnce }, tenure: SAFE },
  'guid-cleans-up': { line: { ...SOUND, join: createOrCleanUp }, tenure: SAFE },
  guid: { line: { ...SOUND, join: createUntilFound }, tenure: SAFE },
  'write-lock': { line: { ...CALLED_BACK, join: findOrCreate }, tenure: AS_PUBLISHED },
  article: { line: ARTICLE, tenure: AS_PUBLISHED },
  'article-looks-again': { line: { ...ARTICLE, watch: SOUND.watch }, tenure: AS_PUBLISHED },
  'article-without-watcher': { line: WITHOUT_WATCHER, tenure: AS_PUBLISHED },
  'beside-its-parent': { line: BESIDE, tenure: AS_PUBLISHED },
  persistent: { line: { ...SOUND, join: createForEver }, tenure: SAFE },
  corrected: { line: SOUND, tenure: SAFE },
};

export function publishedLine(args: ProgramArgs): Recipe<void> {
  const { line, tenure } = formOf(FORMS, args['variant']);
  return statedLock(args, (lockArgs) => unlessLost(acquireInLine(lockArgs, knowing(line))), tenure);
}

export function lineSteps({ variant, rounds }: ParameterValues): readonly string[] {
  return stepsAround(LINE_STEPS, rounds, formOf(FORMS, variant).tenure.whenExpired);
}

/** A create that its form does not repeat is reported as a failure: its caller goes away. */
function* unlessLost(acquire: Recipe<string>): Recipe<string | null> {
  try {
    return yield* acquire;
  } catch (error) {
    if (isUnanswered(error)) return null;
    throw error;
  }
}

/** As ZooKeeper's documentation had it before the GUID: what was not answered was not done, so it is done again. */
function* createAgain(name: string, args: LockArgs): Recipe<string> {
  yield* zk.atStep('line.create');
  return yield* patiently(() => createNode(name, args));
}

/** With a GUID in the name, by which a node could be found whose name was never told. It is not looked for. */
function* createOnce(args: LockArgs): Recipe<string> {
  return yield* createNode(yield* newName(), args);
}

/** As ZooKeeper's documentation has had it since: an attempt that was not answered is looked for before the next. */
function* createUntilFound(args: LockArgs): Recipe<string> {
  const name = yield* newName();
  for (;;) {
    try {
      return yield* createNode(name, args);
    } catch (error) {
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      const found = yield* findNode(name);
      if (found !== undefined) return `${LOCK_PARENT}/${found}`;
    }
  }
}

/** Gives up as well, and sees to it that nothing is left of the attempt. */
function* createOrCleanUp(args: LockArgs): Recipe<string> {
  const name = yield* newName();
  try {
    return yield* createNode(name, args);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const found = yield* findNode(name);
    if (found !== undefined) yield* giveBack(`${LOCK_PARENT}/${found}`);
    throw error;
  }
}

/**
 * As WriteLock of ZooKeeper's own recipes: the session's id is the GUID, and it looks before it creates. A node it finds it
 * knows by its bare name, one it has just made by its path.
 */
function* findOrCreate(args: LockArgs): Recipe<string> {
  yield* zk.atStep('line.create');
  const name = `x-${BigInt(yield* zk.sessionId())}-`;
  return yield* patiently(function* execute() {
    return (yield* findNode(name)) ?? (yield* createNode(name, args));
  });
}

function* newName(): Recipe<string> {
  yield* zk.atStep('line.create');
  return `${yield* zk.guid()}-lock-`;
}

function createNode(name: string, args: LockArgs): Recipe<string> {
  return createWith(`${LOCK_PARENT}/${name}`, args);
}

/** The server appends the number to the prefix as it stands. */
function* createWith(prefix: string, args: LockArgs): Recipe<string> {
  return (yield* zk.create(prefix, { data: args.client, mode: 'EPHEMERAL_SEQUENTIAL' })).path;
}

/** It outlives its maker. */
function* createForEver(args: LockArgs): Recipe<string> {
  yield* zk.atStep('line.create');
  const options = { data: args.client, mode: 'PERSISTENT_SEQUENTIAL' } as const;
  return (yield* zk.create(`${LOCK_PARENT}/n-`, options)).path;
}

/** What became of the call is not known. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Interrupted || isKeeperError(error, 'ConnectionLoss');
}

/** The name of a node that begins so. */
function* findNode(name: string): Recipe<string | undefined> {
  const names = yield* patiently(() => zk.getChildren(LOCK_PARENT));
  return names.find((known) => known.startsWith(name));
}

/** Sets its watch, whether there is anything to watch or not: then it waits to be called. */
function* watchAnyway(path: string): Recipe<boolean> {
  yield* patiently(() => zk.exists(path, { watch: WATCHER, latch: 'new' }));
  return true;
}
