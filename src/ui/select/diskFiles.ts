// One server's storage as files, as FileTxnLog and FileSnap would have them, read off the trace: the log by its files, snapshots,
// what a restart would read of them and in what order, what TRUNC cut, and what a purge would delete. The engine keeps one log
// and the newest snapshot; the real server keeps every file until it is purged.
import {
  isServerId,
  type ServerId,
  type Simulation,
  type TraceRecord,
  type Zxid,
} from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';
import { nameOfZxid, type TxnName } from './zabTxns.ts';

export interface DiskFiles {
  /** Oldest first. */
  readonly logs: readonly LogFile[];
  readonly snapshots: readonly SnapshotFile[];
  /** The snapshot that is being written; null while none is. */
  readonly writing: SnapshotFile | null;
  readonly recovery: Recovery;
  /** In their order. */
  readonly cuts: readonly LogCut[];
}

export interface LogFile {
  /** `log.100000001`: by the zxid of its first record, in hexadecimal. */
  readonly name: string;
  readonly records: readonly TxnName[];
  /** What the file takes on the disk: it is made longer in advance, and filled with zeros. A file that was cut is as long as its records. */
  readonly bytes: number | 'cut';
  /** `open`: the next record is written behind the last one of this file. */
  readonly state: 'open' | 'closed';
}

export interface SnapshotFile {
  /** `snapshot.100000005`: by the zxid applied last when it was begun. */
  readonly name: string;
  readonly zxid: Zxid;
  /** Applied while it was being written: it may have their effects or not. */
  readonly during: readonly TxnName[];
  /** Logged and later than its name says: what is replayed over it, and repairs what it has of them. */
  readonly missing: readonly TxnName[];
}

export interface Recovery {
  /** Null: there is nothing to start from but the empty tree. */
  readonly snapshot: string | null;
  /** In the order in which they are read. */
  readonly logs: readonly ReadLog[];
}

export interface ReadLog {
  readonly name: string;
  /** Records before the snapshot's zxid are passed over. */
  readonly replayed: readonly Zxid[];
}

export interface LogCut {
  readonly to: Zxid;
  /** The file that was cut; null: none had anything later. */
  readonly file: string | null;
  /** Files behind it, which are deleted whole. */
  readonly deleted: readonly string[];
  readonly dropped: readonly TxnName[];
  readonly step: number;
  readonly timeMs: number;
}

/** zookeeper.preAllocSize, behind the header of 16 bytes. */
const PREALLOCATED_BYTES = 16 + 65_536 * 1024;

/** What that server has on its disk after a step of its world. */
export function diskFiles({ trace }: Simulation, server: ServerId, step: number): DiskFiles {
  const disk = replayed(trace, server, step);
  const named = (zxids: readonly Zxid[]) => zxids.map((zxid) => nameOfZxid(zxid, trace));
  const logged = disk.logs.flatMap(({ zxids }) => zxids);
  const snapshotOf = ({ zxid, during }: RawSnapshot): SnapshotFile => ({
    name: `snapshot.${hexOf(zxid)}`,
    zxid,
    during: named(during),
    missing: named(logged.filter((each) => each > zxid)),
  });
  const snapshots = disk.snapshots.map(snapshotOf);
  return {
    logs: disk.logs.map((log) => ({
      name: nameOfLog(log),
      records: named(log.zxids),
      bytes: log.isCut ? 'cut' : PREALLOCATED_BYTES,
      state: log === disk.open ? 'open' : 'closed',
    })),
    snapshots,
    writing: disk.writing === null ? null : snapshotOf(disk.writing),
    recovery: recoveryOf(disk),
    cuts: disk.cuts.map(({ dropped, ...where }) => ({ ...where, dropped: named(dropped) })),
  };
}

/** PurgeTxnLog: of the snapshots so many are kept, and the logs that a recovery from the oldest of them would read. */
export function purgedBy({ snapshots, logs }: DiskFiles, kept: number): readonly string[] {
  const old = snapshots.slice(0, Math.max(0, snapshots.length - kept));
  const oldest = snapshots.at(old.length);
  if (oldest === undefined || old.length === 0) return [];
  const firstOf = ({ records }: LogFile) => records[0]?.zxid ?? Infinity;
  const before = logs.filter((log) => firstOf(log) <= oldest.zxid);
  return [...before.slice(0, -1), ...old].map(({ name }) => name);
}

interface RawLog {
  readonly zxids: Zxid[];
  isCut: boolean;
}

interface RawSnapshot {
  readonly zxid: Zxid;
  readonly during: Zxid[];
}

interface RawDisk {
  logs: RawLog[];
  /** Null: the next record begins a file. */
  open: RawLog | null;
  snapshots: RawSnapshot[];
  writing: RawSnapshot | null;
  cuts: (Omit<LogCut, 'dropped'> & { readonly dropped: readonly Zxid[] })[];
  loggedAtStep: number;
}

