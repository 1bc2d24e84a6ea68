// The whole past of a server's tree in columns: one row for each transaction, and one version of a znode for each time that a
// transaction changed it. Any moment can be looked up without applying anything again.
import type { Acl, Data, SessionId, Znode } from '../../../engine/index.ts';
import { Acls } from './acls.ts';
import { Bytes, Floats, Ints } from './column.ts';
import { DataPlaces, type DataPlace } from './dataPlaces.ts';
import { Names } from './names.ts';
import { Paths } from './paths.ts';
import { lastAtMost } from './sorted.ts';
import { VersionIndex } from './versionIndex.ts';

/** What a row is. `snapshot`: the tree was read from a file there; `start`: a server that begins with an empty disk. */
export type RowKind = 'transaction' | 'snapshot' | 'start';

/** Of the server's digest after a transaction, compared with that of the tree. */
export type Verdict =
  | 'right'
  | 'wrong'
  /** The server wrote none: an error, or digests were off. */
  | 'without'
  /** The tree comes from a snapshot that is exact only from a later zxid on. */
  | 'unsettled'
  /** Logged before the oldest snapshot: there is no tree to apply it to. */
  | 'notApplied';

export type Change =
  | 'created'
  | 'dataSet'
  | 'aclSet'
  /** A child came or went. */
  | 'childrenChanged'
  | 'deleted'
  /** So it stands in a snapshot. */
  | 'loaded'
  /** It is not in a snapshot any more. */
  | 'dropped';

const ROW_KINDS: readonly RowKind[] = ['transaction', 'snapshot', 'start'];
const VERDICTS: readonly Verdict[] = ['right', 'wrong', 'without', 'unsettled', 'notApplied'];
const CHANGES: readonly Change[] = [
  'created',
  'dataSet',
  'aclSet',
  'childrenChanged',
  'deleted',
  'loaded',
  'dropped',
];
const NODE_KINDS: readonly Znode['kind'][] = ['persistent', 'ephemeral', 'container', 'ttl'];

export interface Row {
  readonly row: number;
  readonly kind: RowKind;
  readonly zxid: number;
  readonly timeMs: number;
  /** ZooDefs.OpCode; 0 where the row is no transaction. */
  readonly typeCode: number;
  readonly session: SessionId;
  readonly cxid: number;
  /** Index of the file it was read from. */
  readonly file: number;
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
  readonly verdict: Verdict;
}

/** A znode as it was from one row to the next. */
export interface Version {
  readonly path: string;
  readonly row: number;
  readonly change: Change;
  readonly czxid: number;
  readonly mzxid: number;
  readonly pzxid: number;
  readonly ctimeMs: number;
  readonly mtimeMs: number;
  readonly version: number;
  /** As the server reports it. */
  readonly cversion: number;
  readonly aversion: number;
  readonly kind: Znode['kind'];
  readonly owner: SessionId | null;
  readonly ttlMs: number;
  readonly numChildren: number;
  readonly acl: Acl;
  readonly data: DataPlace;
}

export class History {
  /** Files by index, as the user knows them. */
  readonly files: string[] = [];
  readonly paths = new Paths();
  readonly sessions = new Names<SessionId>();
  readonly #acls = new Acls();

  readonly #rowKind = new Bytes();
  readonly #zxid = new Floats();
  readonly #timeMs = new Floats();
  readonly #typeCode = new Ints();
  readonly #session = new Ints();
  readonly #cxid = new Ints();
  readonly #file = new Ints();
  readonly #offset = new Floats();
  readonly #length = new Ints();
  readonly #checksum = new Ints();
  readonly #verdict = new Bytes();
  /** The first version that each row made. */
  readonly #firstVersion = new Ints();

  readonly #path = new Ints();
  readonly #row = new Ints();
  readonly #change = new Bytes();
  readonly #birth = new Ints();
  /** When data and children were last changed: a row, or ~index into what no row says. */
  readonly #modified = new Ints();
  readonly #childrenModified = new Ints();
  readonly #version = new Ints();
  readonly #aversion = new Ints();
  readonly #createCount = new Ints();
  readonly #numChildren = new Ints();
  readonly #acl = new Ints();
  readonly #data = new Ints();

  /** What stays the same from a create to a delete. */
  readonly #czxid = new Floats();
  readonly #ctimeMs = new Floats();
  readonly #owner = new Ints();
  readonly #nodeKind = new Bytes();
  readonly #ttlMs = new Floats();

  readonly #dataPlaces = new DataPlaces();

