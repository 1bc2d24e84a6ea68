// The logs of several servers laid beside each other by zxid: who has which transactions, where a log ends, what is missing, and where two
// servers have two histories.
import { counterOf, epochOf } from '../../../engine/index.ts';
import { hex } from './moment.ts';
import type { ServerHistory } from './serverHistory.ts';

/** A stretch of transactions that the same servers have. */
export interface Stretch {
  readonly fromZxid: number;
  readonly toZxid: number;
  readonly count: number;
  /** Indexes of the servers that have them, and how those stand that do not. */
  readonly have: readonly number[];
  readonly lack: readonly Lack[];
}

export interface Lack {
  readonly server: number;
  /**
   * `before`: its files begin later. `after`: its log ends earlier. `inSnapshot`: it has them in a snapshot, as a server that caught
   * up with its leader. `hole`: records are missing. `otherHistory`: its log goes on without them and without a gap, in a later epoch.
   */
  readonly why: 'before' | 'after' | 'inSnapshot' | 'hole' | 'otherHistory';
}

/** What an engineer must know of the servers together. */
export type Difference =
  | {
      readonly kind: 'ends';
      readonly zxid: number;
      readonly servers: readonly number[];
      readonly lastZxid: number;
    }
  | {
      readonly kind: 'hole' | 'onlyHere';
      readonly zxid: number;
      /** Of a hole, those that lack them; otherwise those that have them. */
      readonly servers: readonly number[];
      readonly toZxid: number;
      readonly count: number;
    }
  /** The same zxid names different transactions; the first time. */
  | {
      readonly kind: 'record';
      readonly zxid: number;
      readonly servers: readonly number[];
      readonly count: number;
      /** The first of them. */
      readonly zxids: readonly number[];
    }
  | { readonly kind: 'digest'; readonly zxid: number; readonly servers: readonly number[] };

export interface Alignment {
  readonly stretches: readonly Stretch[];
  readonly differences: readonly Difference[];
}

export function align(servers: readonly ServerHistory[]): Alignment {
  if (servers.length < 2) return { stretches: [], differences: [] };
  const { stretches, differing } = stretchesOf(servers);
  const differences = [
    ...differing,
    ...stretches.flatMap(differencesOf),
    ...endsOf(servers),
    ...digestsOf(servers),
  ];
  return { stretches, differences: differences.toSorted((one, other) => one.zxid - other.zxid) };
}

/** Whether a server is one of those with a history of its own, or with a gap; one that is merely behind is not. */
export function isApart({ differences }: Alignment, server: number): boolean {
  return differences.some(
    ({ kind, servers }) => kind !== 'ends' && kind !== 'digest' && servers.includes(server),
  );
}

/** As `--json` has it. */
export function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'ends':
      return `the log ends before this transaction; others go on to ${hex(difference.lastZxid)}`;
    case 'hole':
      return `hole: ${difference.count} transactions up to ${hex(difference.toZxid)} are missing here and present on other servers`;
    case 'onlyHere':
      return `two histories: ${difference.count} transactions up to ${hex(difference.toZxid)} are only here; others go on without them`;
    case 'record':
      return `two histories: the records of this zxid differ, and those of ${difference.count - 1} later ones`;
    case 'digest':
      return 'the tree differs from the digest in the log from this transaction on';
  }
}

interface Cursor {
  readonly server: ServerHistory;
  /** The next row that is a transaction. */
  row: number;
  /** Zxids of the transactions before and at the cursor; 0: none. */
  before: number;
  zxid: number;
  /** Of a snapshot that was loaded between the two; 0: of none. */
  snapshotZxid: number;
}

function stretchesOf(servers: readonly ServerHistory[]): {
  readonly stretches: readonly Stretch[];
  readonly differing: readonly Difference[];
} {
  const cursors = servers.map((server): Cursor => {
    const cursor: Cursor = { server, row: -1, before: 0, zxid: 0, snapshotZxid: 0 };
    advance(cursor);
    return cursor;
  });
  const stretches: Stretch[] = [];
  const differing = new Differing();
  for (;;) {
    const zxid = Math.min(...cursors.map((cursor) => (cursor.zxid === 0 ? Infinity : cursor.zxid)));
    if (zxid === Infinity) break;
    const have: number[] = [];
    for (const [index, cursor] of cursors.entries()) if (cursor.zxid === zxid) have.push(index);
    differing.look(zxid, have, cursors);
    const lack: Lack[] = [];
    for (const [index, cursor] of cursors.entries())
      if (cursor.zxid !== zxid) lack.push({ server: index, why: whyNot(cursor, zxid) });
    addTo(stretches, zxid, have, lack);
    for (const index of have) {
      const cursor = cursors[index];
      if (cursor !== undefined) advance(cursor);
    }
  }
  return { stretches, differing: differing.found() };
}

