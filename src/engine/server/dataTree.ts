// Applies transactions to the tree (org.apache.zookeeper.server.DataTree.processTxn). What a transaction says is carried
// out whatever the tree looks like, so that replaying one that is already in a snapshot does no harm ([Z54]).
import { assertNever } from '../kernel/assertNever.ts';
import type { Acl } from '../model/acl.ts';
import type { SessionId, Zxid } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import { nameOf, parentOf } from '../model/path.ts';
import { statOf, type Stat } from '../model/stat.ts';
import { configText } from '../model/quorumConfig.ts';
import type { CreateTxn, Txn, TxnBody } from '../model/txn.ts';
import { dataLength } from '../model/data.ts';
import type { TreeChange } from '../trace/record.ts';
import { bucketsFor, FIRST_BUCKETS } from '../model/javaHash.ts';
import { withName, withNames, withoutName } from './childNames.ts';
import { copyNode, copyVars, type Draft } from './copies.ts';
import { CONFIG_NODE, mayConcernQuota } from './initialTree.ts';
import { countBytes, countNode } from './quota.ts';
import { digestAfter, logDigest } from './treeDigest.ts';
import type { DataTree, Znode } from './serverState.ts';

/** What a transaction did. */
export interface Applied extends PartApplied {
  /** A multi's parts, in order; empty otherwise. */
  readonly parts: readonly PartApplied[];
  readonly changes: readonly TreeChange[];
  /** What watches are to be told, in the order of the changes. */
  readonly events: readonly TreeEvent[];
}

export interface PartApplied {
  readonly err: KeeperCode;
  readonly path: string | null;
  /** Of the node created or changed, as of this point of the transaction. */
  readonly stat: Stat | null;
}

/** A change as watches see it, with the lists that say who may hear of it. */
export interface TreeEvent {
  readonly type: 'created' | 'deleted' | 'dataSet';
  readonly path: string;
  readonly acl: Acl;
  readonly parentAcl: Acl;
}

/** How a parent that is about to change takes up the path of a new child, and drops the path of one that goes. */
export interface ChildNaming {
  add(parent: Draft<Znode>, path: string): void;
  remove(parent: Draft<Znode>, path: string): void;
}

const AT_ONCE: ChildNaming = {
  add: (parent, path) => {
    parent.children = withName(parent.children, nameOf(path));
    parent.childBuckets = bucketsFor(parent.children.length, parent.childBuckets);
  },
  remove: (parent, path) => {
    parent.children = withoutName(parent.children, nameOf(path));
  },
};

/** Parents do not name new children until `write`, so that thousands in a row do not copy a long list each. */
export class LateNames implements ChildNaming {
  /** By the path of the parent. */
  readonly #names = new Map<string, string[]>();

  add(parent: Draft<Znode>, path: string): void {
    const names = this.#names.get(parent.path);
    if (names === undefined) this.#names.set(parent.path, [nameOf(path)]);
    else names.push(nameOf(path));
  }

  remove(parent: Draft<Znode>, path: string): void {
    AT_ONCE.remove(parent, path);
  }

  write(self: DataTree): void {
    for (const [path, names] of this.#names) {
      const parent = self.nodes.get(path);
      if (parent === undefined) continue;
      const named = copyNode(parent);
      named.children = withNames(parent.children, names);
      named.childBuckets = bucketsFor(named.children.length, parent.childBuckets);
      put(self, named, parent);
    }
    this.#names.clear();
  }
}

/** Applies a transaction and moves the last processed zxid. */
export function applyTxn(self: DataTree, txn: Txn, names: ChildNaming = AT_ONCE): Applied {
  if (txn.body.type === 'error') return applyError(self, txn.zxid, txn.body.err);
  const writer = new TreeWriter(self, txn, names);
  const parts = txn.body.type === 'multi' ? applyMulti(writer, txn.body.parts) : [];
  const own = txn.body.type === 'multi' ? { ...DONE, err: firstError(parts) } : applyPart(writer, txn.body);
  moveOn(self, txn.zxid, writer.sizeDifference);
  const { changes, events } = writer;
  return { err: own.err, path: own.path, stat: own.stat, parts, changes, events };
}

