import { zk } from '../../engine/index.ts';
// A line whose clients watch all of its nodes at once: they read the list with a watch and set none on a node.
import { patiently } from './lockProgram.ts';
import { byNumber, type Line } from './predecessorLock/recipe.ts';

export function watchingAll(parent: string, watcher: string, line: Line): Line {
  return {
    ...line,
    *list() {
      const names = yield* patiently(() => zk.getChildren(parent, { watch: watcher, latch: 'new' }));
      return names.map((name) => `${parent}/${name}`).toSorted(byNumber);
    },
    watch: null,
  };
}
