// What programs believed, and from when to when: read off the trace. A belief ends when it is withdrawn, or with its process.
import { isClientId } from '../../engine/index.ts';
import type { ClientId, RecordOf, TraceRecord } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';
import type { Instant, Span } from './span.ts';

type Belief = RecordOf<'belief.stated'>['belief'];

export interface BeliefSpan extends Span {
  readonly client: ClientId;
  /** Null: all threads of the client share it. */
  readonly thread: number | null;
  readonly what: Belief['what'];
  /** The znode it rests on; empty for a belief without one. */
  readonly path: string;
}

/** Every belief of a run, in the order they were stated. */
export function beliefSpans(trace: readonly TraceRecord[]): readonly BeliefSpan[] {
  return read(trace).spans;
}

interface State {
  readonly spans: BeliefSpan[];
  /** Where in `spans` those are that go on. */
  readonly open: Set<number>;
}

const read = traceReader((): State => ({ spans: [], open: new Set() }), take);

function take(state: State, record: TraceRecord): void {
  if (!isClientId(record.actor)) return;
  switch (record.kind) {
    case 'belief.stated':
      if (!isOpen(state, record.actor, record)) begin(state, record.actor, record);
      return;
    case 'belief.withdrawn':
      endWhere(state, record, isOf(record.actor, record));
      return;
    default:
  }
  if (record.kind === 'client.killed' || record.kind === 'client.closed' || record.kind === 'client.started')
    endWhere(state, record, ({ client }) => client === record.actor);
}

type Told = Pick<RecordOf<'belief.stated'>, 'belief' | 'thread'>;

function isOpen(state: State, client: ClientId, told: Told): boolean {
  const isIt = isOf(client, told);
  return [...state.open].some((at) => isIt(state.spans[at]));
}

function begin(
  { spans, open }: State,
  client: ClientId,
  { belief, thread, step, timeMs }: Told & Instant,
): void {
  open.add(spans.length);
  spans.push({ client, thread, what: belief.what, path: belief.path, from: { step, timeMs }, to: null });
}

function endWhere({ spans, open }: State, { step, timeMs }: Instant, isMeant: Test): void {
  for (const at of open) {
    const span = spans[at];
    if (span === undefined || !isMeant(span)) continue;
    spans[at] = { ...span, to: { step, timeMs } };
    open.delete(at);
  }
}

type Test = (span: BeliefSpan) => boolean;

function isOf(client: ClientId, { belief, thread }: Told): (span: BeliefSpan | undefined) => boolean {
  return (span) =>
    span?.client === client &&
    span.thread === thread &&
    span.what === belief.what &&
    span.path === belief.path;
}
