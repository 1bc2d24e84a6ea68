// The program that watches three paths and does no more, and the one that changes all three.
import { type Recipe, zk } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const RECREATED = '/lock';
export const FLASHED = '/flash';
export const GONE = '/gone';

/** One watcher for each path, set once and never again. */
export function watchThree(): Recipe<void> {
  return untilExpired(function* () {
    for (const path of [RECREATED, FLASHED, GONE]) yield* zk.exists(path, { watch: path });
  });
}

/** Deletes and creates the first, creates and deletes the second, deletes the third. */
export function changeThree(): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.gate('write');
    yield* withoutRetry(function* () {
      yield* zk.deleteNode(RECREATED);
      yield* zk.create(RECREATED);
      yield* zk.create(FLASHED);
      yield* zk.deleteNode(FLASHED);
      yield* zk.deleteNode(GONE);
    });
  });
}
