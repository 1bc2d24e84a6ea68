// How much was written when, by whom and where.
import { epochOf } from '../../../engine/index.ts';
import type { ServerHistory } from './serverHistory.ts';
import { typeName } from './typeNames.ts';

export type Axis = 'zxid' | 'time';

export interface Activity {
  readonly buckets: readonly Bucket[];
  /** Of the time axis; 0 on the other. */
  readonly bucketMs: number;
  readonly byType: readonly Share[];
  readonly byPrefix: readonly Share[];
  readonly bySession: readonly Share[];
  readonly biggest: readonly Share[];
  readonly mostChildren: readonly Share[];
  readonly busiest: readonly Share[];
  readonly epochs: readonly {
    readonly epoch: number;
    readonly fromZxid: number;
    readonly row: number;
    readonly count: number;
  }[];
}

export interface Bucket {
  readonly fromRow: number;
  readonly fromMs: number;
  readonly creates: number;
  readonly deletes: number;
  readonly sets: number;
  readonly sessions: number;
  readonly refused: number;
  readonly others: number;
}

export interface Share {
  readonly name: string;
  readonly count: number;
}

const BUCKETS = 120;
const MOST = 10;

/** Biggest and most children: as of the row. */
export function activityOf(server: ServerHistory, row: number, axis: Axis): Activity {
  const { history } = server;
  const types = new Counter<string>();
  const sessions = new Counter<string>();
  const prefixes = new Counter<string>();
  const paths = new Counter<number>();
  const epochs: { epoch: number; fromZxid: number; row: number; count: number }[] = [];
  for (let each = 0; each < history.rowCount; each++) {
    if (!history.isTransaction(each)) continue;
    types.add(typeName(history.typeOf(each)));
    sessions.add(history.sessions.nameOf(history.sessionOf(each)));
    const epoch = epochOf(history.zxidOf(each));
    const last = epochs.at(-1);
    if (last?.epoch === epoch) last.count++;
    else epochs.push({ epoch, fromZxid: history.zxidOf(each), row: each, count: 1 });
    const [from, to] = history.versionsOfRow(each);
    for (let version = from; version < to; version++) {
      if (history.changeOf(version) === 'childrenChanged') continue;
      const path = history.pathOfVersion(version);
      paths.add(path);
      prefixes.add(prefixOf(history.paths.nameOf(path)));
    }
  }
  const name = (path: number) => history.paths.nameOf(path);
  const sizes = new Counter<number>();
  const children = new Counter<number>();
  for (let path = 0; path < history.paths.count; path++) {
    const version = history.versionAt(path, row);
    if (version < 0) continue;
    sizes.add(path, history.dataLengthOf(version));
    children.add(path, history.childrenOfVersion(version));
  }
  return {
    ...bucketsOf(server, axis),
    byType: types.most(MOST, String),
    byPrefix: prefixes.most(MOST, String),
    bySession: sessions.most(MOST, String),
    biggest: sizes.most(MOST, name),
    mostChildren: children.most(MOST, name),
    busiest: paths.most(MOST, name),
    epochs,
  };
}

/** The first two names of a path. */
function prefixOf(path: string): string {
  const second = path.indexOf('/', 1);
  if (second < 0) return path;
  const third = path.indexOf('/', second + 1);
  return third < 0 ? path.slice(0, second) : path.slice(0, third);
}

class Counter<K> {
  readonly #counts = new Map<K, number>();

  add(key: K, by = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  most(limit: number, name: (key: K) => string): readonly Share[] {
    return [...this.#counts]
      .filter(([, count]) => count > 0)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, limit)
      .map(([key, count]) => ({ name: name(key), count }));
  }
}

type Draft = { -readonly [K in keyof Bucket]: Bucket[K] };

/** Of one length each: so many rows, or so many milliseconds. */
function bucketsOf({ history }: ServerHistory, axis: Axis): Pick<Activity, 'buckets' | 'bucketMs'> {
  const rows = history.rowCount;
  if (rows === 0) return { buckets: [], bucketMs: 0 };
  const firstRow = firstTimed(rows, (row) => history.timeOf(row));
  const startMs = history.timeOf(firstRow);
  const spanMs = Math.max(1, history.timeOf(rows - 1) - startMs + 1);
  const count = axis === 'zxid' ? Math.min(BUCKETS, rows) : BUCKETS;
  const buckets = Array.from({ length: count }, (_, index): Draft => ({
    fromRow: axis === 'zxid' ? Math.floor((index * rows) / count) : -1,
    fromMs: axis === 'zxid' ? 0 : startMs + (index * spanMs) / count,
    creates: 0,
    deletes: 0,
    sets: 0,
    sessions: 0,
    refused: 0,
    others: 0,
  }));
  for (let row = 0; row < rows; row++) {
    if (!history.isTransaction(row)) continue;
    const share = axis === 'zxid' ? row / rows : (history.timeOf(row) - startMs) / spanMs;
    const bucket = buckets[Math.max(0, Math.min(count - 1, Math.floor(share * count)))];
    if (bucket === undefined) continue;
    if (bucket.fromRow < 0) bucket.fromRow = row;
    if (bucket.fromMs === 0) bucket.fromMs = history.timeOf(row);
    bucket[kindOf(history.typeOf(row))]++;
  }
  return { buckets, bucketMs: axis === 'time' ? spanMs / count : 0 };
}

/** A mark at the beginning has no time. */
function firstTimed(rows: number, timeOf: (row: number) => number): number {
  for (let row = 0; row < rows; row++) if (timeOf(row) > 0) return row;
  return 0;
}

type Counted = 'creates' | 'deletes' | 'sets' | 'sessions' | 'refused' | 'others';

function kindOf(typeCode: number): Counted {
  switch (typeCode) {
    case 1:
    case 15:
    case 19:
    case 21:
      return 'creates';
    case 2:
    case 20:
      return 'deletes';
    case 5:
    case 7:
    case 16:
      return 'sets';
    case -10:
    case -11:
      return 'sessions';
    case -1:
      return 'refused';
    default:
      return 'others';
  }
}
