// Quotas: nodes below /zookeeper/quota that limit and count a subtree (org.apache.zookeeper.Quotas, StatsTrack,
// ZooKeeperServer.checkQuota). A prefix has a quota while its limits node is there.
import { childOf, nameOf, parentOf } from '../model/path.ts';
import type { Data } from '../model/message.ts';
import { utf8Length } from '../model/utf8.ts';
import { QUOTA_ROOT } from './initialTree.ts';
import type { ServerState, Znode } from './serverState.ts';

const LIMIT_NODE = 'zookeeper_limits';
const STAT_NODE = 'zookeeper_stats';

/** The deepest prefix of the path that has a quota; the root never has one ([Z52]). */
function prefixWithQuota({ nodes }: ServerState, path: string): string | null {
  for (let prefix = path; prefix !== '/'; prefix = parentOf(prefix)) {
    if (nodes.has(limitPath(prefix))) return prefix;
  }
  return null;
}

/** Whether a hard limit forbids that many more bytes and nodes below the path ([Z53]). */
export function exceedsQuota(
  self: ServerState,
  path: string,
  more: { bytes: number; count: number },
): boolean {
  const prefix = prefixWithQuota(self, path);
  if (prefix === null) return false;
  const limits = figuresOf(self.nodes.get(limitPath(prefix))?.data);
  const current = figuresOf(self.nodes.get(statPath(prefix))?.data);
  if (limits === null || current === null) return false;
  return (
    exceeds(figure(limits, 'countHardLimit'), figure(current, 'count'), more.count) ||
    exceeds(figure(limits, 'byteHardLimit'), figure(current, 'bytes'), more.bytes)
  );
}

/** Keeps count of a node that came (+1) or went (−1); a new stats node is counted afresh. */
export function countNode(self: ServerState, node: Znode, sign: 1 | -1): void {
  if (sign === 1 && node.path.startsWith(QUOTA_ROOT) && nameOf(node.path) === STAT_NODE)
    recountAll(self, node.path);
  const prefix = prefixWithQuota(self, node.path);
  if (prefix !== null) recountQuota(self, prefix, sign * node.dataLength, sign);
}

/** Keeps count of the bytes of a node whose data was set. */
export function countBytes(self: ServerState, path: string, bytes: number): void {
  const prefix = prefixWithQuota(self, path);
  if (prefix !== null) recountQuota(self, prefix, bytes, 0);
}

/** Writes the stats node in place: no transaction, no version, no watch ([Z52]). */
function recountQuota(self: ServerState, prefix: string, bytes: number, count: number): void {
  const figures = figuresOf(self.nodes.get(statPath(prefix))?.data);
  if (figures === null) return;
  writeStats(self, statPath(prefix), {
    ...figures,
    count: figure(figures, 'count') + count,
    bytes: figure(figures, 'bytes') + bytes,
  });
}

/** DataTree.setupQuota: counts every quota's subtree afresh, after a snapshot was loaded. */
export function setUpQuotas(self: ServerState): void {
  const limits = [...self.nodes.keys()].filter(
    (path) => path.startsWith(`${QUOTA_ROOT}/`) && nameOf(path) === LIMIT_NODE,
  );
  for (const path of limits) recountAll(self, childOf(parentOf(path), STAT_NODE));
}

type Figures = Readonly<Record<string, number>>;

function limitPath(prefix: string): string {
  return `${QUOTA_ROOT}${prefix}/${LIMIT_NODE}`;
}

function statPath(prefix: string): string {
  return `${QUOTA_ROOT}${prefix}/${STAT_NODE}`;
}

function exceeds(hardLimit: number, current: number, more: number): boolean {
  return more !== 0 && hardLimit > -1 && current + more > hardLimit;
}

function recountAll(self: ServerState, statNode: string): void {
  const counted = { count: 0, bytes: 0 };
  addSubtree(self, parentOf(statNode).slice(QUOTA_ROOT.length), counted);
  writeStats(self, statNode, counted);
}

function addSubtree(self: ServerState, path: string, counted: { count: number; bytes: number }): void {
  const node = self.nodes.get(path);
  if (node === undefined) return;
  counted.count += 1;
  counted.bytes += node.dataLength;
  for (const name of node.children) addSubtree(self, childOf(path, name), counted);
}

function writeStats(self: ServerState, path: string, figures: Figures): void {
  const node = self.nodes.get(path);
  if (node === undefined) return;
  const data = textOf(figures);
  self.nodes.set(path, { ...node, data, dataLength: utf8Length(data) });
}

/** `count=3,bytes=10=;byteHardLimit=12`; null where there is no node, or no data that could be read. */
function figuresOf(data: Data | undefined): Figures | null {
  if (data === undefined || data === null) return null;
  const figures: Record<string, number> = {};
  for (const pair of data.split(/[,;]+/)) {
    const [name = '', value = ''] = pair.split('=');
    if (name !== '') figures[name] = /^[+-]?\d+$/.test(value) ? Number(value) : -1;
  }
  return figures;
}

function figure(figures: Figures, name: string): number {
  return figures[name] ?? -1;
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
