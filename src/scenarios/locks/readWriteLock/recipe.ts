// The read/write lock as a line of two kinds of znodes. The variants differ in the znode names, in which writer a reader
// waits for, and in how a writer downgrades to a reader.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import {
  believing,
  giveBack,
  hold,
  isKeeperError,
  patiently,
  stepsAround,
  takeTurns,
  type LockArgs,
} from '../lockProgram.ts';
import { acquireInLine, byNumber, soundLine, type Line } from '../predecessorLock/recipe.ts';
import { formOf } from '../../scenario/formOf.ts';
import { forgetting, knowing, wanting } from '../stated.ts';
import { watchingAll } from '../watchingAll.ts';

export const SHARED_PARENT = '/shared_lock';
export const SHARED_VARIANTS = [
  'host-names',
  'all-writers',
  'downgrade-behind',
  'children',
  'downgrade-in-place',
  'recipe',
] as const;
export type SharedVariant = (typeof SHARED_VARIANTS)[number];

type Mode = 'reader' | 'writer';

interface SharedForm {
  /** What a client's node is called before its number. */
  readonly nameOf: (mode: Mode, client: string) => string;
  readonly lineOf: (mode: Mode, line: Line) => Line;
  /** How a writer comes by the node by which it goes on to read, before it gives its own back; null: it does not. */
  readonly goOnReading: ((own: string, args: LockArgs) => Recipe<string>) | null;
}

/** ZooKeeper's documentation. */
const RECIPE: SharedForm = {
  nameOf: nameByMode,
  lineOf: heedingWritersBefore,
  goOnReading: null,
};

const FORMS: Readonly<Record<SharedVariant, SharedForm>> = {
  /** Names as published, sorted as text. */
  'host-names': { ...RECIPE, nameOf: nameByHost, lineOf: sortedAsText },
  /** kazoo until 2.8. */
  'all-writers': { ...RECIPE, lineOf: heedingAllWriters },
  /** Curator until 5.4, and since. */
  'downgrade-behind': { ...RECIPE, goOnReading: readBehind },
  children: {
    ...RECIPE,
    lineOf: (mode, line) => watchingAll(SHARED_PARENT, WATCHER, heedingWritersBefore(mode, line)),
  },
  'downgrade-in-place': { ...RECIPE, goOnReading: readInPlace },
  recipe: RECIPE,
};

const WATCHER = 'obstacle';

export function readWriteLock(args: ProgramArgs): Recipe<void> {
  const form = formOf(FORMS, args['variant']);
  const mode = args['mode'] === 'reader' ? 'reader' : 'writer';
  return takeTurns(args, function* turn(lockArgs) {
    const name = form.nameOf(mode, lockArgs.client);
    const line = form.lineOf(mode, soundLine(SHARED_PARENT, name, WATCHER));
    const own = yield* wanting(acquireInLine(lockArgs, knowing(line)));
    if (mode === 'writer') return yield* writeAndGoOn(form, own, lockArgs);
    yield* believing({ what: 'reader', path: own }, hold(lockArgs));
    yield* forgetting(own, giveBack(own));
  });
}

export function sharedSteps(rounds: string | number | undefined, variant: unknown): readonly string[] {
  const acquiring = ['line.create', 'line.list', 'line.watchPredecessor', 'line.awaitPredecessor'];
  const steps = stepsAround(acquiring, rounds);
  return isDowngrading(variant) ? steps.toSpliced(5, 0, 'share.downgrade') : steps;
}

function isDowngrading(variant: unknown): boolean {
  return variant === 'downgrade-behind' || variant === 'downgrade-in-place';
}

/** Downgrade: creates the read znode before it deletes the write znode. */
function* writeAndGoOn({ goOnReading }: SharedForm, own: string, args: LockArgs): Recipe<void> {
  yield* zk.believe({ what: 'writer', path: own });
  yield* hold(args);
  const reading = goOnReading === null ? null : yield* goOnReading(own, args);
  if (reading !== null) yield* zk.believe({ what: 'reader', path: reading });
  yield* zk.disbelieve('writer');
  yield* forgetting(own, giveBack(own));
  if (reading === null) return;
  yield* hold(args);
  yield* zk.disbelieve('reader');
  yield* forgetting(reading, giveBack(reading));
}

/** Goes to the end of the line, behind all waiting writers. */
function* readBehind(_own: string, args: LockArgs): Recipe<string> {
  yield* zk.atStep('share.downgrade');
  return yield* knowing(soundLine(SHARED_PARENT, 'read-')).join(args);
}

/** The number of the node it wrote by is the number it reads by: who waits behind it goes on waiting. */
function* readInPlace(own: string, args: LockArgs): Recipe<string> {
  yield* zk.atStep('share.downgrade');
  const path = `${SHARED_PARENT}/read-${own.slice(-DIGITS)}`;
  yield* patiently(function* create() {
    try {
      yield* zk.create(path, { data: args.client, mode: 'EPHEMERAL' });
    } catch (error) {
      // Only an own call with a lost reply can have created that number.
      if (!isKeeperError(error, 'NodeExists')) throw error;
    }
  });
  yield* zk.fact({ type: 'knows', path });
  return path;
}

/** A reader waits for the last writer before it, a writer for its predecessor. */
function heedingWritersBefore(mode: Mode, line: Line): Line {
  if (mode === 'writer') return line;
  return {
    ...line,
    obstacle: (paths, own) => paths.findLast((path) => isWrite(path) && byNumber(path, own) < 0),
  };
}

/** A reader waits for the last writer of all, and so also for those that came after it. */
function heedingAllWriters(mode: Mode, line: Line): Line {
  return mode === 'writer' ? line : { ...line, obstacle: (paths) => paths.findLast(isWrite) };
}

/** Sorts by name instead of by number. */
function sortedAsText(mode: Mode, line: Line): Line {
  const isInTheWay = (path: string, own: string) => path < own && (mode === 'writer' || isWrite(path));
  return {
    ...line,
    *list() {
      return (yield* line.list()).toSorted();
    },
    obstacle: (paths, own) => paths.findLast((path) => isInTheWay(path, own)),
  };
}

function nameByMode(mode: Mode): string {
  return mode === 'writer' ? 'write-' : 'read-';
}

function nameByHost(mode: Mode, client: string): string {
  return `host${client}-${mode === 'writer' ? 'W' : 'R'}-`;
}

function isWrite(path: string): boolean {
  return path.includes('/write-') || path.includes('-W-');
}

/** Of a sequential node's number. */
const DIGITS = 10;
