import type { Recipe } from '../../../engine/index.ts';
import type { LockArgs } from '../lockProgram.ts';

/** java.util.concurrent.locks.Lock. Returns the znode that the lock rests on; empty if the lock knows of none. */
export interface FairLock {
  readonly lock: (args: LockArgs) => Recipe<string>;
  /** Null: another client holds it. */
  readonly tryLock: (args: LockArgs) => Recipe<string | null>;
  readonly tryLockFor: (args: LockArgs, timeoutMs: number) => Recipe<string | null>;
  readonly unlock: () => Recipe<void>;
}
