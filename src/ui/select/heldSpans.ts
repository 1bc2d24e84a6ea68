// Who held the lock by what the servers' tree says, and from when to when: the owner of the znode that stood first in line.
import { parentOf } from '../../engine/index.ts';
import type { ClientId, RecordOf, SessionId, TraceRecord, TreeChange } from '../../engine/index.ts';
import { entitledCount, inLine, keyOfLine, type Line } from './lockLine.ts';
import { traceReader } from './readTrace.ts';
import type { Instant, Span } from './span.ts';
import { traceIndex } from './traceIndex.ts';

/** The tree has a client's znode where it has what it was made for. */
export interface HeldSpan extends Span {
  readonly path: string;
}

/** Every time a znode of that client had what it was made for, in the order in which they came by it. */
export function heldSpans(trace: readonly TraceRecord[], line: Line, client: ClientId): readonly HeldSpan[] {
  return readerOf(line)(trace).spans.get(client) ?? [];
}

interface State {
  /** Of servers that apply the same transactions one after the other, the first one counts. */
  appliedZxid: number;
  readonly nodes: Map<string, SessionId | null>;
  readonly spans: Map<ClientId, HeldSpan[]>;
  /** Whose span is open for each znode that holds now; nobody's for one that no client owns. */
  readonly open: Map<string, ClientId | null>;
}

const readers = new Map<string, (trace: readonly TraceRecord[]) => State>();

function readerOf(line: Line): (trace: readonly TraceRecord[]) => State {
  const key = keyOfLine(line);
  const reader =
    readers.get(key) ??
    traceReader(begin, (state, record, trace) => take(state, record, trace, line), ['txn.applied']);
  readers.set(key, reader);
  return reader;
}

function begin(): State {
  return { appliedZxid: 0, nodes: new Map(), spans: new Map(), open: new Map() };
}

function take(
  state: State,
  record: RecordOf<'txn.applied'>,
  trace: readonly TraceRecord[],
  line: Line,
): void {
  if (record.zxid <= state.appliedZxid) return;
  state.appliedZxid = record.zxid;
  let isMoved = false;
  for (const change of record.changes) {
    if (change.type === 'deleted') end(state, change.path, record);
    isMoved = wasChanged(state.nodes, change, line.parent) || isMoved;
  }
  if (isMoved) settle(state, record, line, traceIndex(trace).clientOf);
}

function wasChanged(nodes: State['nodes'], change: TreeChange, parent: string): boolean {
  if (change.type === 'created' && parentOf(change.path) === parent) nodes.set(change.path, change.owner);
  else if (change.type !== 'deleted' || !nodes.delete(change.path)) return false;
  return true;
}

/** Some may have ceased to stand first, and others stand first now. */
function settle(
  state: State,
  { step, timeMs }: Instant,
  line: Line,
  clientOf: ReadonlyMap<SessionId, ClientId>,
): void {
  const standing = inLine([...state.nodes.keys()], line);
  const first = new Set(standing.slice(0, entitledCount(standing, line)));
  for (const path of state.open.keys()) if (!first.has(path)) end(state, path, { step, timeMs });
  for (const path of first) {
    if (state.open.has(path)) continue;
    const client = clientOf.get(state.nodes.get(path) ?? '0x0') ?? null;
    state.open.set(path, client);
    if (client === null) continue;
    const spans = state.spans.get(client) ?? [];
    spans.push({ path, from: { step, timeMs }, to: null });
    state.spans.set(client, spans);
  }
}

function end({ spans, open }: State, path: string, { step, timeMs }: Instant): void {
  const client = open.get(path) ?? null;
  open.delete(path);
  const own = client === null ? [] : (spans.get(client) ?? []);
  const at = own.findLastIndex((span) => span.path === path && span.to === null);
  const span = own[at];
  if (span !== undefined) own[at] = { ...span, to: { step, timeMs } };
}
