// Several locks at once: each client acquires them one by one and releases them in reverse order. With one common order this
// always ends. With different orders, two clients can deadlock.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { giveBack, hold, takeTurns, type LockArgs } from '../lockProgram.ts';
import { acquireInLine, soundLine } from '../predecessorLock/recipe.ts';
import { forgetting, knowing, wanting } from '../stated.ts';

export const MULTI_PARENT = '/multi_lock';
export const MULTI_LOCKS = [`${MULTI_PARENT}/x`, `${MULTI_PARENT}/y`] as const;
export const MULTI_VARIANTS = ['own-order', 'one-order'] as const;

/** `reversed`: this client's own order is the other one. */
export function multiLock(args: ProgramArgs): Recipe<void> {
  const isReversed = args['variant'] === 'own-order' && args['reversed'] === true;
  const parents = isReversed ? MULTI_LOCKS.toReversed() : MULTI_LOCKS;
  return takeTurns(args, (lockArgs) => takeAll(lockArgs, parents));
}

/** Has the first, then the others while it keeps that. */
function* takeAll(args: LockArgs, [parent, ...others]: readonly string[]): Recipe<void> {
  if (parent === undefined) return yield* hold(args);
  const path = yield* wanting(acquireInLine(args, knowing(soundLine(parent))));
  yield* zk.believe({ what: 'holder', path });
  yield* takeAll(args, others);
  yield* zk.disbelieve('holder', { path });
  yield* forgetting(path, giveBack(path));
}
