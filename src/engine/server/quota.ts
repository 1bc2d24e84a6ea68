// Quotas: nodes below /zookeeper/quota that limit and count a subtree (org.apache.zookeeper.Quotas, StatsTrack,
// common.PathTrie, ZooKeeperServer.checkQuota). Which paths have one is kept apart from the nodes that say so.
import { childOf, nameOf, parentOf } from '../model/path.ts';
import { parseJavaInteger } from '../model/javaNumber.ts';
import type { KeeperErrorCode } from '../model/keeperError.ts';
import { dataText, type Data } from '../model/data.ts';
import { utf8Length } from '../model/utf8.ts';
import { QUOTA_ROOT, SYSTEM_ROOT } from './initialTree.ts';
import type { DataTree, Znode } from './serverState.ts';

const LIMIT_NODE = 'zookeeper_limits';
const STAT_NODE = 'zookeeper_stats';

/** Why a quota forbids that many more bytes and nodes below the path; null if it does not ([Z53], [Z59]). */
export function quotaFault(
  self: DataTree,
  path: string,
  more: { readonly bytes: number; readonly count: number },
): KeeperErrorCode | null {
  const prefix = quotaPathAbove(self, path);
  const limitNode = prefix === null ? undefined : self.nodes.get(limitPath(prefix));
  if (prefix === null || limitNode === undefined) return null;
  const limits = figuresOf(limitNode.data);
  if (limits === null) return 'MarshallingError';
  const counts = more.count !== 0 && hasLimit(limits, 'count', 'countHardLimit');
  const weighs = more.bytes !== 0 && hasLimit(limits, 'bytes', 'byteHardLimit');
  const statNode = self.nodes.get(statPath(prefix));
  if ((!counts && !weighs) || statNode === undefined) return null;
  const current = figuresOf(statNode.data);
  if (current === null) return 'MarshallingError';
  const exceeded =
    (counts && exceeds(figure(limits, 'countHardLimit'), figure(current, 'count'), more.count)) ||
    (weighs && exceeds(figure(limits, 'byteHardLimit'), figure(current, 'bytes'), more.bytes));
  return exceeded ? 'QuotaExceeded' : null;
}

/** Keeps count of a node that came (+1) or went (−1); a new stats node is counted afresh. */
export function countNode(self: DataTree, node: Znode, sign: 1 | -1): void {
  if (sign === 1) noteCreated(self, node.path);
  else noteDeleted(self, node.path);
  const prefix = quotaPathAbove(self, node.path);
  if (prefix !== null) recountQuota(self, prefix, sign * node.dataLength, sign);
}

/** Keeps count of the bytes of a node whose data was set. */
export function countBytes(self: DataTree, path: string, bytes: number): void {
  const prefix = quotaPathAbove(self, path);
  if (prefix !== null) recountQuota(self, prefix, bytes, 0);
}

/**
 * DataTree.setupQuota: which paths have a quota, and what there is below them, after a snapshot was loaded. A limits node
 * with children is overlooked ([Z60]).
 */
export function setUpQuotas(self: DataTree): void {
  for (const path of limitNodesBelow(self, QUOTA_ROOT)) {
    const quotaPath = path.slice(QUOTA_ROOT.length, path.indexOf(`/${LIMIT_NODE}`));
    recountAll(self, quotaPath);
    addQuotaPath(self, quotaPath);
  }
}

/** The deepest path at or above this one that has a quota ([Z52]). */
function quotaPathAbove({ quotaPaths }: DataTree, path: string): string | null {
  if (quotaPaths.size === 0) return null;
  for (let prefix = trieKey(path); prefix !== '/'; prefix = parentOf(prefix)) {
    if (quotaPaths.has(prefix)) return prefix;
  }
  return null;
}

/** Names alone tell: a limits node below `/zookeeper/quotaX` puts a quota on `/X` ([Z60]). */
function noteCreated(self: DataTree, path: string): void {
  const parent = parentOf(path);
  if (!parent.startsWith(QUOTA_ROOT)) return;
  const quotaPath = parent.slice(QUOTA_ROOT.length);
  if (nameOf(path) === LIMIT_NODE) addQuotaPath(self, quotaPath);
  if (nameOf(path) === STAT_NODE) recountAll(self, quotaPath);
}

