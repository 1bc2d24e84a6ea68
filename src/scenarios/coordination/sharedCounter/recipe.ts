// A shared counter: read the number and write it plus one, with or without a version check.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError } from '../../locks/lockProgram.ts';

export const COUNTER = '/counter';
export const COUNTER_VARIANTS = ['checks-version', 'overwrites'] as const;
export const COUNTER_STEPS = ['counter.read', 'counter.write'];

/** Milliseconds between two additions of one client. */
const REST_MS = 900;

export function sharedCounter({ variant, pace, rounds }: ProgramArgs): Recipe<void> {
  const last = rounds === 'endless' ? Number.MAX_SAFE_INTEGER : Number(rounds);
  return untilExpired(function* () {
    for (let round = 1; round <= last; round++) {
      if (pace === 'byHand') yield* zk.gate('write');
      else if (round > 1) yield* zk.sleep(REST_MS);
      yield* addOne(variant === 'overwrites' ? 'any' : 'read');
    }
  });
}

/** Reads again if another client was faster. After a lost reply the result is unknown, so the write is not repeated. */
function* addOne(check: 'any' | 'read'): Recipe<void> {
  for (;;) {
    try {
      yield* zk.atStep('counter.read');
      const { data, stat } = yield* zk.getData(COUNTER);
      yield* zk.atStep('counter.write');
      yield* zk.setData(COUNTER, String(Number(data ?? 0) + 1), check === 'read' ? stat.version : -1);
      return yield* zk.fact({ type: 'added', path: COUNTER, by: 1 });
    } catch (error) {
      if (isKeeperError(error, 'BadVersion')) continue;
      if (isKeeperError(error, 'ConnectionLoss')) return;
      throw error;
    }
  }
}
