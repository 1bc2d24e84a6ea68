// What a lock's program says of itself, for the promises that rest on it: that it wants the lock, and which nodes it knows
// to be its own.
import { type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { giveBack, lockProgram, type Acquire, type Tenure } from './lockProgram.ts';
import type { Line } from './predecessorLock/recipe.ts';

/** The rounds of a lock that one client holds at a time. */
export function statedLock(args: ProgramArgs, acquire: Acquire, tenure: Tenure = {}): Recipe<void> {
  const { release = giveBack } = tenure;
  return lockProgram(args, (lockArgs) => wanting(acquire(lockArgs)), {
    ...tenure,
    release: (path) => forgetting(path, release(path)),
  });
}

/** It wants in for as long as that takes, unless it gives up. */
export function* wanting<P extends string | null>(acquire: Recipe<P>): Recipe<P> {
  yield* zk.fact({ type: 'wants' });
  const path = yield* acquire;
  if (path === null) yield* zk.fact({ type: 'gaveUp' });
  return path;
}

/** A line whose clients know the nodes they make. */
export function knowing(line: Line): Line {
  return {
    ...line,
    *join(args) {
      const path = yield* line.join(args);
      yield* zk.fact({ type: 'knows', path });
      return path;
    },
  };
}

/** What it does about a node is the last it has to do with it. */
export function* forgetting(path: string, release: Recipe<void>): Recipe<void> {
  yield* release;
  yield* zk.fact({ type: 'forgets', path });
}