/** The server looks at less here than at a create: what stands where `/zookeeper/quota` would is cut off by its length. */
function noteDeleted({ quotaPaths }: DataTree, path: string): void {
  const parent = parentOf(path);
  if (parent.startsWith(SYSTEM_ROOT) && nameOf(path) === LIMIT_NODE)
    quotaPaths.delete(trieKey(parent.slice(QUOTA_ROOT.length)));
}

function addQuotaPath({ quotaPaths }: DataTree, path: string): void {
  if (path !== '') quotaPaths.set(trieKey(path), true);
}

/** PathTrie.split: names that are blank do not count. */
function trieKey(path: string): string {
  const names = path.split('/').filter((name) => /[^\0- ]/.test(name));
  return `/${names.join('/')}`;
}

function limitNodesBelow(self: DataTree, path: string): readonly string[] {
  const children = self.nodes.get(path)?.children ?? [];
  if (children.length === 0) return nameOf(path) === LIMIT_NODE ? [path] : [];
  return children.flatMap((name) => limitNodesBelow(self, childOf(path, name)));
}

/** Writes the stats node in place: no transaction, no version, no watch ([Z52]). */
function recountQuota(self: DataTree, prefix: string, bytes: number, count: number): void {
  const figures = figuresOf(self.nodes.get(statPath(prefix))?.data ?? null);
  if (figures === null) return;
  writeStats(self, statPath(prefix), {
    ...figures,
    count: BigInt.asIntN(64, figure(figures, 'count') + BigInt(count)),
    bytes: BigInt.asIntN(64, figure(figures, 'bytes') + BigInt(bytes)),
  });
}

function recountAll(self: DataTree, quotaPath: string): void {
  const counted = { count: 0, bytes: 0 };
  addSubtree(self, quotaPath, counted);
  writeStats(self, statPath(quotaPath), { count: BigInt(counted.count), bytes: BigInt(counted.bytes) });
}

function addSubtree(self: DataTree, path: string, counted: { count: number; bytes: number }): void {
  const node = self.nodes.get(path === '' ? '/' : path);
  if (node === undefined) return;
  counted.count += 1;
  counted.bytes += node.dataLength;
  for (const name of node.children) addSubtree(self, `${path}/${name}`, counted);
}

function limitPath(prefix: string): string {
  return `${QUOTA_ROOT}${prefix}/${LIMIT_NODE}`;
}

function statPath(prefix: string): string {
  return `${QUOTA_ROOT}${prefix}/${STAT_NODE}`;
}

type Figures = Readonly<Record<string, bigint>>;

function hasLimit(limits: Figures, soft: string, hard: string): boolean {
  return figure(limits, soft) > -1n || figure(limits, hard) > -1n;
}

function exceeds(hardLimit: bigint, current: bigint, more: number): boolean {
  return hardLimit > -1n && BigInt.asIntN(64, current + BigInt(more)) > hardLimit;
}

function writeStats(self: DataTree, path: string, figures: Figures): void {
  const node = self.nodes.get(path);
  if (node === undefined) return;
  const data = textOf(figures);
  self.nodes.set(path, { ...node, data, dataLength: utf8Length(data) });
}

/** `count=3,bytes=10=;byteHardLimit=12`; null where the server stumbles over it: no data, a pair without a number. */
function figuresOf(data: Data): Figures | null {
  if (data === null) return null;
  const figures: Record<string, bigint> = {};
  for (const pair of javaSplit(dataText(data) ?? '', /[,;]+/)) {
    const [name, text] = javaSplit(pair, '=');
    if (name === undefined || text === undefined) return null;
    const value = parseJavaInteger(text === '' ? '-1' : text, 64);
    if (value === null) return null;
    figures[name] = value;
  }
  return figures;
}

/** String.split: without empty parts at the end; a text without the separator is one part, even if it is empty. */
function javaSplit(text: string, separator: RegExp | string): readonly string[] {
  const parts = text.split(separator);
  if (parts.length === 1) return text === '' && typeof separator !== 'string' ? [] : parts;
  return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1);
}

function figure(figures: Figures, name: string): bigint {
  return figures[name] ?? -1n;
}

/** Count and bytes first; a further `=` after them makes old readers overlook the rest. */
function textOf(figures: Figures): string {
  const others = Object.keys(figures)
    .filter((name) => name !== 'count' && name !== 'bytes')
    .toSorted();
  const start = `count=${figure(figures, 'count')},bytes=${figure(figures, 'bytes')}`;
  return others.length === 0
    ? start
    : [`${start}=`, ...others.map((name) => `${name}=${figures[name]}`)].join(';');
}
