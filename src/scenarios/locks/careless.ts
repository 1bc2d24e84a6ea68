// How examples in articles meet failures: the exception is logged, and the program goes on as if nothing had been.
import { KeeperError, type Recipe, zk } from '../../engine/index.ts';

/** What a call returned; null after any failure, which is swallowed. */
export function* swallowing<R>(call: Recipe<R>): Recipe<R | null> {
  try {
    return yield* call;
  } catch (error) {
    if (error instanceof KeeperError) return null;
    throw error;
  }
}

/** Deletes a node once. Whether that was done is not looked at. */
export function* deleteAndForget(path: string): Recipe<void> {
  yield* zk.atStep('lock.release');
  yield* swallowing(zk.deleteNode(path));
}
