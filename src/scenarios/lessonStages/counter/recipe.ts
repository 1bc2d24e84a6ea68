// The program that reads a counter, and the one that writes one more.
import { KeeperError, type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const COUNTER = '/cfg';
export const WRITES = ['blind', 'withVersion'] as const;
const FIRST = '5';

/** Reads on request, and keeps what it read. The first client creates the number. */
export function readCounter(): Recipe<void> {
  return untilExpired(function* () {
    yield* makeCounter();
    for (;;) {
      yield* zk.gate('read');
      yield* withoutRetry(function* () {
        const { data, stat } = yield* zk.getData(COUNTER);
        yield* keep(Number(data), stat.version);
      });
    }
  });
}

/** Writes one more than it knows. Without having read it knows nothing, and writes nothing. */
export function writeCounter({ write }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('write');
      const value = yield* zk.readVar('value');
      const version = yield* zk.readVar('version');
      if (value === null) continue;
      yield* withoutRetry(function* () {
        const next = Number(value) + 1;
        const stat = yield* zk.setData(COUNTER, String(next), write === 'blind' ? -1 : Number(version));
        yield* keep(next, stat.version);
      });
    }
  });
}

function* makeCounter(): Recipe<void> {
  try {
    yield* zk.create(COUNTER, { data: FIRST });
  } catch (error) {
    if (!(error instanceof KeeperError) || error.code !== 'NodeExists') throw error;
  }
}

function* keep(value: number, version: number): Recipe<void> {
  yield* zk.writeVar('value', value);
  yield* zk.writeVar('version', version);
}