/** A write that was refused moves the last processed zxid and nothing else. */
function applyError(self: DataTree, zxid: Zxid, err: KeeperCode): Applied {
  moveOn(self, zxid, 0);
  return { err, path: null, stat: null, parts: [], changes: [], events: [] };
}

function moveOn(self: DataTree, zxid: Zxid, sizeDifference: number): void {
  const vars = copyVars(self.vars.value);
  vars.lastProcessedZxid = Math.max(vars.lastProcessedZxid, zxid);
  vars.approximateDataSize += sizeDifference;
  self.vars.value = vars;
  logDigest(self, zxid);
}

/** The root's other name is the empty path. */
export function nodeAt({ nodes }: Pick<DataTree, 'nodes'>, path: string): Znode | undefined {
  return nodes.get(path === '' ? '/' : path);
}

/** Sizes of path and data as the server's own count of them has it. */
export function sizeOf(node: Pick<Znode, 'path' | 'dataLength'>): number {
  return node.path.length + node.dataLength;
}

const DONE: PartApplied = { err: 'Ok', path: null, stat: null };

/** A multi whose parts are errors changes nothing: all of them are ([Z41]). */
function applyMulti(writer: TreeWriter, bodies: readonly TxnBody[]): readonly PartApplied[] {
  return bodies.map((body) => applyPart(writer, body));
}

function firstError(parts: readonly PartApplied[]): KeeperCode {
  return parts.find((part) => part.err !== 'Ok')?.err ?? 'Ok';
}

function applyPart(writer: TreeWriter, body: TxnBody): PartApplied {
  switch (body.type) {
    case 'create':
      return writer.create(body);
    case 'delete':
    case 'deleteContainer':
      return writer.delete(body.path);
    case 'setData':
      return writer.setData(body.path, body.data, body.version);
    case 'reconfig':
      return writer.setData(CONFIG_NODE, configText(body.config), -1);
    case 'setACL':
      return writer.setAcl(body.path, body.acl, body.aversion);
    case 'check':
      return { ...DONE, path: body.path };
    case 'closeSession':
      return writer.killSession(body.paths);
    case 'error':
      return { ...DONE, err: body.err };
    case 'createSession':
    case 'multi':
      return DONE;
    default:
      return assertNever(body);
  }
}

/** Writes the nodes of one transaction and gathers what came of it. */
class TreeWriter {
  readonly changes: TreeChange[] = [];
  readonly events: TreeEvent[] = [];
  sizeDifference = 0;
  readonly #self: DataTree;
  readonly #txn: Txn;
  readonly #names: ChildNaming;

  constructor(self: DataTree, txn: Txn, names: ChildNaming) {
    this.#self = self;
    this.#txn = txn;
    this.#names = names;
  }