  readonly #otherZxid = new Floats();
  readonly #otherTimeMs = new Floats();
  /** By path: its newest version, plus one. */
  readonly #newest = new Ints();

  #index: VersionIndex | null = null;

  get rowCount(): number {
    return this.#zxid.length;
  }

  get versionCount(): number {
    return this.#path.length;
  }

  addRow(row: Omit<Row, 'row' | 'verdict'>): number {
    this.#index = null;
    this.#rowKind.push(ROW_KINDS.indexOf(row.kind));
    this.#timeMs.push(row.timeMs);
    this.#typeCode.push(row.typeCode);
    this.#session.push(this.sessions.idOf(row.session));
    this.#cxid.push(row.cxid);
    this.#file.push(row.file);
    this.#offset.push(row.offset);
    this.#length.push(row.length);
    this.#checksum.push(row.checksum | 0);
    this.#verdict.push(VERDICTS.indexOf('without'));
    this.#firstVersion.push(this.versionCount);
    return this.#zxid.push(row.zxid);
  }

  setVerdict(row: number, verdict: Verdict): void {
    this.#verdict.set(row, VERDICTS.indexOf(verdict));
  }

  addBirth(node: Znode): number {
    this.#ctimeMs.push(node.ctimeMs);
    this.#owner.push(node.owner === null ? -1 : this.sessions.idOf(node.owner));
    this.#nodeKind.push(NODE_KINDS.indexOf(node.kind));
    this.#ttlMs.push(node.ttlMs);
    return this.#czxid.push(node.czxid);
  }

  addData(file: number, offset: number, length: number): number {
    return this.#dataPlaces.add(file, offset, length);
  }

  addOwnData(data: Data): number {
    return this.#dataPlaces.addOwn(data);
  }

  /** `birth` and `data`: what addBirth and addData gave. `node` null: it went with this row. */
  addVersion(
    path: number,
    change: Change,
    node: Znode | null,
    { birth, data, numChildren }: { birth: number; data: number; numChildren: number },
  ): void {
    this.#row.push(this.rowCount - 1);
    this.#change.push(CHANGES.indexOf(change));
    this.#birth.push(birth);
    while (this.#newest.length <= path) this.#newest.push(0);
    const before = this.#newest.get(path) - 1;
    this.#modified.push(this.#when(node?.mzxid ?? 0, node?.mtimeMs ?? 0, this.#modified.get(before)));
    this.#childrenModified.push(this.#when(node?.pzxid ?? 0, null, this.#childrenModified.get(before)));
    this.#version.push(node?.version ?? 0);
    this.#aversion.push(node?.aversion ?? 0);
    this.#createCount.push(node?.createCount ?? 0);
    this.#numChildren.push(numChildren);
    this.#acl.push(node === null ? 0 : this.#acls.idOf(node.acl));
    this.#data.push(data);
    this.#newest.set(path, this.#path.push(path) + 1);
  }

  /** The newest row where it is that one, or what the version before has where it is the same. `timeMs` null: any. */
  #when(zxid: number, timeMs: number | null, before: number): number {
    const row = this.rowCount - 1;
    for (const known of [row, before])
      if (this.#zxidAt(known) === zxid && (timeMs === null || this.#timeAt(known) === timeMs)) return known;
    this.#otherTimeMs.push(timeMs ?? 0);
    return ~this.#otherZxid.push(zxid);
  }

  #zxidAt(when: number): number {
    return when < 0 ? this.#otherZxid.get(~when) : this.#zxid.get(when);
  }

