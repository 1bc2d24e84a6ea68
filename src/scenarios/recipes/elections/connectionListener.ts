// How a thread of Curator's hears of the connection until it is not needed any more.
import { Interrupted } from '../../../engine/index.ts';
import type { ConnectionState, Recipe } from '../../../engine/index.ts';
import { zk } from '../../../engine/whole.ts';

/** Null once it is interrupted: nobody wants to know any more. */
export function* nextState(): Recipe<ConnectionState | null> {
  try {
    return yield* zk.nextConnectionState();
  } catch (error) {
    if (error instanceof Interrupted) return null;
    throw error;
  }
}