  create(body: CreateTxn): PartApplied {
    const { nodes } = this.#self;
    const parent = nodes.get(parentOf(body.path));
    if (parent === undefined) return { ...DONE, err: 'NoNode', path: body.path };
    const counted = copyNode(parent);
    countCreate(counted, body.parentCreateCount, this.#txn.zxid);
    if (nodes.has(body.path)) {
      this.#put(counted, parent);
      return { ...DONE, err: 'NodeExists', path: body.path };
    }
    this.#names.add(counted, body.path);
    this.#put(counted, parent);
    const node = newNode(this.#txn, body);
    this.#put(node, null);
    this.sizeDifference += sizeOf(node);
    this.#index(node);
    if (mayConcernQuota(this.#self, node.path)) countNode(this.#self, node, 1);
    this.changes.push({ type: 'created', path: node.path, owner: node.owner });
    this.events.push({ type: 'created', path: node.path, acl: node.acl, parentAcl: parent.acl });
    return { err: 'Ok', path: node.path, stat: statOf(node) };
  }

  delete(path: string): PartApplied {
    const { nodes } = this.#self;
    const parent = nodes.get(parentOf(path));
    if (parent === undefined) return { ...DONE, err: 'NoNode', path };
    const bereft = copyNode(parent);
    this.#names.remove(bereft, path);
    bereft.pzxid = Math.max(parent.pzxid, this.#txn.zxid);
    this.#put(bereft, parent);
    const node = nodes.get(path);
    if (node === undefined) return { ...DONE, err: 'NoNode', path };
    this.#remove(node);
    this.sizeDifference -= sizeOf(node);
    this.#forget(node);
    if (mayConcernQuota(this.#self, path)) countNode(this.#self, node, -1);
    this.changes.push({ type: 'deleted', path, owner: node.owner });
    this.events.push({ type: 'deleted', path, acl: node.acl, parentAcl: parent.acl });
    return { ...DONE, path };
  }

  setData(path: string, data: Znode['data'], version: number): PartApplied {
    const { nodes } = this.#self;
    const node = nodes.get(path);
    if (node === undefined) return { ...DONE, err: 'NoNode', path };
    const length = dataLength(data);
    const written = copyNode(node);
    written.data = data;
    written.dataLength = length;
    written.version = version;
    written.mzxid = this.#txn.zxid;
    written.mtimeMs = this.#txn.timeMs;
    this.#put(written, node);
    this.sizeDifference += length - node.dataLength;
    if (mayConcernQuota(this.#self, path)) countBytes(this.#self, path, length - node.dataLength);
    this.changes.push({ type: 'dataSet', path, version });
    this.events.push({ type: 'dataSet', path, acl: node.acl, parentAcl: [] });
    return { err: 'Ok', path, stat: statOf(written) };
  }

  setAcl(path: string, acl: Acl, aversion: number): PartApplied {
    const node = this.#self.nodes.get(path);
    if (node === undefined) return { ...DONE, err: 'NoNode', path };
    const written: Znode = { ...node, acl, aversion };
    this.#put(written, node);
    this.changes.push({ type: 'aclSet', path });
    return { err: 'Ok', path, stat: statOf(written) };
  }

  /** All ephemerals of the session go under this one zxid; whatever of them is gone already is passed over. */
  killSession(paths: readonly string[]): PartApplied {
    for (const path of paths) this.delete(path);
    this.#self.ephemerals.delete(this.#txn.session);
    return DONE;
  }

  #put(node: Znode, before: Znode | null): void {
    put(this.#self, node, before);
  }

  #remove(node: Znode): void {
    const { nodes, digest } = this.#self;
    nodes.delete(node.path);
    if (digest.value !== null) digest.value = digestAfter(digest.value, node, null);
  }

  #index(node: Znode): void {
    const { ephemerals, containers } = this.#self;
    if (node.kind === 'container' || node.kind === 'ttl') containers.set(node.path, node.kind);
    if (node.owner !== null) ephemerals.set(node.owner, [...(ephemerals.get(node.owner) ?? []), node.path]);
  }

  #forget(node: Znode): void {
    const { ephemerals, containers } = this.#self;
    if (node.kind === 'container' || node.kind === 'ttl') containers.delete(node.path);
    if (node.owner !== null) ephemerals.set(node.owner, without(ephemerals.get(node.owner), node.path));
  }
}

function put({ nodes, digest }: DataTree, node: Znode, before: Znode | null): void {
  nodes.set(node.path, node);
  if (digest.value !== null) digest.value = digestAfter(digest.value, before, node);
}

/**
 * The create counter only ever rises: past its greatest value it stays there, and the parent's pzxid with it
 * ([Z35]).
 */
function countCreate(parent: Draft<Znode>, createCount: number, zxid: Zxid): void {
  if (createCount <= parent.createCount) return;
  parent.createCount = createCount;
  parent.pzxid = zxid;
}

function newNode(txn: Txn, body: CreateTxn): Znode {
  const owner: SessionId | null = body.kind === 'ephemeral' ? txn.session : null;
  return {
    path: body.path,
    data: body.data,
    dataLength: dataLength(body.data),
    acl: body.acl,
    kind: body.kind,
    owner,
    ttlMs: body.ttlMs,
    czxid: txn.zxid,
    mzxid: txn.zxid,
    pzxid: txn.zxid,
    ctimeMs: txn.timeMs,
    mtimeMs: txn.timeMs,
    version: 0,
    aversion: 0,
    createCount: 0,
    children: [],
    childBuckets: FIRST_BUCKETS,
  };
}

function without(paths: readonly string[] | undefined, path: string): readonly string[] {
  return (paths ?? []).filter((other) => other !== path);
}
