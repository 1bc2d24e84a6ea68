// What a client of an ensemble does on request: a write, a read, or a read after a sync, of one shared znode. It never
// retries, because the result of each single call is the lesson.
import { KeeperError, type ProgramArgs, type Recipe, zk } from '../../engine/index.ts';
import { untilExpired, withoutRetry } from './untilExpired.ts';

/** The znode that all write and read. */
export const REGISTER = '/x';

/** Writes `A1`, `A2`…: who wrote it, and its how manyth write it was. */
export function writeWhenAsked({ client }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (let n = 1; ; n++) {
      yield* zk.gate('write');
      yield* withoutRetry(() => setOrCreate(`${String(client)}${n}`));
    }
  });
}

export function readWhenAsked(): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('read');
      yield* withoutRetry(() => zk.getData(REGISTER));
    }
  });
}

/** Brings its server up to what its leader has committed, then reads. */
export function syncWhenAsked(): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('sync');
      yield* withoutRetry(syncAndRead);
    }
  });
}

/**
 * Writes on and on with a rest between two writes, at once again after one that failed: the gap between two that were
 * acknowledged is how long nobody could write.
 */
export function writeSteadily({ client, writes: count, restMs }: ProgramArgs): Recipe<void> {
  const writes = count === 'endless' ? Number.MAX_SAFE_INTEGER : Number(count);
  return untilExpired(function* () {
    for (let n = 1; n <= writes; n++) {
      const value = `${String(client)}${n}`;
      if (yield* withoutRetry(() => zk.setData(REGISTER, value))) yield* zk.sleep(Number(restMs));
    }
  });
}

/** On a new ensemble the znode does not exist yet. States what was acknowledged, for reads that must be fresh. */
function* setOrCreate(data: string): Recipe<void> {
  try {
    const { version } = yield* zk.setData(REGISTER, data);
    yield* zk.fact({ type: 'wrote', path: REGISTER, version });
  } catch (error) {
    if (!(error instanceof KeeperError) || error.code !== 'NoNode') throw error;
    yield* zk.create(REGISTER, { data });
  }
}

/** Its user takes what it reads for the newest there is (I-20). */
function* syncAndRead(): Recipe<void> {
  yield* zk.fact({ type: 'asks', path: REGISTER });
  yield* zk.sync(REGISTER);
  const { stat } = yield* zk.getData(REGISTER);
  yield* zk.fact({ type: 'read', path: REGISTER, version: stat.version });
}
