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
  const types = new Counter();
  const sessions = new Counter();
  const prefixes = new Counter();
  const writes = new Int32Array(history.paths.count);
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
      writes[path] = (writes[path] ?? 0) + 1;
    }
  }
  const sizes = new Int32Array(history.paths.count);
  const children = new Int32Array(history.paths.count);
  for (let path = 0; path < history.paths.count; path++) {
    if (writes[path] !== 0) prefixes.add(prefixOf(history.paths.nameOf(path)), writes[path]);
    const version = history.versionAt(path, row);
    if (version < 0) continue;
    sizes[path] = history.dataLengthOf(version);
    children[path] = history.childrenOfVersion(version);
  }
  const most = (counts: Int32Array) => mostOf(counts, (path) => history.paths.nameOf(path));
  return {
    ...bucketsOf(server, axis),
    byType: types.most(),
    byPrefix: prefixes.most(),
    bySession: sessions.most(),
    biggest: most(sizes),
    mostChildren: most(children),
    busiest: most(writes),
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

/** The paths with the highest counts. */
function mostOf(counts: Int32Array, name: (path: number) => string): readonly Share[] {
  const highest: { path: number; count: number }[] = [];
  for (const [path, count] of counts.entries()) {
    if (count === 0 || (highest.length === MOST && count <= (highest.at(-1)?.count ?? 0))) continue;
    const at = highest.findIndex((each) => each.count < count);
    highest.splice(at < 0 ? highest.length : at, 0, { path, count });
    highest.length = Math.min(MOST, highest.length);
  }
  return highest.map(({ path, count }) => ({ name: name(path), count }));
}

class Counter {
  readonly #counts = new Map<string, number>();

  add(key: string, by = 1): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  most(): readonly Share[] {
    return [...this.#counts]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST)
      .map(([name, count]) => ({ name, count }));
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
