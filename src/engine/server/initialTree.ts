// The nodes a server has before its first transaction (the constructor of org.apache.zookeeper.server.DataTree).
import { OPEN_ACL_UNSAFE, READ_ACL_UNSAFE } from '../model/acl.ts';
import { FIRST_BUCKETS } from '../model/javaHash.ts';
import type { DataTree, Znode } from './serverState.ts';

export const SYSTEM_ROOT = '/zookeeper';
export const QUOTA_ROOT = '/zookeeper/quota';
export const CONFIG_NODE = '/zookeeper/config';

/** The root and the system nodes; their children were never counted as creates ([Z51]). */
export function initialTree(): readonly Znode[] {
  return [
    { ...EMPTY_NODE, path: '/', children: ['zookeeper'] },
    { ...EMPTY_NODE, path: SYSTEM_ROOT, children: ['config', 'quota'] },
    { ...EMPTY_NODE, path: QUOTA_ROOT },
    { ...EMPTY_NODE, path: CONFIG_NODE, acl: READ_ACL_UNSAFE, aversion: -1 },
  ];
}

/** DataTree.isSpecialPath: these cannot be deleted. */
export function isSpecialPath(path: string): boolean {
  return path === '/' || path === SYSTEM_ROOT || path === QUOTA_ROOT || path === CONFIG_NODE;
}

/** The root is counted twice, as `` and as `/`. */
export const ALIASES_OF_ROOT = 1;

const EMPTY_NODE: Znode = {
  path: '/',
  data: '',
  dataLength: 0,
  acl: OPEN_ACL_UNSAFE,
  kind: 'persistent',
  owner: null,
  ttlMs: 0,
  czxid: 0,
  mzxid: 0,
  pzxid: 0,
  ctimeMs: 0,
  mtimeMs: 0,
  version: 0,
  aversion: 0,
  createCount: 0,
  children: [],
  childBuckets: FIRST_BUCKETS,
};

/** Whether there is anything below the quota root: only then has a tree that was loaded any quota. */
export function hasQuotas({ nodes }: Pick<DataTree, 'nodes'>): boolean {
  return (nodes.get(QUOTA_ROOT)?.children.length ?? 0) > 0;
}

/** Whether a change of that path may concern a quota. */
export function mayConcernQuota({ quotaPaths }: Pick<DataTree, 'quotaPaths'>, path: string): boolean {
  return quotaPaths.size > 0 || path.startsWith(SYSTEM_ROOT);
}
