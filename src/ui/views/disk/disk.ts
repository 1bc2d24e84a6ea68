// One server's storage as it is drawn: the files of its version-2 directory, what a start reads of them and in which order, what
// TRUNC cut, and what a purge would delete.
import type { ServerId, Simulation, TraceRecord, World, Zxid } from '../../../engine/index.ts';
import { isServerId } from '../../../engine/index.ts';
import { diskFiles, purgedBy, type DiskFiles, type LogFile } from '../../select/diskFiles.ts';
import type { ServerFace } from '../../select/ensemble/serverFaces.ts';
import { fateOf, zabHistory } from '../../select/ensemble/zabHistory.ts';
import { traceReader } from '../../select/readTrace.ts';
import { loggedBy, zabTxns, type TxnName } from '../../select/zabTxns.ts';

export interface Disk {
  readonly server: ServerFace;
  readonly snapshots: readonly SnapshotShown[];
  readonly logs: readonly LogShown[];
  /** Files older than those shown. */
  readonly earlier: { readonly snapshots: number; readonly logs: number };
  readonly recovery: RecoveryShown;
  /** The newest; null if nothing was ever cut here. */
  readonly cut: { readonly to: Zxid; readonly file: string | null; readonly dropped: number } | null;
}

interface FileShown {
  readonly name: string;
  /** From 1: when a start reads it; null: it does not. */
  readonly order: number | null;
  readonly isPurged: boolean;
}

export interface SnapshotShown extends FileShown {
  /** So many znodes of so many are in the file; null: it is complete. */
  readonly written: { readonly done: number; readonly all: number } | null;
  /** What was applied while it was being written: each of them it has, or not, or in part. */
  readonly fuzzy: readonly TxnName[];
  /** Later than its name, in the logs: what is replayed over it. */
  readonly missing: readonly TxnName[];
}

export interface LogShown extends FileShown {
  readonly cells: readonly RecordCell[];
  /** Records it holds; what was cut is none of them. */
  readonly count: number;
  /** Records before those shown. */
  readonly earlier: number;
  /** `reserved`: it is longer than its records. `cut`: as long as they are. `deleted`: TRUNC has deleted it whole. */
  readonly rest: 'reserved' | 'cut' | 'deleted';
  readonly state: LogFile['state'];
}

export interface RecordCell {
  readonly name: TxnName;
  readonly kind: 'committed' | 'outstanding' | 'doomed' | 'truncated';
  readonly isReplayed: boolean;
  /** The record of its logging; null for what was there beforehand. */
  readonly seq: number | null;
}

export interface RecoveryShown {
  readonly snapshot: string | null;
  readonly logs: number;
  readonly replayed: number;
}

/** What zkCleanup.sh keeps at least. */
export const PURGE_KEEPS = 3;
const FILES = 6;
const RECORDS = 30;

export function diskOf(
  simulation: Simulation,
  world: World,
  { server, step }: { readonly server: ServerFace; readonly step: number },
): Disk {
  const files = diskFiles(simulation, server.id, step);
  const drawn: Drawn = { files, simulation, world, server, step, purged: purgedBy(files, PURGE_KEEPS) };
  const snapshots = snapshotsOf(drawn);
  const logs = [...files.logs.map((log) => logOf(log, drawn)), ...deletedOf(drawn)];
  const cut = files.cuts.at(-1);
  return {
    server,
    snapshots: snapshots.slice(-FILES),
    logs: logs.slice(-FILES),
    earlier: {
      snapshots: Math.max(0, snapshots.length - FILES),
      logs: Math.max(0, logs.length - FILES),
    },
    recovery: {
      snapshot: files.recovery.snapshot,
      logs: files.recovery.logs.length,
      replayed: files.recovery.logs.reduce((sum, { replayed }) => sum + replayed.length, 0),
    },
    cut: cut === undefined ? null : { to: cut.to, file: cut.file, dropped: cut.dropped.length },
  };
}

/** The server whose disk matters most until the user chooses: of the last cut, else of the last start after a stop. */
export function tellingServer(
  { trace }: Simulation,
  step: number,
  servers: readonly ServerFace[],
): ServerId | null {
  const turn = turnsOf(trace).findLast((each) => each.step <= step);
  return servers.find(({ id }) => id === turn?.server)?.id ?? servers[0]?.id ?? null;
}

