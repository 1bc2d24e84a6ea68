// Runs the fair re-entrant lock: several threads per client acquire it, acquire it again while they hold it, and release it
// as often.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { believing, hold, stepsAround, takeTurns, type LockArgs, type WhenExpired } from '../lockProgram.ts';
import { LINE_STEPS } from '../predecessorLock/recipe.ts';
import { articleFairLock, type AfterError } from './articleFairLock.ts';
import { correctedFairLock, kazooFairLock } from './correctedFairLock.ts';
import type { FairLock } from './fairLock.ts';
import { formOf } from '../../scenario/formOf.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { wanting } from '../stated.ts';

export const FAIR_VARIANTS = ['article', 'corrected', 'kazoo'] as const;
/**
 * How a client asks. `unlockedByAnother`: lock(), and another thread of the process calls unlock() when its user says so.
 * `tryLockThenUnlock`: tryLock(), and unlock() whatever it answered, as a `finally` does.
 */
export const CALLS = ['lock', 'tryLock', 'tryLockFor', 'unlockedByAnother', 'tryLockThenUnlock'] as const;

export const AFTER_ERROR = ['logs', 'interruptsItself'] as const satisfies readonly AfterError[];
/** Whether its user prints what tryLock() returned. */
export const PRINTS = ['nothing', 'answers'] as const;

const LOCKS: Readonly<Record<(typeof FAIR_VARIANTS)[number], (args: ProgramArgs) => FairLock>> = {
  article: ({ afterError }) =>
    articleFairLock(afterError === 'interruptsItself' ? 'interruptsItself' : 'logs'),
  corrected: () => correctedFairLock,
  kazoo: () => kazooFairLock,
};

/** The name it has in the book: the further threads run it too. */
export const FAIR_THREAD = 'fair-lock-thread';
export const FAIR_UNLOCKER = 'fair-lock-unlocker';

/** A client's first thread, which starts the others. */
export function* fairLock(args: ProgramArgs): Recipe<void> {
  for (let thread = 1; thread < Number(args['threads']); thread++) yield* zk.spawn(FAIR_THREAD, args);
  if (args['call'] === 'unlockedByAnother') yield* zk.spawn(FAIR_UNLOCKER, args);
  yield* fairLockThread(args);
}

/** It has never asked for the lock. */
export function* unlockUnasked(args: ProgramArgs): Recipe<void> {
  for (;;) {
    yield* zk.gate('act');
    yield* formOf(LOCKS, args['variant'])(args).unlock();
  }
}

export function fairLockThread(args: ProgramArgs): Recipe<void> {
  const lock = formOf(LOCKS, args['variant'])(args);
  return takeTurns(args, function* turn(lockArgs) {
    const path = yield* wanting(ask(lock, args, lockArgs));
    if (args['prints'] === 'answers') yield* print(args['call'], path);
    if (path === null) {
      if (args['call'] === 'tryLockThenUnlock') yield* lock.unlock();
      return;
    }
    for (let depth = 1; depth < Number(args['depth']); depth++) yield* lock.lock(lockArgs);
    yield* believing({ what: 'holder', path }, hold(lockArgs, whenExpired(args)));
    for (let depth = 0; depth < Number(args['depth']); depth++) yield* lock.unlock();
  });
}

export function fairSteps(args: ParameterValues): readonly string[] {
  return stepsAround(LINE_STEPS, args['rounds'], whenExpired(args));
}

/** The published class listens to no connection state, so its user's work goes on. */
function whenExpired({ variant }: ProgramArgs | ParameterValues): WhenExpired {
  return variant === 'article' ? 'goesOn' : 'stops';
}

/** lock() returns nothing. */
function* print(call: ProgramArgs[string] | undefined, path: string | null): Recipe<void> {
  const name = call === 'tryLockFor' ? 'tryLock(time)' : 'tryLock()';
  if (call !== undefined && ANSWERED.has(call))
    yield* zk.print(`${name} returned ${String(path !== null)}\n`);
}

const ANSWERED: ReadonlySet<ProgramArgs[string]> = new Set(['tryLock', 'tryLockFor', 'tryLockThenUnlock']);

function ask(lock: FairLock, { call, patienceMs }: ProgramArgs, args: LockArgs): Recipe<string | null> {
  switch (call) {
    case 'tryLock':
    case 'tryLockThenUnlock':
      return lock.tryLock(args);
    case 'tryLockFor':
      return lock.tryLockFor(args, Number(patienceMs));
    default:
      return lock.lock(args);
  }
}
