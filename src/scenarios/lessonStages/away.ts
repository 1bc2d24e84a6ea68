// One client changes three znodes, and one that watches them may be away meanwhile.
import { lessonStage } from './lessonStage.ts';
import { type Recipe, zk } from '../../engine/index.ts';
import { untilExpired, withoutRetry } from '../ensemble/untilExpired.ts';

export const RECREATED = '/lock';
export const FLASHED = '/flash';
export const GONE = '/gone';

export const away = lessonStage({
  id: 'lesson-away',
  recipes: { 'lesson-watch-three': watchThree, 'lesson-change-three': changeThree },
  words: {
    name: 'Changes while a watcher is away',
    more: 'three watches and a lost connection',
    sentence: () => 'B watches three paths. A changes all three while B may be cut off.',
    parameters: {
      library: { label: 'Client library', values: { java: 'ZooKeeper (Java)', kazoo: 'kazoo (Python)' } },
    },
  },
  views: ['spaceTime'],
  parameters: [{ name: 'library', kind: 'choice', options: ['java', 'kazoo'], initial: 'java' }],
  library: ({ values }) => (values['library'] === 'kazoo' ? 'kazoo' : 'java'),
  clients: 2,
  sessionTimeoutMs: 12_000,
  nodes: () => [RECREATED, GONE],
  programs: (place) => [{ recipe: place === 0 ? 'lesson-change-three' : 'lesson-watch-three' }],
});

/** One watcher for each path, set once and never again. */
function watchThree(): Recipe<void> {
  return untilExpired(function* () {
    for (const path of [RECREATED, FLASHED, GONE]) yield* zk.exists(path, { watch: path });
  });
}

/** Deletes and creates the first, creates and deletes the second, deletes the third. */
function changeThree(): Recipe<void> {
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
