// What the page asks of the data that is open. It runs in a worker: answers are plain data, and only what is shown is in them.
import { activityOf, type Activity, type Axis } from '../model/activity.ts';
import { align, type Alignment } from '../model/align.ts';
import type { ByteSource } from '../model/byteSource.ts';
import type { Damage } from '../model/damage.ts';
import {
  csvLine,
  CSV_HEAD,
  jsonEntry,
  shivizText,
  zkcliAclLine,
  zkcliLine,
  type ExportFormat,
  type NodeWithData,
} from '../model/exportTexts.ts';
import { serversIn } from '../model/folders.ts';
import type { Version } from '../model/history.ts';
import { lastAtMost } from '../model/sorted.ts';
import { logRowAt, logRows, type LogFilter, type LogPage, type LogRow } from '../model/logRows.ts';
import { Mask, type MaskKind } from '../model/masking.ts';
import { hex, nodeAt, openSessionsAt, treeAt } from '../model/moment.ts';
import { lifeOf, type NodeLife } from '../model/nodeLife.ts';
import { pathsApart, type PathsApart } from '../model/pathsApart.ts';
import { patternsOf, type Pattern } from '../model/patterns.ts';
import { planOfMoment, type MomentPlan } from '../model/planOfMoment.ts';
import type { ServerHistory, SnapshotFacts } from '../model/serverHistory.ts';
import { sessionRows, type SessionRows } from '../model/sessionRows.ts';
import { digestText } from '../model/treeDigest.ts';
import { treeDifference, type TreeDifference } from '../model/treeDifference.ts';
import { mapAt, type MapRange, type TreeMap } from '../model/treeMap.ts';
import { childrenAt, searchAt, type Found, type TreeRows } from '../model/treeRows.ts';
import type { TxnRecord } from '../model/txnRecord.ts';
import type { Reading } from './fileWindow.ts';
import { readBytes, readData, readRecord } from './readRecord.ts';
import { readServer } from './readServer.ts';
import { unpack } from './unpack.ts';

/** What there is to see, without any of it. */
export interface Opened {
  readonly servers: readonly ServerSummary[];
  readonly alignment: Alignment;
  readonly unreadable: readonly Damage[];
}

export interface ServerSummary {
  readonly dir: string;
  readonly myid: string | null;
  readonly acceptedEpoch: number | null;
  readonly currentEpoch: number | null;
  readonly rows: number;
  readonly transactions: number;
  readonly firstZxid: number | null;
  readonly lastZxid: number | null;
  readonly digests: {
    readonly right: number;
    readonly wrong: number;
    readonly without: number;
    readonly firstWrong: {
      readonly row: number;
      readonly zxid: number;
      readonly server: string;
      readonly here: string;
      readonly lastRight: string | null;
    } | null;
  };
  readonly damaged: readonly Damage[];
  readonly snapshots: readonly SnapshotFacts[];
  readonly patterns: readonly (Pattern & { readonly zxid: number })[];
  /** Types of transactions there are. */
  readonly types: readonly number[];
}

/** A znode at a moment: null where it is not there. */
export interface NodeFacts {
  readonly path: string;
  readonly version: Version | null;
  /** The first bytes of its data. */
  readonly bytes: Uint8Array | null;
  readonly life: NodeLife;
}

export interface RecordFacts {
  readonly row: LogRow | null;
  readonly record: TxnRecord | null;
}

interface At {
  readonly server: number;
  readonly row: number;
}