interface Turn {
  readonly server: ServerId;
  readonly step: number;
}

const turnsOf = traceReader(
  (): Turn[] => [],
  (turns, { kind, actor, step }: TraceRecord) => {
    if (!isServerId(actor)) return;
    if (kind === 'log.truncated' || kind === 'server.stopped') turns.push({ server: actor, step });
  },
);

interface Drawn {
  readonly files: DiskFiles;
  readonly simulation: Simulation;
  readonly world: World;
  readonly server: ServerFace;
  readonly step: number;
  readonly purged: readonly string[];
}

function snapshotsOf({ files, world, server, purged }: Drawn): readonly SnapshotShown[] {
  const whole = files.snapshots.map(({ name, during, missing }) => ({
    name,
    order: name === files.recovery.snapshot ? 1 : null,
    isPurged: purged.includes(name),
    written: null,
    fuzzy: during,
    missing,
  }));
  if (files.writing === null) return whole;
  const { name, during, missing } = files.writing;
  const written = progressOf(world, server.id);
  return [...whole, { name, order: null, isPurged: false, written, fuzzy: during, missing }];
}

function progressOf(world: World, id: ServerId): { readonly done: number; readonly all: number } {
  const server = world.servers.get(id);
  const done = server?.snapshotNodes.size ?? 0;
  return { done, all: Math.max(done, server?.nodes.size ?? 0) };
}

function logOf(log: LogFile, drawn: Drawn): LogShown {
  const { files, purged } = drawn;
  const at = files.recovery.logs.findIndex(({ name }) => name === log.name);
  const replayed = new Set(files.recovery.logs[at]?.replayed);
  const dropped = files.cuts
    .filter(({ file }) => file === log.name)
    .flatMap((cut) => droppedOf(cut, log.name));
  const cells = [
    ...log.records.map((name) => cellOf(name, fateIn(drawn, name.zxid), replayed.has(name.zxid), drawn)),
    ...dropped.map((name) => cellOf(name, 'truncated', false, drawn)),
  ];
  return {
    name: log.name,
    order: at < 0 ? null : at + (files.recovery.snapshot === null ? 1 : 2),
    isPurged: purged.includes(log.name),
    cells: cells.slice(-RECORDS),
    count: log.records.length,
    earlier: Math.max(0, cells.length - RECORDS),
    rest: log.bytes === 'cut' ? 'cut' : 'reserved',
    state: log.state,
  };
}

/** What TRUNC deleted whole and did not come back under the same name. */
function deletedOf(drawn: Drawn): readonly LogShown[] {
  const { cuts, logs } = drawn.files;
  return cuts.flatMap((cut) =>
    cut.deleted
      .filter((name) => !logs.some((log) => log.name === name))
      .map((name) => ({
        name,
        order: null,
        isPurged: false,
        cells: droppedOf(cut, name).map((txn) => cellOf(txn, 'truncated', false, drawn)),
        count: 0,
        earlier: 0,
        rest: 'deleted' as const,
        state: 'closed' as const,
      })),
  );
}

type Cut = DiskFiles['cuts'][number];

/** Of what was cut, the records that this file had. */
function droppedOf({ file, deleted, dropped }: Cut, name: string): readonly TxnName[] {
  const names = file === null ? deleted : [file, ...deleted];
  return dropped.filter(({ zxid }) => names.findLast((each) => firstZxid(each) <= zxid) === name);
}

function firstZxid(log: string): Zxid {
  return Number.parseInt(log.slice(log.indexOf('.') + 1), 16);
}

function fateIn({ server, simulation, step }: Drawn, zxid: Zxid): RecordCell['kind'] {
  return server.role === 'standalone' ? 'committed' : fateOf(zabHistory(simulation.trace), zxid, step);
}

function cellOf(
  name: TxnName,
  kind: RecordCell['kind'],
  isReplayed: boolean,
  { simulation, server }: Drawn,
): RecordCell {
  return { name, kind, isReplayed, seq: loggedBy(zabTxns(simulation.trace), server.id, name.zxid) };
}