  #timeAt(when: number): number {
    return when < 0 ? this.#otherTimeMs.get(~when) : this.#timeMs.get(when);
  }

  rowAt(row: number): Row {
    return {
      row,
      kind: ROW_KINDS[this.#rowKind.get(row)] ?? 'transaction',
      zxid: this.#zxid.get(row),
      timeMs: this.#timeMs.get(row),
      typeCode: this.#typeCode.get(row),
      session: this.sessions.nameOf(this.#session.get(row)),
      cxid: this.#cxid.get(row),
      file: this.#file.get(row),
      offset: this.#offset.get(row),
      length: this.#length.get(row),
      checksum: this.#checksum.get(row) >>> 0,
      verdict: this.verdictOf(row),
    };
  }

  zxidOf(row: number): number {
    return this.#zxid.get(row);
  }

  timeOf(row: number): number {
    return this.#timeMs.get(row);
  }

  typeOf(row: number): number {
    return this.#typeCode.get(row);
  }

  /** Index into `sessions`. */
  sessionOf(row: number): number {
    return this.#session.get(row);
  }

  cxidOf(row: number): number {
    return this.#cxid.get(row);
  }

  checksumOf(row: number): number {
    return this.#checksum.get(row);
  }

  isTransaction(row: number): boolean {
    return this.#rowKind.get(row) === 0;
  }

  verdictOf(row: number): Verdict {
    return VERDICTS[this.#verdict.get(row)] ?? 'without';
  }

  /** The last row with that zxid or a lower one; −1 before the first. */
  rowOfZxid(zxid: number): number {
    return lastAtMost(this.rowCount, (row) => this.#zxid.get(row), zxid);
  }

  /** The versions that a row made: from … to, exclusive. */
  versionsOfRow(row: number): readonly [number, number] {
    const end = row + 1 < this.rowCount ? this.#firstVersion.get(row + 1) : this.versionCount;
    return [this.#firstVersion.get(row), end];
  }

  pathOfVersion(version: number): number {
    return this.#path.get(version);
  }

  rowOfVersion(version: number): number {
    return this.#row.get(version);
  }

  changeOf(version: number): Change {
    return CHANGES[this.#change.get(version)] ?? 'created';
  }

  ownerOfVersion(version: number): number {
    return this.#owner.get(this.#birth.get(version));
  }

  kindOfVersion(version: number): Znode['kind'] {
    return NODE_KINDS[this.#nodeKind.get(this.#birth.get(version))] ?? 'persistent';
  }

  childrenOfVersion(version: number): number {
    return this.#numChildren.get(version);
  }

  /** How many children were ever created below it: the next sequential one has that number. */
  createCountOf(version: number): number {
    return this.#createCount.get(version);
  }

  dataLengthOf(version: number): number {
    return Math.max(0, this.#dataPlaces.lengthAt(this.#data.get(version)));
  }

  isGone(version: number): boolean {
    const change = this.#change.get(version);
    return change === GONE || change === DROPPED;
  }

  version(version: number): Version {
    const birth = this.#birth.get(version);
    const owner = this.#owner.get(birth);
    const numChildren = this.#numChildren.get(version);
    return {
      path: this.paths.nameOf(this.#path.get(version)),
      row: this.#row.get(version),
      change: this.changeOf(version),
      czxid: this.#czxid.get(birth),
      mzxid: this.#zxidAt(this.#modified.get(version)),
      pzxid: this.#zxidAt(this.#childrenModified.get(version)),
      ctimeMs: this.#ctimeMs.get(birth),
      mtimeMs: this.#timeAt(this.#modified.get(version)),
      version: this.#version.get(version),
      cversion: (2 * this.#createCount.get(version) - numChildren) | 0,
      aversion: this.#aversion.get(version),
      kind: this.kindOfVersion(version),
      owner: owner < 0 ? null : this.sessions.nameOf(owner),
      ttlMs: this.#ttlMs.get(birth),
      numChildren,
      acl: this.#acls.aclOf(this.#acl.get(version)),
      data: this.#dataPlaces.at(this.#data.get(version)),
    };
  }

  versionCountOf(path: number): number {
    return this.#indexed().countOf(path);
  }

  /** All versions of a path, oldest first: indexes. */
  versionsOf(path: number): Int32Array {
    return this.#indexed().versionsOf(path);
  }

  /** The same without a list, for who goes through all paths. */
  eachVersionOf(path: number, see: (version: number) => void): void {
    this.#indexed().eachVersionOf(path, see);
  }

  /** The next version of a path; −1 after the last one. */
  versionAfter(path: number, version: number): number {
    const versions = this.versionsOf(path);
    const at = lastAtMost(versions.length, (index) => versions[index] ?? 0, version);
    return versions[at + 1] ?? -1;
  }

  /** The version of a path as of a row; −1 where the znode is not there. */
  versionAt(path: number, row: number): number {
    const version = this.#indexed().lastVersionOf(path, (each) => this.#row.get(each), row);
    return version < 0 || this.isGone(version) ? -1 : version;
  }

  /** Paths that were ever below a path, in no order. */
  childPathsOf(path: number): Int32Array {
    return this.#indexed().childrenOf(path);
  }

  #indexed(): VersionIndex {
    this.#index ??= new VersionIndex(this.versionCount, this.paths, (version) => this.#path.get(version));
    return this.#index;
  }
}

const GONE = CHANGES.indexOf('deleted');
const DROPPED = CHANGES.indexOf('dropped');
