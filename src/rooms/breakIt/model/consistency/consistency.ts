// What ZooKeeper promises of calls, checked on a whole run: writes are linearizable, each session reads forward, and one history of the
// tree explains what was written and read. The zxid of an answer says where in that history it stands, so nothing has to be searched:
// the order is checked, not guessed. What cannot be told apart (a write without an answer, a proposal with an unknown fate) contradicts
// nothing.
import {
  childOf,
  counterOf,
  isWireId,
  parentOf,
  type TreeChange,
  type Zxid,
} from '../../../../engine/index.ts';
import type { Call, Calls } from './calls.ts';

export type ConsistencyRule =
  /** A write was asked for after another was answered, and comes before it. */
  | 'writeOrder'
  | 'sameZxid'
  /** A session was answered as of an older state than it had seen. */
  | 'readsBackwards'
  /** Both were answered as of one zxid: one shows a znode that the other does not. */
  | 'twoStates'
  /** A znode was seen, or made, and is not there later, though nothing removed it. */
  | 'lost'
  /** A znode was removed, or seen to be missing, and is there later, though nothing made it. */
  | 'appeared'
  /** One answer does not have a write of the znode's data that the other proves to have come before it. */
  | 'lostUpdate';

/** Two calls that no run of a correct ensemble has. */
export interface Contradiction {
  readonly rule: ConsistencyRule;
  /** What they contradict each other about; null: their order. */
  readonly path: string | null;
  readonly first: Call;
  readonly second: Call;
}

export interface Verdict {
  readonly calls: number;
  readonly writes: number;
  readonly sessions: number;
  /** The one that could be told of first. */
  readonly contradiction: Contradiction | null;
}

export function consistencyOf(history: Calls): Verdict {
  const { calls } = history;
  const all = [writesOutOfOrder(calls), readsBackwards(calls), severalHistories(history)];
  return {
    calls: calls.length,
    writes: calls.filter(isWritten).length,
    sessions: new Set(calls.map(({ session }) => session)).size,
    contradiction: all.filter((one) => one !== null).toSorted((a, b) => toldAt(a) - toldAt(b))[0] ?? null,
  };
}

function toldAt({ first, second }: Contradiction): number {
  return Math.max(first.answered.seq, second.answered.seq);
}

/** Not closeSession: the end of a session that one server alone knows is no transaction. */
const WRITES: ReadonlySet<Call['op']> = new Set([
  'create',
  'create1',
  'delete',
  'setData',
  'setACL',
  'multi',
]);

function isWritten({ op, err }: Call): boolean {
  return err === 'Ok' && WRITES.has(op);
}

/** A write that was asked for after another was answered comes after it; no two have the same zxid. */
function writesOutOfOrder(calls: readonly Call[]): Contradiction | null {
  const newest: Call[] = [];
  const taken = new Map<Zxid, Call>();
  for (const call of calls.filter(isWritten)) {
    const before = newestBefore(newest, call.asked.seq);
    if (before !== undefined && call.zxid < before.zxid)
      return { rule: 'writeOrder', path: null, first: before, second: call };
    const same = taken.get(call.zxid);
    if (same !== undefined) return { rule: 'sameZxid', path: null, first: same, second: call };
    taken.set(call.zxid, call);
    if (call.zxid > (newest.at(-1)?.zxid ?? 0)) newest.push(call);
  }
  return null;
}

/** `newest`: each newer than all before it. The last of them that was answered by then. */
function newestBefore(newest: readonly Call[], seq: number): Call | undefined {
  return newest.findLast(({ answered }) => answered.seq < seq);
}

/** A client from outside may forget what it has seen when it connects again: there, each connection by itself. */
function readsBackwards(calls: readonly Call[]): Contradiction | null {
  const seen = new Map<string, Call>();
  for (const call of calls) {
    if (call.zxid <= 0) continue;
    const reader = isWireId(call.answered.link) ? call.answered.link : call.session;
    const before = seen.get(reader);
    if (before !== undefined && call.zxid < before.zxid)
      return { rule: 'readsBackwards', path: null, first: before, second: call };
    seen.set(reader, call);
  }
  return null;
}

/** What a call tells of a znode: as of its zxid it is there, or not. */
interface Sight {
  readonly call: Call;
  readonly isThere: boolean;
}