/** The records of each server's disk, in order. */
const recordsOfDisks = traceReader(
  () => new Map<ServerId, TraceRecord[]>(),
  (disks, record) => {
    if (!isServerId(record.actor) || !CONCERNS.has(record.kind)) return;
    const own = disks.get(record.actor) ?? [];
    own.push(record);
    disks.set(record.actor, own);
  },
);

const CONCERNS: ReadonlySet<TraceRecord['kind']> = new Set<TraceRecord['kind']>([
  'server.started',
  'server.stopped',
  'txn.logged',
  'txn.applied',
  'snapshot.begun',
  'snapshot.taken',
  'log.truncated',
  'disk.wiped',
]);

function replayed(trace: readonly TraceRecord[], server: ServerId, step: number): RawDisk {
  const disk: RawDisk = { logs: [], open: null, snapshots: [], writing: null, cuts: [], loggedAtStep: -1 };
  for (const record of recordsOfDisks(trace).get(server) ?? []) {
    if (record.step > step) break;
    take(disk, record);
  }
  return disk;
}

function take(disk: RawDisk, record: TraceRecord): void {
  switch (record.kind) {
    case 'server.started':
      disk.open = null;
      // A server that finds nothing writes down the empty tree.
      if (record.recovered === 'fresh' && disk.snapshots.length === 0)
        disk.snapshots.push({ zxid: 0, during: [] });
      return;
    case 'server.stopped':
      disk.open = null;
      disk.writing = null;
      return;
    case 'txn.logged':
      append(disk, record.zxid);
      disk.loggedAtStep = record.step;
      return;
    case 'txn.applied':
      disk.writing?.during.push(record.zxid);
      return;
    case 'snapshot.begun':
      disk.open = null;
      disk.writing = { zxid: record.zxid, during: [] };
      return;
    case 'snapshot.taken':
      // Those that come with so many transactions begin another log; those of an election or a synchronisation do not.
      if (disk.writing === null && disk.loggedAtStep === record.step) disk.open = null;
      keep(disk, disk.writing ?? { zxid: record.zxid, during: [] });
      disk.writing = null;
      return;
    case 'log.truncated':
      return cut(disk, record);
    case 'disk.wiped':
      Object.assign(disk, { logs: [], open: null, snapshots: [], writing: null, cuts: [] });
      return;
    default:
  }
}

function append(disk: RawDisk, zxid: Zxid): void {
  if (disk.open === null) {
    disk.open = { zxids: [], isCut: false };
    disk.logs.push(disk.open);
  }
  disk.open.zxids.push(zxid);
}

/** Another snapshot of the same zxid has the same name. */
function keep(disk: RawDisk, snapshot: RawSnapshot): void {
  disk.snapshots = [...disk.snapshots.filter(({ zxid }) => zxid !== snapshot.zxid), snapshot].toSorted(
    (a, b) => a.zxid - b.zxid,
  );
}

/** FileTxnLog.truncate: the file that holds the zxid ends behind it, and those after it are deleted. */
function cut(
  disk: RawDisk,
  { to, step, timeMs }: Extract<TraceRecord, { readonly kind: 'log.truncated' }>,
): void {
  const dropped = disk.logs.flatMap(({ zxids }) => zxids.filter((zxid) => zxid > to));
  const later = disk.logs.filter(({ zxids }) => (zxids[0] ?? 0) > to);
  const last = disk.logs.findLast((log) => !later.includes(log) && log.zxids.some((zxid) => zxid > to));
  disk.cuts.push({
    to,
    file: last === undefined ? null : nameOfLog(last),
    deleted: later.map(nameOfLog),
    dropped,
    step,
    timeMs,
  });
  disk.logs = disk.logs
    .filter((log) => !later.includes(log))
    .map((log) => (log === last ? { zxids: log.zxids.filter((zxid) => zxid <= to), isCut: true } : log));
  disk.open = null;
}

/** FileTxnLog.FileTxnIterator: of the files, those from the last one that begins at or before the first record wanted. */
function recoveryOf({ logs, snapshots }: RawDisk): Recovery {
  const snapshot = snapshots.at(-1) ?? null;
  const zxid = snapshot?.zxid ?? 0;
  const begins = logs.findLastIndex(({ zxids }) => (zxids[0] ?? Infinity) <= zxid + 1);
  return {
    snapshot: snapshot === null ? null : `snapshot.${hexOf(snapshot.zxid)}`,
    logs: logs.slice(Math.max(0, begins)).map((log) => ({
      name: nameOfLog(log),
      replayed: log.zxids.filter((each) => each > zxid),
    })),
  };
}

function nameOfLog({ zxids }: RawLog): string {
  return `log.${hexOf(zxids[0] ?? 0)}`;
}

function hexOf(zxid: Zxid): string {
  return zxid.toString(16);
}
