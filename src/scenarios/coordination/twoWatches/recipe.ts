// A client with a watch on each of two znodes, and one that changes both in the other order.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired } from '../../ensemble/untilExpired.ts';

export const FIRST_WATCHED = '/x';
export const SECOND_WATCHED = '/y';

export function watchBoth(): Recipe<void> {
  return untilExpired(function* () {
    for (const path of [FIRST_WATCHED, SECOND_WATCHED])
      yield* zk.getData(path, { watch: `watcher of ${path}` });
  });
}

/** After a rest, or when its user says so. */
export function changeBoth({ restMs }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    if (restMs === undefined) yield* zk.gate('write');
    else yield* zk.sleep(Number(restMs));
    for (const path of [SECOND_WATCHED, FIRST_WATCHED]) yield* zk.setData(path, 'new');
  });
}
