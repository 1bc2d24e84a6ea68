// Who held the lock by what the servers' tree says, and from when to when: whoever owned a znode that stood first in line.
import { parentOf } from '../../engine/index.ts';
import type { SessionId, TraceRecord, TreeChange } from '../../engine/index.ts';
import { entitledCount, inLine, keyOfLine, type Line } from './line.ts';
import { traceReader } from './readTrace.ts';
import type { Instant, Span } from './span.ts';

export interface HeldSpan extends Span {
  readonly path: string;
  /** Null for a znode of no session. */
  readonly owner: SessionId | null;
}

/** Every time a znode had what it was made for, in the order in which they came by it. */
export function heldSpans(trace: readonly TraceRecord[], line: Line): readonly HeldSpan[] {
  return readerOf(line)(trace).spans;
}

interface State {
  /** Of servers that apply the same transactions one after the other, the first one counts. */
  appliedZxid: number;
  readonly nodes: Map<string, SessionId | null>;
  readonly spans: HeldSpan[];
  /** Where in `spans` each znode’s is that holds now. */
  readonly open: Map<string, number>;
}

const readers = new Map<string, (trace: readonly TraceRecord[]) => State>();

function readerOf(line: Line): (trace: readonly TraceRecord[]) => State {
  const key = keyOfLine(line);
  const reader = readers.get(key) ?? traceReader(begin, (state, record) => take(state, record, line));
  readers.set(key, reader);
  return reader;
}

function begin(): State {
  return { appliedZxid: 0, nodes: new Map(), spans: [], open: new Map() };
}

function take(state: State, record: TraceRecord, line: Line): void {
  if (record.kind !== 'txn.applied' || record.zxid <= state.appliedZxid) return;
  state.appliedZxid = record.zxid;
  let isMoved = false;
  for (const change of record.changes) {
    if (change.type === 'deleted') end(state, change.path, record);
    isMoved = wasChanged(state.nodes, change, line.parent) || isMoved;
  }
  if (isMoved) settle(state, record, line);
}

function wasChanged(nodes: State['nodes'], change: TreeChange, parent: string): boolean {
  if (change.type === 'created' && parentOf(change.path) === parent) nodes.set(change.path, change.owner);
  else if (change.type !== 'deleted' || !nodes.delete(change.path)) return false;
  return true;
}

/** Some may have ceased to stand first, and others stand first now. */
function settle(state: State, { step, timeMs }: Instant, line: Line): void {
  const standing = inLine([...state.nodes.keys()], line);
  const first = new Set(standing.slice(0, entitledCount(standing, line)));
  for (const path of state.open.keys()) if (!first.has(path)) end(state, path, { step, timeMs });
  for (const path of first) {
    if (state.open.has(path)) continue;
    state.open.set(path, state.spans.length);
    state.spans.push({ path, owner: state.nodes.get(path) ?? null, from: { step, timeMs }, to: null });
  }
}

function end({ spans, open }: State, path: string, { step, timeMs }: Instant): void {
  const at = open.get(path);
  const span = at === undefined ? undefined : spans[at];
  if (at === undefined || span === undefined) return;
  spans[at] = { ...span, to: { step, timeMs } };
  open.delete(path);
}
