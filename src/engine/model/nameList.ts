// How long all names of a list are together. Lists of names are never written: a long one that is read again and again is counted once, and
// one with a name more or less is not counted at all.
import { utf8Length } from './utf8.ts';

/** Shorter ones are counted faster than looked up. */
const LONG = 100;
const known = new WeakMap<readonly string[], number>();

/** Bytes in UTF-8. No name ends in half a character: a call for each of thousands would hold up a frame. */
export function bytesOfNames(names: readonly string[]): number {
  let bytes = known.get(names);
  if (bytes === undefined) {
    bytes = utf8Length(names.join(''));
    if (names.length > LONG) known.set(names, bytes);
  }
  return bytes;
}

/** `list` is `names` with that name besides, or without it. */
export function changedBy(
  names: readonly string[],
  name: string,
  list: readonly string[],
): readonly string[] {
  const bytes = names.length > LONG ? known.get(names) : undefined;
  if (bytes !== undefined) known.set(list, bytes + Math.sign(list.length - names.length) * utf8Length(name));
  return list;
}
