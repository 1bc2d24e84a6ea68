// A tree that the engine's own transactions change, and that writes down each change in a history, with the server's digest kept beside.
import {
  applyTxn,
  createDataTree,
  initialTree,
  loadTree,
  nameOf,
  parentOf,
  type ChildNaming,
  type DataTree,
  type NodeTable,
  type SessionId,
  type Txn,
  type TxnBody,
  type Znode,
} from '../../../engine/index.ts';
import { Ints } from './column.ts';
import type { Change, History } from './history.ts';
import { MOST_ZNODES, TooManyZnodesError } from './mostZnodes.ts';
import { DigestSum, hashOfData, hashOfNode, hashOfPath, isDigested } from './treeDigest.ts';
import type { LoggedBody, TxnRecord, Write } from './txnRecord.ts';

/** A znode, and where its data lies. */
export interface LoadedNode {
  readonly node: Znode;
  readonly write: Write | null;
}

export class RecordedTree {
  readonly digest = new DigestSum();
  readonly #history: History;
  readonly #tree: DataTree;
  readonly #states: NodeStates;

  /** Throws a TooManyZnodesError once it has more than `mostZnodes`. */
  constructor(history: History, mostZnodes = MOST_ZNODES) {
    this.#history = history;
    this.#states = new NodeStates(history, mostZnodes);
    this.#tree = createDataTree(this.#states);
  }

  /** The tree of a server whose disk is empty. */
  start(): void {
    this.load(
      initialTree().map((node) => ({ node: { ...node, children: [] }, write: null })),
      0,
    );
  }

  /** Puts all nodes of a snapshot in the place of what there is, and writes down what differs. Belongs to the newest row. */
  load(nodes: readonly LoadedNode[], file: number): void {
    const states = this.#states;
    const loaded = new Set<string>();
    const writes = new Map<string, Write>();
    for (const { node, write } of nodes) {
      loaded.add(node.path);
      if (write !== null) writes.set(node.path, write);
    }
    for (const path of states.livePaths()) if (!loaded.has(path)) states.delete(path);
    states.forgetChildren();
    for (const session of this.#tree.ephemerals.keys()) this.#tree.ephemerals.delete(session);
    this.#tree.containers.clear();
    for (const { node } of nodes) if (node.path !== '/') states.addChild(node.path);
    loadTree(this.#tree, childrenOf(nodes, states));
    this.#settle({ file, writes, change: { came: 'loaded', went: 'dropped' } });
  }

  /** Applies a transaction of the newest row. */
  apply({ session, zxid, timeMs, body, writes }: TxnRecord, file: number): void {
    const meant = this.#meant(body, session);
    if (meant === null) return;
    const txn: Txn = { zxid, session, timeMs, body: meant };
    applyTxn(this.#tree, txn, this.#states);
    this.#settle({ file, writes: writesByPath(writes), change: { came: 'created', went: 'deleted' } });
  }

  /** What older records leave to the server that applies them. */
  #meant(body: LoggedBody, session: SessionId): TxnBody | null {
    switch (body.type) {
      case 'unknown':
        return null;
      case 'error':
        return { type: 'error', err: body.err };
      case 'create':
        return body.parentCreateCount === -1 ? this.#counted(body) : body;
      case 'closeSession': {
        const owned = this.#tree.ephemerals.get(session) ?? [];
        const named = new Set(body.paths ?? []);
        return { type: 'closeSession', paths: [...named, ...owned.filter((path) => !named.has(path))] };
      }
      case 'multi':
        // Parts before the one that failed stand in the log as they were meant.
        return body.parts.some(({ type }) => type === 'error')
          ? { ...body, parts: body.parts.map(failed) }
          : body;
      default:
        return body;
    }
  }

  #counted(body: Extract<TxnBody, { readonly type: 'create' }>): TxnBody {
    const parent = this.#tree.nodes.get(parentOf(body.path));
    return { ...body, parentCreateCount: (parent?.createCount ?? 0) + 1 };
  }

  /** Writes down a version of each node that was touched, and moves the digest. */
  #settle({
    file,
    writes,
    change,
  }: {
    readonly file: number;
    readonly writes: Pick<ReadonlyMap<string, Write>, 'get'>;
    readonly change: { readonly came: Change; readonly went: Change };
  }): void {
    const history = this.#history;
    this.#states.takeTouched((id, before, after) => {
      const path = history.paths.nameOf(id);
      this.#states.rehash(id, path, before, after, this.digest);
      if (after === undefined) {
        if (before !== undefined) history.addVersion(id, change.went, null, this.#states.marks(id));
        return;
      }
      const isNew = before === undefined || before.czxid !== after.czxid;
      if (!isNew && change.came === 'loaded' && isSame(before, after)) return;
      if (isNew) this.#states.setBirth(id, history.addBirth(after));
      const write = writes.get(path);
      if (write !== undefined) this.#states.setData(id, history.addData(file, write.offset, write.length));
      else if (isNew || before.data !== after.data) this.#states.setData(id, history.addOwnData(after.data));
      const how = isNew || change.came === 'loaded' ? change.came : changeOf(before, after, write);
      history.addVersion(id, how, after, this.#states.marks(id));
    });
  }
}

