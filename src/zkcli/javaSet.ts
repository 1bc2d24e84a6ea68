// In which order a server walks the java.util.HashSet of a node's children, which is the order of its answers. The model's answers have them
// in code-unit order.

/** The children of a node, whose set has eight buckets at first. */
export function childrenOrder(names: readonly string[]): readonly string[] {
  let buckets = 8;
  while (names.length > buckets - (buckets >> 2)) buckets *= 2;
  return inBuckets(names, buckets);
}

function inBuckets(texts: readonly string[], buckets: number): readonly string[] {
  const bucketOf = (text: string): number => spread(hashOf(text)) & (buckets - 1);
  return texts.toSorted((a, b) => bucketOf(a) - bucketOf(b));
}

/** HashMap.hash. */
function spread(hash: number): number {
  return hash ^ (hash >>> 16);
}

/** String.hashCode. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(31, hash) + text.charCodeAt(at)) | 0;
  return hash;
}
