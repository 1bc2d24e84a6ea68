// Two watches of one client: the order of their events is that of the changes.
import { lessonStage } from './lessonStage.ts';
import { type Recipe, zk } from '../../engine/index.ts';
import { untilExpired } from '../ensemble/untilExpired.ts';

const FIRST_WATCHED = '/x';
const SECOND_WATCHED = '/y';

export const twoWatches = lessonStage({
  id: 'lesson-two-watches',
  recipes: { 'lesson-watch-both': watchBoth, 'lesson-change-both': changeBoth },
  words: {
    name: 'Order of two watch events',
    more: 'one client, two watches',
    sentence: () => 'A registers a watch on /x, then on /y. B changes /y, then /x. Which event comes first?',
  },
  clients: 2,
  sessionTimeoutMs: 30_000,
  nodes: () => [FIRST_WATCHED, SECOND_WATCHED],
  programs: (place) => [{ recipe: place === 0 ? 'lesson-watch-both' : 'lesson-change-both' }],
});

/** Registers for /x and then for /y, and hears of both. */
function watchBoth(): Recipe<void> {
  return untilExpired(function* () {
    for (const path of [FIRST_WATCHED, SECOND_WATCHED])
      yield* zk.getData(path, { watch: `watcher of ${path}` });
  });
}

/** Changes /y and then /x, when its user says so. */
function changeBoth(): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.gate('write');
    for (const path of [SECOND_WATCHED, FIRST_WATCHED]) yield* zk.setData(path, 'new');
  });
}
