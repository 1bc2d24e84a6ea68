// The logs of all servers under one another, one column for each transaction: who has what on disk, what of it is
// committed, what will be, and what has fallen away.
import { counterOf, epochOf } from '../../engine/index.ts';
import type { ServerId, ServerState, TraceRecord, Txn, World, Zxid } from '../../engine/index.ts';
import { serverFaces, type ServerFace } from './ensemble/serverFaces.ts';
import { fateOf, knowsCommitted, zabHistory, type Fate, type ZabHistory } from './ensemble/zabHistory.ts';
import { diskOf, isInSnapshot, variantsOf, zxidsOf, type LogDisk } from './logDisks.ts';
import { kept } from './kept.ts';
import { zabKey } from './zabKey.ts';
import { loggedBy, nameOfTxn, nameOfZxid, zabTxns, type TxnName } from './zabTxns.ts';

export interface LogStrips {
  /** By zxid. */
  readonly columns: readonly LogColumn[];
  readonly strips: readonly LogStrip[];
  /** Whether there are older transactions than those shown. */
  readonly start: 'whole' | 'cutOff';
}

export interface LogColumn {
  readonly zxid: Zxid;
  readonly epoch: number;
  readonly counter: number;
  readonly name: TxnName;
  /** `gone`: it is on no disk any more. */
  readonly fate: Fate | 'gone';
  /** Servers that have it on disk, by number. */
  readonly loggedBy: readonly ServerId[];
  /** The record of its proposal; null for what was there beforehand. */
  readonly seq: number | null;
  /** The record of the epoch that has begun without it; null unless it is doomed. */
  readonly lossSeq: number | null;
}

export interface LogStrip {
  readonly server: ServerFace;
  /** One for each column. */
  readonly cells: readonly LogCell[];
}

export interface LogCell {
  readonly kind: LogCellKind;
  /** The record to ask about: of its logging, or of its loss; null where there is none. */
  readonly seq: number | null;
  readonly loggedSeq: number | null;
  /** 0 unless servers hold different transactions of the same zxid: then who holds the same has the same number. */
  readonly variant: number;
}

/**
 * `none`: not on this disk. `snapshot`: a snapshot has it. `unforced`: handed to the disk and not safe yet. `outstanding`:
 * on disk, and its fate is open. `unheard`: committed, and this server has not been told. `doomed`: on this disk, and a
 * later epoch has begun without it. `truncated`: it was on this disk and was dropped.
 */
export type LogCellKind =
  | 'none'
  | 'snapshot'
  | 'unforced'
  | 'outstanding'
  | 'unheard'
  | 'committed'
  | 'doomed'
  | 'truncated';

/** Columns shown at most. */
const COLUMNS = 60;

export const logStrips = kept(stripsOf, zabKey);

function stripsOf(world: World, trace: readonly TraceRecord[]): LogStrips {
  const history = zabHistory(trace);
  const disks = serverFaces(world).map((face) => diskOf(face, world, history));
  const zxids = zxidsOf(disks);
  const shown = zxids.slice(-COLUMNS);
  const variants = variantsOf(disks, shown);
  return {
    columns: shown.map((zxid) => columnOf(zxid, disks, world, trace)),
    strips: disks.map((disk) => ({
      server: disk.face,
      cells: shown.map((zxid) => cellOf(zxid, disk, { world, trace, history, variants })),
    })),
    start: zxids.length > shown.length || disks.some(({ start }) => start === 'cutOff') ? 'cutOff' : 'whole',
  };
}

function columnOf(
  zxid: Zxid,
  disks: readonly LogDisk[],
  world: World,
  trace: readonly TraceRecord[],
): LogColumn {
  const holders = disks.filter(({ logged, server }) => logged.has(zxid) || isInSnapshot(server, zxid));
  const txn = disks.flatMap(({ logged, unforced }) => logged.get(zxid) ?? unforced.get(zxid) ?? [])[0];
  const name = txn === undefined ? nameOfZxid(zxid, trace) : nameOfTxn(txn, trace);
  const isAlone = disks.every(({ server }) => server.peer.value === null);
  const fate = isAlone ? 'committed' : fateOf(zabHistory(trace), zxid, world.step);
  return {
    zxid,
    epoch: epochOf(zxid),
    counter: counterOf(zxid),
    name,
    fate: txn === undefined && fate !== 'committed' ? 'gone' : fate,
    loggedBy: fate === 'committed' ? holders.map(({ face }) => face.id) : holdersOf(disks, zxid),
    seq: zabTxns(trace).proposed.get(zxid)?.seq ?? null,
    lossSeq: fate === 'doomed' ? lossOf(zxid, trace, world.step) : null,
  };
}

/** The first leader of a later epoch to be established. */
function lossOf(zxid: Zxid, trace: readonly TraceRecord[], step: number): number | null {
  const { established } = zabHistory(trace);
  const later = established.find((leader) => leader.step <= step && leader.epoch > epochOf(zxid));
  return later?.seq ?? null;
}

function holdersOf(disks: readonly LogDisk[], zxid: Zxid): readonly ServerId[] {
  return disks.filter(({ logged }) => logged.has(zxid)).map(({ face }) => face.id);
}

interface Context {
  readonly world: World;
  readonly trace: readonly TraceRecord[];
  readonly history: ZabHistory;
  readonly variants: ReadonlyMap<Txn, number>;
}

function cellOf(zxid: Zxid, disk: LogDisk, { world, trace, history, variants }: Context): LogCell {
  const { server, face } = disk;
  const txn = disk.logged.get(zxid);
  const seq = loggedBy(zabTxns(trace), face.id, zxid);
  if (txn !== undefined) {
    const kind = kindOfLogged(zxid, server, history, world.step);
    return { kind, seq, loggedSeq: seq, variant: variants.get(txn) ?? 0 };
  }
  const waiting = disk.unforced.get(zxid);
  if (waiting !== undefined) return { ...NONE, kind: 'unforced', variant: variants.get(waiting) ?? 0 };
  const isCommitted = fateOf(history, zxid, world.step) === 'committed';
  if (isInSnapshot(server, zxid) && isCommitted) return { kind: 'snapshot', seq, loggedSeq: seq, variant: 0 };
  const dropped = disk.dropped.get(zxid);
  return dropped === undefined ? NONE : { kind: 'truncated', seq: dropped.seq, loggedSeq: seq, variant: 0 };
}

const NONE: LogCell = { kind: 'none', seq: null, loggedSeq: null, variant: 0 };

function kindOfLogged(zxid: Zxid, server: ServerState, history: ZabHistory, step: number): LogCellKind {
  if (server.peer.value === null) return 'committed';
  const fate = fateOf(history, zxid, step);
  if (fate !== 'committed') return fate;
  return knowsCommitted(history, zxid, server, step) ? 'committed' : 'unheard';
}