/** Each question with its answer. */
export interface Questions {
  moment: { ask: At; answer: LogRow };
  /** The row of a zxid or time; −1 where it is before everything. */
  find: {
    ask: { readonly server: number; readonly zxid: number | null; readonly timeMs: number | null };
    answer: number;
  };
  children: { ask: At & { readonly path: string; readonly limit: number }; answer: TreeRows };
  map: { ask: At & { readonly range: MapRange; readonly changesSince: number }; answer: TreeMap };
  search: { ask: At & { readonly text: string; readonly limit: number }; answer: Found };
  node: { ask: At & { readonly path: string; readonly life: 'own' | 'all' }; answer: NodeFacts };
  log: {
    ask: At & { readonly direction: 1 | -1; readonly limit: number; readonly filter: LogFilter };
    answer: LogPage;
  };
  record: { ask: { readonly server: number; readonly zxid: number }; answer: RecordFacts };
  sessions: { ask: At & { readonly which: 'all' | 'openAtMoment' }; answer: SessionRows };
  activity: { ask: At & { readonly axis: Axis }; answer: Activity };
  difference: {
    ask: { readonly server: number; readonly from: number; readonly to: number };
    answer: TreeDifference;
  };
  /** Of all servers, whichever is asked. */
  apart: { ask: { readonly server: number }; answer: PathsApart };
  export: { ask: At & { readonly format: ExportFormat; readonly mask: MaskKind }; answer: Blob };
  world: { ask: At & { readonly mask: MaskKind }; answer: MomentPlan };
}

const MOST_ROWS_SHOWN = 500;
const DATA_SHOWN_BYTES = 64 << 10;

interface OpenListener {
  /** Bytes read so far, and how many there are. */
  progress(done: number, all: number): void;
}

export class DataService {
  readonly #servers: readonly ServerHistory[];
  readonly #unreadable: readonly Damage[];

  private constructor(servers: readonly ServerHistory[], unreadable: readonly Damage[]) {
    this.#servers = servers;
    this.#unreadable = unreadable;
  }

  static async open(files: readonly ByteSource[], listener: OpenListener): Promise<DataService> {
    let all = files.reduce((sum, { size }) => sum + size, 0);
    let done = 0;
    const reading: Reading = {
      progress: (bytes) => {
        done += bytes;
        listener.progress(Math.min(done, all), all);
      },
    };
    const { sources, damaged } = await unpack(files, reading);
    const unpacked = sources.reduce((sum, { size }) => sum + size, 0);
    all = done + unpacked;
    const servers: ServerHistory[] = [];
    for (const server of serversIn(sources)) servers.push(await readServer(server, reading));
    return new DataService(servers, damaged);
  }

