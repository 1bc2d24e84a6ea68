// A client that registers two watches, and one that changes both znodes in the other order.
import { type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';

export const FIRST_WATCHED = '/x';
export const SECOND_WATCHED = '/y';

/** Registers for /x and then for /y, and hears of both. */
export function watchBoth(): Recipe<void> {
  return untilExpired(function* () {
    for (const path of [FIRST_WATCHED, SECOND_WATCHED])
      yield* zk.getData(path, { watch: `watcher of ${path}` });
  });
}

/** Changes /y and then /x, when its user says so. */
export function changeBoth(): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.gate('write');
    for (const path of [SECOND_WATCHED, FIRST_WATCHED]) yield* zk.setData(path, 'new');
  });
}
