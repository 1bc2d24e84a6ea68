// Threads of Curator's and its users', and how they end: by being interrupted.
import { Interrupted } from '../../../engine/index.ts';
import type { ConnectionState, Recipe } from '../../../engine/index.ts';
import { zk } from '../../../engine/whole.ts';

/** What the library tells of the connection next; null once nobody wants to know any more. */
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
