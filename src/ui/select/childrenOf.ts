import type { ServerState, Znode } from '../../engine/index.ts';

/** The znodes right below a path, by name; none where there is no such znode. */
export function childrenOf({ nodes }: ServerState, parent: string): readonly Znode[] {
  const names = nodes.get(parent)?.children ?? [];
  return names.flatMap((name) => nodes.get(parent === '/' ? `/${name}` : `${parent}/${name}`) ?? []);
}

/** Those below a path or, where there are none, the znode itself. */
export function childrenOrSelf(server: ServerState, path: string): readonly Znode[] {
  const children = childrenOf(server, path);
  return children.length > 0 ? children : [server.nodes.get(path) ?? []].flat();
}

/** What a znode is called where its parent is known. */
export function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
