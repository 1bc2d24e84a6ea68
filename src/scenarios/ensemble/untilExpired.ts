// How long a client program of an ensemble runs: a connection loss costs it one call, an expired session ends it.
import { KeeperError, zk } from '../../engine/index.ts';
import type { Recipe, WatchedEvent } from '../../engine/index.ts';

/** Runs a program until its session expires: a new session needs a new handle, and so a new start. */
export function* untilExpired(program: () => Recipe<void>): Recipe<void> {
  try {
    yield* program();
  } catch (error) {
    if (!isExpiry(error)) throw error;
  }
}

/** Whether a call was answered with success. What it failed with its user sees; it is not made again. */
export function* withoutRetry(call: () => Recipe<unknown>): Recipe<boolean> {
  try {
    yield* call();
    return true;
  } catch (error) {
    if (!(error instanceof KeeperError) || isExpiry(error)) throw error;
    return false;
  }
}

/** Makes a call again until it is answered: for calls that do no harm when they are made twice. */
export function* answered(call: () => Recipe<unknown>): Recipe<void> {
  for (;;) {
    try {
      yield* call();
      return;
    } catch (error) {
      if (!(error instanceof KeeperError) || error.code !== 'ConnectionLoss') throw error;
    }
  }
}

/** Waits for a znode event. Connection events do not count: the library sets the watch again. */
export function* awaitNews(watcher: string): Recipe<WatchedEvent> {
  for (;;) {
    const event = yield* zk.nextWatchEvent(watcher);
    if (event.state === 'Expired') throw new KeeperError('SessionExpired');
    if (event.type !== 'None') return event;
  }
}

export function isExpiry(error: unknown): boolean {
  return error instanceof KeeperError && error.code === 'SessionExpired';
}