/** Of most transactions there is one. */
function writesByPath(writes: readonly Write[]): Pick<ReadonlyMap<string, Write>, 'get'> {
  const [only] = writes;
  if (writes.length > 1) return new Map(writes.map((write) => [write.path, write]));
  return { get: (path) => (only?.path === path ? only : undefined) };
}

function failed(part: TxnBody): TxnBody {
  return part.type === 'error' ? part : { type: 'error', err: 'RuntimeInconsistency' };
}

function* childrenOf(nodes: readonly LoadedNode[], states: NodeStates): Generator<Znode> {
  for (const { node } of nodes) yield { ...node, children: states.namesBelow(node.path) };
}

function changeOf(before: Znode, after: Znode, write: Write | undefined): Change {
  if (write !== undefined) return 'dataSet';
  return before.acl === after.acl && before.aversion === after.aversion ? 'childrenChanged' : 'aclSet';
}

function isSame(before: Znode, after: Znode): boolean {
  return (
    before.mzxid === after.mzxid &&
    before.pzxid === after.pzxid &&
    before.version === after.version &&
    before.aversion === after.aversion &&
    before.createCount === after.createCount &&
    before.data === after.data
  );
}

/** The nodes by the number of their path, what of each is needed again, and which of them have been written since the last look. */
class NodeStates implements NodeTable, ChildNaming {
  readonly #history: History;
  readonly #mostZnodes: number;
  #znodes = 0;
  readonly #nodes: (Znode | undefined)[] = [];
  /** Names below a node, in no order: one list, which every version of the node has. */
  readonly #names: (string[] | undefined)[] = [];
  /** Where a node's name stands in the list of its parent, plus one; 0: nowhere. */
  readonly #places = new Ints();
  readonly #pathHash = new Ints();
  readonly #dataHash = new Ints();
  readonly #hash = new Ints();
  readonly #birth = new Ints();
  readonly #data = new Ints();
  /** Nodes written since the last look, with what they were before, and in which look each was written last. */
  readonly #touched: number[] = [];
  readonly #before: (Znode | undefined)[] = [];
  readonly #touchedIn = new Ints();
  #look = 1;

  constructor(history: History, mostZnodes: number) {
    this.#history = history;
    this.#mostZnodes = mostZnodes;
  }