  opened(): Opened {
    return {
      servers: this.#servers.map(summaryOf),
      alignment: align(this.#servers),
      unreadable: this.#unreadable,
    };
  }

  async ask<K extends keyof Questions>(kind: K, ask: Questions[K]['ask']): Promise<Questions[K]['answer']> {
    return ANSWERS[kind](this.#server(ask.server), ask, this.#servers);
  }

  #server(index: number): ServerHistory {
    const server = this.#servers[index];
    if (server === undefined) throw new RangeError(`no server ${index}`);
    return server;
  }
}

type Answers = {
  readonly [K in keyof Questions]: (
    server: ServerHistory,
    ask: Questions[K]['ask'],
    all: readonly ServerHistory[],
  ) => Questions[K]['answer'] | Promise<Questions[K]['answer']>;
};

const ANSWERS: Answers = {
  moment: (server, { row }) => logRowAt(server, row),
  find: ({ history }, { zxid, timeMs }) =>
    zxid === null
      ? lastAtMost(history.rowCount, (row) => history.timeOf(row), timeMs ?? 0)
      : history.rowOfZxid(zxid),
  children: (server, { row, path, limit }) => childrenAt(server, row, path, limit),
  map: (server, { row, range, changesSince }) => mapAt(server, row, range, changesSince),
  search: (server, { row, text, limit }) => searchAt(server, row, text, limit),
  node: async (server, { row, path, life }) => {
    const version = nodeAt(server, path, row);
    return {
      path,
      version,
      bytes: version === null ? null : await readBytes(server, version, DATA_SHOWN_BYTES),
      life: lifeOf(server, path, life, MOST_ROWS_SHOWN),
    };
  },
  log: (server, { row, direction, limit, filter }) =>
    logRows(server, { from: row, direction, limit }, filter),
  record: async (server, { zxid }) => {
    const row = server.history.rowOfZxid(zxid);
    const isThere = row >= 0 && server.history.zxidOf(row) === zxid;
    return isThere
      ? { row: logRowAt(server, row), record: await readRecord(server, row) }
      : { row: null, record: null };
  },
  sessions: (server, { row, which }) => sessionRows(server, row, which, MOST_ROWS_SHOWN),
  activity: (server, { row, axis }) => activityOf(server, row, axis),
  difference: (server, { from, to }) => treeDifference(server, from, to, MOST_ROWS_SHOWN),
  apart: (_, __, all) => pathsApart(all, MOST_ROWS_SHOWN),
  export: (server, { row, format, mask }) => exportOf(server, row, format, new Mask(mask)),
  world: async (server, { row, mask }) => {
    const nodes: NodeWithData[] = [];
    for await (const node of withData(server, row)) {
      nodes.push(node);
      if (nodes.length >= MOST_WORLD_NODES) break;
    }
    return planOfMoment(nodes, openSessionsAt(server, row), new Mask(mask), '');
  },
};

/** More than a world holds: what is beyond is counted as left out by its limits. */
const MOST_WORLD_NODES = 20_000;

async function* withData(server: ServerHistory, row: number): AsyncGenerator<NodeWithData> {
  for (const version of treeAt(server, row)) yield { version, data: await readData(server, version) };
}

async function exportOf(server: ServerHistory, row: number, format: ExportFormat, mask: Mask): Promise<Blob> {
  const parts: string[] = [];
  switch (format) {
    case 'json':
      for await (const node of withData(server, row)) parts.push(`  ${jsonEntry(node, mask)}`);
      return new Blob([`{\n${parts.join(',\n')}\n}\n`], { type: 'application/json' });
    case 'zkcli': {
      const acls: string[] = [];
      for await (const node of withData(server, row)) {
        parts.push(zkcliLine(node, mask) ?? '');
        acls.push(zkcliAclLine(node.version, mask) ?? '');
      }
      return new Blob([...parts, ...acls], { type: 'text/plain' });
    }
    case 'csv':
      parts.push(CSV_HEAD);
      for (let each = 0; each <= row; each++)
        if (server.history.isTransaction(each)) parts.push(csvLine(server, each, mask));
      return new Blob(parts, { type: 'text/csv' });
    case 'shiviz':
      return new Blob([shivizText(server, row, mask)], { type: 'text/plain' });
  }
}

function summaryOf(server: ServerHistory): ServerSummary {
  const { history, digests, dir, myid, acceptedEpoch, currentEpoch, damaged, snapshots } = server;
  const { firstWrong, ...counts } = digests;
  const types = new Set<number>();
  let transactions = 0;
  let firstZxid: number | null = null;
  let lastZxid: number | null = null;
  for (let row = 0; row < history.rowCount; row++) {
    if (!history.isTransaction(row)) continue;
    transactions++;
    types.add(history.typeOf(row));
    lastZxid = history.zxidOf(row);
    firstZxid ??= lastZxid;
  }
  return {
    dir,
    myid,
    acceptedEpoch,
    currentEpoch,
    rows: history.rowCount,
    transactions,
    firstZxid,
    lastZxid,
    digests: {
      ...counts,
      firstWrong:
        firstWrong === null
          ? null
          : {
              row: firstWrong.row,
              zxid: firstWrong.zxid,
              server: digestText(firstWrong.server),
              here: digestText(firstWrong.here),
              lastRight: firstWrong.lastRightRow < 0 ? null : hex(history.zxidOf(firstWrong.lastRightRow)),
            },
    },
    damaged,
    snapshots,
    patterns: patternsOf(server).map((pattern) => ({ ...pattern, zxid: history.zxidOf(pattern.row) })),
    types: [...types].toSorted((one, other) => one - other),
  };
}