/** Goes through the calls in the order of the history they tell of, and keeps what was last told of each znode. */
function severalHistories(history: Calls): Contradiction | null {
  const changes = new Changes(history);
  const latest = new Map<string, Sight>();
  const childrenOf = new Map<string, Set<string>>();
  let found: Contradiction | null = null;
  const tell = (one: Contradiction) => {
    if (found === null || toldAt(one) < toldAt(found)) found = one;
  };
  const written = new Map<string, { readonly call: Call; readonly mzxid: Zxid }>();
  /** Between two states data is written by what comes after the first of them, or it is not written. */
  const seeData = (path: string, call: Call, mzxid: Zxid) => {
    const before = written.get(path);
    written.set(path, { call, mzxid });
    if (before === undefined || mzxid === before.mzxid || mzxid > before.call.zxid) return;
    tell({ rule: 'lostUpdate', path, first: before.call, second: call });
  };
  const see = (path: string, sight: Sight) => {
    const before = latest.get(path);
    latest.set(path, sight);
    if (sight.isThere) addTo(childrenOf, path);
    if (before === undefined || before.isThere === sight.isThere) return;
    if (changes.explain(path, before.call.zxid, sight)) return;
    const gone = sight.isThere ? 'appeared' : 'lost';
    const rule = before.call.zxid === sight.call.zxid ? 'twoStates' : gone;
    tell({ rule, path, first: before.call, second: sight.call });
  };
  for (const call of history.calls.toSorted((a, b) => a.zxid - b.zxid || a.answered.seq - b.answered.seq)) {
    if (isWritten(call)) {
      const done = history.changes.get(call.zxid) ?? [];
      // What it found: only what is not there can be made, only what is there removed.
      for (const { path, type } of firstOfEach(done))
        if ((latest.get(path)?.call.zxid ?? call.zxid) < call.zxid)
          see(path, { call, isThere: type !== 'created' });
      for (const { path, type } of done) latest.set(path, { call, isThere: type !== 'deleted' });
      for (const { path } of done) addTo(childrenOf, path);
      for (const { path, type } of done)
        if (type === 'created' || type === 'dataSet') seeData(path, call, call.zxid);
      continue;
    }
    // A read-only server may show what is never committed.
    if (!changes.isCommitted(call.zxid) || call.path === null || !READS.has(call.op)) continue;
    if (call.err === 'Ok') see(call.path, { call, isThere: true });
    if (call.err === 'NoNode') see(call.path, { call, isThere: false });
    if (call.mzxid !== null) seeData(call.path, call, call.mzxid);
    if (call.children === null) continue;
    const listed = new Set(call.children.map((name) => childOf(call.path ?? '', name)));
    for (const path of listed) see(path, { call, isThere: true });
    for (const path of childrenOf.get(call.path) ?? [])
      if (!listed.has(path) && latest.get(path)?.isThere === true) see(path, { call, isThere: false });
  }
  return found;
}

/** A multi may remove what it has made. */
function firstOfEach(changes: readonly TreeChange[]): readonly TreeChange[] {
  return changes.filter(({ path }, index) => changes.findIndex((one) => one.path === path) === index);
}

const READS: ReadonlySet<Call['op']> = new Set([
  'exists',
  'getData',
  'getChildren',
  'getChildren1',
  'getAllChildrenNumber',
]);

function addTo(childrenOf: Map<string, Set<string>>, path: string): void {
  const parent = parentOf(path);
  const children = childrenOf.get(parent);
  if (children === undefined) childrenOf.set(parent, new Set([path]));
  else children.add(path);
}

/** What was done to the tree, or may have been. */
class Changes {
  readonly #applied: Calls['changes'];
  /** When a path came to be, and to be gone. */
  readonly #made = new Map<string, Zxid[]>();
  readonly #gone = new Map<string, Zxid[]>();
  readonly #maybe = new Map<string, Zxid[]>();
  readonly #anything: Zxid[] = [];

  constructor({ changes, undecided }: Calls) {
    this.#applied = changes;
    for (const [zxid, all] of changes)
      for (const { type, path } of all) {
        if (type === 'created') push(this.#made, path, zxid);
        if (type === 'deleted') push(this.#gone, path, zxid);
      }
    for (const [zxid, path] of undecided)
      if (path === null) this.#anything.push(zxid);
      else push(this.#maybe, path, zxid);
  }

  /** An epoch begins with what its leader has, which is committed by then. */
  isCommitted(zxid: Zxid): boolean {
    return this.#applied.has(zxid) || counterOf(zxid) === 0;
  }

  /** Whether what is seen now came about after that zxid. */
  explain(path: string, after: Zxid, { isThere, call: { zxid: until } }: Sight): boolean {
    const isBetween = (zxid: Zxid) => zxid > after && zxid <= until;
    const sure = (isThere ? this.#made : this.#gone).get(path);
    return [sure, this.#maybe.get(path), this.#anything].some((zxids) => zxids?.some(isBetween) === true);
  }
}

function push(map: Map<string, Zxid[]>, path: string, zxid: Zxid): void {
  const zxids = map.get(path);
  if (zxids === undefined) map.set(path, [zxid]);
  else zxids.push(zxid);
}