  get(path: string): Znode | undefined {
    const id = this.#history.paths.find(path);
    return id === undefined ? undefined : this.#nodes[id];
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  set(path: string, node: Znode): void {
    const id = this.#idOf(path);
    this.#touch(id);
    if (this.#nodes[id] === undefined && ++this.#znodes > this.#mostZnodes)
      throw new TooManyZnodesError(this.#mostZnodes);
    this.#nodes[id] = node;
  }

  delete(path: string): boolean {
    const id = this.#history.paths.find(path);
    if (id === undefined || this.#nodes[id] === undefined) return false;
    this.#touch(id);
    this.#znodes--;
    this.#nodes[id] = undefined;
    return true;
  }

  /** The list is shared by all versions of the parent: it is always that of the present. */
  add(parent: { children: readonly string[] }, path: string): void {
    parent.children = this.addChild(path);
  }

  remove(parent: { children: readonly string[] }, path: string): void {
    const id = this.#history.paths.find(path);
    const place = id === undefined ? 0 : this.#places.get(id);
    if (id === undefined || place === 0) return;
    const names = this.namesBelow(parentOf(path));
    const last = names.pop();
    const moved = place - 1;
    if (last !== undefined && moved < names.length) {
      names[moved] = last;
      const parentPath = parentOf(path);
      const movedId = this.#history.paths.find(parentPath === '/' ? `/${last}` : `${parentPath}/${last}`);
      if (movedId !== undefined) this.#places.set(movedId, place);
    }
    this.#places.set(id, 0);
    parent.children = names;
  }

  addChild(path: string): string[] {
    const id = this.#idOf(path);
    const names = this.namesBelow(parentOf(path));
    if (this.#places.get(id) === 0) this.#places.set(id, names.push(nameOf(path)));
    return names;
  }

  namesBelow(path: string): string[] {
    const id = this.#idOf(path);
    return (this.#names[id] ??= []);
  }

  forgetChildren(): void {
    for (let id = 0; id < this.#names.length; id++) this.#names[id] = undefined;
    for (let id = 0; id < this.#places.length; id++) this.#places.set(id, 0);
  }

  *livePaths(): Generator<string> {
    for (let id = 0; id < this.#nodes.length; id++)
      if (this.#nodes[id] !== undefined) yield this.#history.paths.nameOf(id);
  }

  /** Nodes that were written since, with what they were before and are now. */
  takeTouched(take: (id: number, before: Znode | undefined, after: Znode | undefined) => void): void {
    for (const [at, id] of this.#touched.entries()) take(id, this.#before[at], this.#nodes[id]);
    this.#touched.length = 0;
    this.#before.length = 0;
    this.#look++;
  }

  /** Moves a digest from what a node was to what it is. Paths of the server itself do not count. */
  rehash(
    id: number,
    path: string,
    before: Znode | undefined,
    after: Znode | undefined,
    digest: DigestSum,
  ): void {
    if (!isDigested(path)) return;
    if (before !== undefined) digest.subtract(this.#hash.get(id) >>> 0);
    if (after === undefined) return;
    if (before === undefined || before.data !== after.data)
      this.#dataHash.set(id, hashOfData(this.#pathHash.get(id), after.data));
    const hash = hashOfNode(this.#dataHash.get(id), after);
    this.#hash.set(id, hash);
    digest.add(hash);
  }

  setBirth(id: number, birth: number): void {
    this.#birth.set(id, birth);
  }

  setData(id: number, data: number): void {
    this.#data.set(id, data);
  }

  marks(id: number): { birth: number; data: number; numChildren: number } {
    return {
      birth: this.#birth.get(id),
      data: this.#data.get(id),
      numChildren: this.#names[id]?.length ?? 0,
    };
  }

  #idOf(path: string): number {
    const { paths } = this.#history;
    const id = paths.idOf(path);
    while (this.#places.length < paths.count) {
      const next = this.#places.push(0);
      this.#pathHash.push(hashOfPath(paths.nameOf(next)));
      this.#dataHash.push(0);
      this.#hash.push(0);
      this.#birth.push(0);
      this.#data.push(0);
      this.#touchedIn.push(0);
      this.#nodes.push(undefined);
    }
    return id;
  }

  #touch(id: number): void {
    if (this.#touchedIn.get(id) === this.#look) return;
    this.#touchedIn.set(id, this.#look);
    this.#touched.push(id);
    this.#before.push(this.#nodes[id]);
  }
}
