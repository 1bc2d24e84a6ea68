// Threads that wait or work until they are interrupted.
import { Interrupted, type ConnectionState, type Recipe, zk } from '../../engine/index.ts';

/** The library's next connection event; null once the program has stopped listening. */
export function* nextState(): Recipe<ConnectionState | null> {
  try {
    return yield* zk.nextConnectionState();
  } catch (error) {
    if (error instanceof Interrupted) return null;
    throw error;
  }
}

/** Whether a piece of work came to its end. */
export function* untilInterrupted(work: Recipe<void>): Recipe<boolean> {
  try {
    yield* work;
    return true;
  } catch (error) {
    if (error instanceof Interrupted) return false;
    throw error;
  }
}

/**
 * Does a leader's work until it is done: true. False if it was interrupted because it leads no more, which another thread of
 * its client has found out.
 */
export function* workAsLeader(work: Recipe<void>): Recipe<boolean> {
  yield* zk.writeVar(WORKER, yield* zk.threadId());
  const isDone = yield* untilInterrupted(work);
  yield* zk.synchronised(WORKER, () => zk.writeVar(WORKER, null));
  yield* zk.interrupted();
  return isDone;
}

/** Interrupts the client's thread that does the leader's work. */
export function stopWork(): Recipe<void> {
  return zk.synchronised(WORKER, function* interruptWorker() {
    const worker = yield* zk.readVar(WORKER);
    if (worker !== null) yield* zk.interrupt(Number(worker));
  });
}

/** The thread that does a leader's work; null while none does. */
const WORKER = 'worker';
