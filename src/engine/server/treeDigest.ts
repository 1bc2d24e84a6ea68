// The digest of a tree: the sum of its nodes' hashes, so that a change costs as little as the node it changes
// (org.apache.zookeeper.server.DigestCalculator, org.apache.zookeeper.common.AdHash). Differs in the hash, and in that it
// covers ACLs.
import { hash32, hashString } from '../kernel/rng.ts';
import { dataText } from '../model/data.ts';
import { SYSTEM_ROOT } from './initialTree.ts';
import type { Zxid } from '../model/ids.ts';
import type { DataTree, Znode } from './serverState.ts';

/** Of a whole tree: a whole number below 2⁵¹. */
export function digestOf(nodes: Iterable<Znode>): number {
  let digest = 0;
  for (const node of nodes) digest = digestAfter(digest, null, node);
  return digest;
}

/** After one node took the place of another; null: there is none. */
export function digestAfter(digest: number, before: Znode | null, after: Znode | null): number {
  return (digest - digestOfNode(before) + digestOfNode(after) + MODULUS) % MODULUS;
}

/** Keeps the digest after every 128th zxid, the last 1024 of them ([Z56], DataTree.logZxidDigest). */
export function logDigest({ digest, digestLog }: DataTree, zxid: Zxid): void {
  if (digest.value === null || zxid % LOGGED_EVERY !== 0) return;
  digestLog.push({ zxid, digest: digest.value });
  if (digestLog.size > LOGGED_AT_MOST) digestLog.shift();
}

const LOGGED_EVERY = 128;
const LOGGED_AT_MOST = 1024;

/** What servers write below the system root each by itself does not count. */
function digestOfNode(node: Znode | null): number {
  if (node === null || node.path.startsWith(SYSTEM_ROOT)) return 0;
  const known = KNOWN.get(node);
  if (known !== undefined) return known;
  const digest = calculated(node);
  KNOWN.set(node, digest);
  return digest;
}

/** Nodes are immutable: each is looked at once when it comes and once when it goes (DataNode.digestCached). */
const KNOWN = new WeakMap<Znode, number>();

function calculated(node: Znode): number {
  const text = hashString(
    `${node.path}\n${dataText(node.data)}\n${node.kind}\n${node.owner}\n${JSON.stringify(node.acl)}`,
  );
  const high = hash32(text, ...halves(node.czxid), ...halves(node.mzxid), ...halves(node.pzxid));
  const low = hash32(high, text, ...halves(node.ctimeMs), ...halves(node.mtimeMs), node.ttlMs);
  const counts = hash32(low, node.version, node.aversion, node.createCount, node.children.length);
  return (counts % 2 ** 19) * 2 ** 32 + hash32(counts, high);
}

/** Three of them are below 2⁵³: sums stay exact. */
const MODULUS = 2 ** 51;

function halves(number: number): readonly [number, number] {
  return [Math.floor(number / 2 ** 32), number % 2 ** 32];
}