function advance(cursor: Cursor): void {
  const { history } = cursor.server;
  if (cursor.zxid !== 0) cursor.before = cursor.zxid;
  cursor.zxid = 0;
  cursor.snapshotZxid = 0;
  for (cursor.row++; cursor.row < history.rowCount; cursor.row++) {
    if (!history.isTransaction(cursor.row)) {
      cursor.snapshotZxid = history.zxidOf(cursor.row);
      continue;
    }
    cursor.zxid = history.zxidOf(cursor.row);
    return;
  }
}

function whyNot({ before, zxid: next, snapshotZxid }: Cursor, zxid: number): Lack['why'] {
  if (before !== 0 && snapshotZxid >= zxid) return 'inSnapshot';
  if (next === 0) return 'after';
  if (before === 0) return counterOf(next) === 1 && epochOf(next) > epochOf(zxid) ? 'otherHistory' : 'before';
  const goesOn = epochOf(next) > epochOf(zxid) && counterOf(next) === 1;
  return goesOn ? 'otherHistory' : 'hole';
}

function addTo(stretches: Stretch[], zxid: number, have: readonly number[], lack: readonly Lack[]): void {
  const last = stretches.at(-1);
  const isSame =
    last !== undefined &&
    last.have.length === have.length &&
    last.have.every((server, at) => server === have[at]) &&
    last.lack.every(({ why }, at) => why === lack[at]?.why) &&
    epochOf(last.toZxid) === epochOf(zxid);
  if (isSame) stretches[stretches.length - 1] = { ...last, toZxid: zxid, count: last.count + 1 };
  else stretches.push({ fromZxid: zxid, toZxid: zxid, count: 1, have, lack });
}

function differencesOf({ fromZxid: zxid, toZxid, count, have, lack }: Stretch): readonly Difference[] {
  const found: Difference[] = [];
  const holes = lack.filter(({ why }) => why === 'hole').map(({ server }) => server);
  if (holes.length > 0) found.push({ kind: 'hole', zxid, toZxid, count, servers: holes });
  if (lack.some(({ why }) => why === 'otherHistory'))
    found.push({ kind: 'onlyHere', zxid, toZxid, count, servers: have });
  return found;
}

/** Whose log ends first, and with what the others go on. */
function endsOf(servers: readonly ServerHistory[]): readonly Difference[] {
  const lasts = servers.map((server) => lastZxidOf(server));
  const lastZxid = Math.max(...lasts);
  const ends = new Map<number, number[]>();
  for (const [index, last] of lasts.entries())
    if (last < lastZxid) ends.set(last, [...(ends.get(last) ?? []), index]);
  return [...ends].map(([last, indexes]) => ({
    kind: 'ends' as const,
    zxid: firstAfter(servers, last),
    servers: indexes,
    lastZxid,
  }));
}

function lastZxidOf({ history }: ServerHistory): number {
  return history.rowCount === 0 ? 0 : history.zxidOf(history.rowCount - 1);
}

function firstAfter(servers: readonly ServerHistory[], zxid: number): number {
  let first = Infinity;
  for (const { history } of servers)
    for (let row = history.rowOfZxid(zxid) + 1; row < history.rowCount; row++)
      if (history.isTransaction(row)) {
        first = Math.min(first, history.zxidOf(row));
        break;
      }
  return first === Infinity ? zxid : first;
}

function digestsOf(servers: readonly ServerHistory[]): readonly Difference[] {
  return servers.flatMap(({ digests }, index): Difference[] =>
    digests.firstWrong === null ? [] : [{ kind: 'digest', zxid: digests.firstWrong.zxid, servers: [index] }],
  );
}

/** More of the zxids that differ are a number. */
const MOST_ZXIDS = 100;

/** Zxids whose records are not the same on all servers that have them. */
class Differing {
  #first: { readonly zxid: number; readonly servers: readonly number[] } | null = null;
  #count = 0;
  readonly #zxids: number[] = [];

  look(zxid: number, have: readonly number[], cursors: readonly Cursor[]): void {
    let checksum: number | null = null;
    for (const index of have) {
      const cursor = cursors[index];
      if (cursor === undefined) continue;
      const own = cursor.server.history.checksumOf(cursor.row);
      checksum ??= own;
      if (own === checksum) continue;
      this.#count++;
      if (this.#zxids.length < MOST_ZXIDS) this.#zxids.push(zxid);
      this.#first ??= { zxid, servers: have };
      return;
    }
  }

  found(): readonly Difference[] {
    return this.#first === null
      ? []
      : [{ kind: 'record', ...this.#first, count: this.#count, zxids: this.#zxids }];
  }
}
