// org.apache.zookeeper.ZKUtil: ways through a subtree, one request after the other.
import { KeeperError, zk, type Recipe } from '../engine/index.ts';
import { wrapped } from './cliException.ts';
import { childrenOrder } from './javaSet.ts';
import type { Terminal } from './terminal.ts';

/** ZKUtil.listSubTreeBFS. */
export function* subtreeBreadthFirst(terminal: Terminal, root: string): Recipe<readonly string[]> {
  const paths = [root];
  for (const path of paths) {
    const names = yield* terminal.call(path, zk.getChildNames(path));
    for (const name of childrenOrder(names)) paths.push(childOf(path, name));
  }
  return paths;
}

/**
 * ZKUtil.visitSubTreeDFS: the root, then the children of a node before what is below the first of them. With `watch` the root is
 * watched for its data, and all for their children.
 */
export function* visitSubtree(
  terminal: Terminal,
  root: string,
  watch: boolean,
  visit: (path: string) => Recipe<void>,
): Recipe<void> {
  const watching = watch ? { watch: terminal.watcher } : {};
  yield* terminal.call(root, zk.getData(root, watching));
  yield* visit(root);
  yield* visitChildren(terminal, root, watching, visit);
}

function* visitChildren(
  terminal: Terminal,
  path: string,
  watching: { readonly watch?: string },
  visit: (path: string) => Recipe<void>,
): Recipe<void> {
  let names: readonly string[];
  try {
    names = (yield* terminal.attempt(zk.getChildren(path, watching))).toSorted(byCodeUnits);
  } catch (error) {
    // It was there when its parent was asked, and is gone.
    if (error instanceof KeeperError && error.code === 'NoNode') return;
    throw wrapped(error, path);
  }
  for (const name of names) yield* visit(childOf(path, name));
  for (const name of names) yield* visitChildren(terminal, childOf(path, name), watching, visit);
}

export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function childOf(path: string, name: string): string {
  return `${path === '/' ? '' : path}/${name}`;
}
