// The iteration order of Java's hash tables, where a client can see it: the ids of a connection are a ConcurrentHashMap,
// and `auth` in an ACL expands to them in its order ([Z45]); the
// names of a node's children are a HashSet ([Z2]).
import type { AuthId } from './acl.ts';

/** The ids with one more, in the order a ConcurrentHashMap of them would be walked. Ties keep their order of arrival. */
export function withAuthId(ids: readonly AuthId[], added: AuthId): readonly AuthId[] {
  if (ids.some((id) => id.scheme === added.scheme && id.id === added.id)) return ids;
  const all = [...ids, added];
  const mask = capacityFor(all.length) - 1;
  const bucketOf = (id: AuthId): number => spread(hashOfId(id)) & mask;
  return all.toSorted((a, b) => bucketOf(a) - bucketOf(b));
}

/** A node's set of children, before it has grown: `new HashSet<>(8)` (DataNode.addChild). */
export const FIRST_BUCKETS = 8;

/** The buckets of a set that has so many names now: it doubles when it is more than three quarters full, and never shrinks. */
export function bucketsFor(names: number, buckets: number = FIRST_BUCKETS): number {
  let grown = buckets;
  while (names > grown - (grown >> 2)) grown *= 2;
  return grown;
}

/** Names in the order in which a HashSet of so many buckets is walked; those of one bucket as they were added. */
export function inHashSetOrder(
  names: readonly string[],
  buckets: number,
  addedAt: (name: string) => number,
): readonly string[] {
  const filled: string[][] = [];
  for (const name of names) {
    const bucket = spread(hashOfString(name)) & (buckets - 1);
    const there = filled[bucket];
    if (there === undefined) filled[bucket] = [name];
    else there.push(name);
  }
  return filled.flatMap((bucket) =>
    bucket.length === 1 ? bucket : bucket.toSorted((a, b) => addedAt(a) - addedAt(b)),
  );
}

/** Texts in the order in which a copy of their HashSet is walked: it has just as many buckets as it needs. */
export function inOrderOfCopy(texts: readonly string[]): readonly string[] {
  const least = Math.floor(texts.length / 0.75 + 1);
  let buckets = 1;
  while (buckets < least) buckets *= 2;
  const places = new Map(texts.map((text, place) => [text, place]));
  return inHashSetOrder(texts, buckets, (text) => places.get(text) ?? 0);
}

/** A table of 16 buckets doubles when it is three quarters full. */
function capacityFor(count: number): number {
  let capacity = 16;
  while (count >= capacity - (capacity >> 2)) capacity *= 2;
  return capacity;
}

function spread(hash: number): number {
  return (hash ^ (hash >>> 16)) & 0x7fffffff;
}

/** org.apache.zookeeper.data.Id.hashCode */
function hashOfId(id: AuthId): number {
  return (Math.imul(37, Math.imul(37, 17) + hashOfString(id.scheme)) + hashOfString(id.id)) | 0;
}

/** java.lang.String.hashCode */
function hashOfString(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
  return hash;
}
