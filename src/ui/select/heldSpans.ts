// Who held the lock by what the servers' tree says, and from when to when: whoever owned the first of its znodes.
import { parentOf, sequenceOf } from '../../engine/index.ts';
import type { SessionId, TraceRecord, TreeChange } from '../../engine/index.ts';
import type { LockPlace } from './lockLane.ts';
import { traceReader } from './readTrace.ts';
import type { Instant, Span } from './span.ts';

export interface HeldSpan extends Span {
  readonly path: string;
  /** Null for a znode of no session. */
  readonly owner: SessionId | null;
}

/** Every time somebody was first, in order; nobody was first between two that do not touch. */
export function heldSpans(trace: readonly TraceRecord[], lock: LockPlace): readonly HeldSpan[] {
  return readerOf(lock)(trace).spans;
}

interface State {
  /** Of servers that apply the same transactions one after the other, the first one counts. */
  appliedZxid: number;
  readonly nodes: Map<string, SessionId | null>;
  readonly spans: HeldSpan[];
}

const readers = new Map<string, (trace: readonly TraceRecord[]) => State>();

function readerOf(lock: LockPlace): (trace: readonly TraceRecord[]) => State {
  const key = `${lock.order} ${lock.parent}`;
  const reader = readers.get(key) ?? traceReader(begin, (state, record) => take(state, record, lock));
  readers.set(key, reader);
  return reader;
}

function begin(): State {
  return { appliedZxid: 0, nodes: new Map(), spans: [] };
}

function take(state: State, record: TraceRecord, lock: LockPlace): void {
  if (record.kind !== 'txn.applied' || record.zxid <= state.appliedZxid) return;
  state.appliedZxid = record.zxid;
  let isMoved = false;
  for (const change of record.changes) isMoved = wasChanged(state.nodes, change, lock.parent) || isMoved;
  if (isMoved) settle(state, record, lock);
}

function wasChanged(nodes: State['nodes'], change: TreeChange, parent: string): boolean {
  if (change.type === 'created' && parentOf(change.path) === parent) nodes.set(change.path, change.owner);
  else if (change.type !== 'deleted' || !nodes.delete(change.path)) return false;
  return true;
}

/** One may have ceased to be first, and another one be first now. */
function settle({ nodes, spans }: State, { step, timeMs }: Instant, lock: LockPlace): void {
  const last = spans.at(-1);
  const first = firstOf(nodes, lock.order);
  const isSame =
    last !== undefined && last.to === null && last.path === first && last.owner === nodes.get(first);
  if (isSame) return;
  if (last !== undefined && last.to === null) spans[spans.length - 1] = { ...last, to: { step, timeMs } };
  if (first !== null)
    spans.push({ path: first, owner: nodes.get(first) ?? null, from: { step, timeMs }, to: null });
}

function firstOf(nodes: State['nodes'], order: LockPlace['order']): string | null {
  let first: string | null = null;
  let lowest = Infinity;
  for (const path of nodes.keys()) {
    const number = order === 'none' ? 0 : (sequenceOf(path) ?? Infinity);
    if (number < lowest) [first, lowest] = [path, number];
  }
  return first;
}
