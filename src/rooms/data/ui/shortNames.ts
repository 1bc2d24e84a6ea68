/** Folders by the part that tells them apart: `zk1/data/version-2` beside `zk2/data/version-2` is `zk1`. */
export function shortNames(dirs: readonly string[]): readonly string[] {
  const [first = [], ...others] = dirs.map((dir) => dir.split('/'));
  if (others.length === 0) return dirs;
  const isShared = (at: number) => others.every((names) => names.at(at) === first.at(at));
  // Of each folder something is left, of the shortest too.
  const shortest = Math.min(first.length, ...others.map(({ length }) => length));
  let head = 0;
  while (head < shortest - 1 && isShared(head)) head++;
  let tail = 0;
  while (tail < shortest - head - 1 && isShared(-1 - tail)) tail++;
  return [first, ...others].map((names) => names.slice(head, names.length - tail).join('/'));
}
