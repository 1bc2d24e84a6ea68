// The names of a node's children: immutable lists in code-unit order, so that getChildren need not sort. The real server
// keeps a hash set and answers in no order ([Z2]). Lists may be long: they are copied in one piece, not name by name.
import { changedBy } from '../model/nameList.ts';

export function withName(names: readonly string[], name: string): readonly string[] {
  return changedBy(names, name, names.toSpliced(placeOf(names, name), 0, name));
}

/** Names that are not among them yet, in any order. */
export function withNames(names: readonly string[], more: readonly string[]): readonly string[] {
  return [...names, ...more].toSorted();
}

export function withoutName(names: readonly string[], name: string): readonly string[] {
  const at = placeOf(names, name);
  return names[at] === name ? changedBy(names, name, names.toSpliced(at, 1)) : names;
}

/** Where the name stands or would stand. Sequential names come in order, so the end is looked at first. */
function placeOf(names: readonly string[], name: string): number {
  const last = names.at(-1);
  if (last === undefined || last < name) return names.length;
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? name) < name) low = middle + 1;
    else high = middle;
  }
  return low;
}
