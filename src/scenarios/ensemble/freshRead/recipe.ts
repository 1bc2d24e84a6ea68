// A read that must be fresh, in three variants: a plain read, a read after a sync, and a read after a write, which needs a
// quorum.
import { KeeperError, assertNever, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { REGISTER } from '../register.ts';
import { untilExpired, withoutRetry } from '../untilExpired.ts';

export const FRESH_READS = ['reads', 'syncs', 'writesFirst'] as const;

/** A write for its reply only: the reply proves that the leader has a quorum. */
export const BARRIER = '/barrier';

export function readFresh({ reader }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('read');
      yield* zk.fact({ type: 'asks', path: REGISTER });
      yield* withoutRetry(() => catchUp(reader));
    }
  });
}

function* catchUp(reader: unknown): Recipe<void> {
  const how = FRESH_READS.find((known) => known === reader) ?? 'reads';
  switch (how) {
    case 'reads':
      break;
    case 'syncs':
      yield* zk.sync(REGISTER);
      break;
    case 'writesFirst':
      yield* written();
      break;
    default:
      assertNever(how);
  }
  const { stat } = yield* zk.getData(REGISTER);
  yield* zk.fact({ type: 'read', path: REGISTER, version: stat.version });
}

/** Again until it is answered: that it is written twice does no harm. */
function* written(): Recipe<void> {
  for (;;) {
    try {
      yield* zk.setData(BARRIER, '');
      return;
    } catch (error) {
      if (!(error instanceof KeeperError) || error.code !== 'ConnectionLoss') throw error;
    }
  }
}
