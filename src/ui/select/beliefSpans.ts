// What programs believed of locks and leads, from when to when, and when two believed what only one may: read off the trace. A
// belief ends when it is withdrawn, or with its process.
import { excludeEachOther, isClientId } from '../../engine/index.ts';
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

/** Every belief of a client about a lock or a lead, in the order they were stated. */
export function beliefSpans(trace: readonly TraceRecord[], client: ClientId): readonly BeliefSpan[] {
  return read(trace).spans.get(client) ?? [];
}

/** Stretches in which more than one believed what only one may, in order. */
export function rivalSpans(trace: readonly TraceRecord[]): readonly RivalSpan[] {
  return read(trace).rivals;
}

export interface RivalSpan extends Span {
  /** Everybody who took part in it. */
  readonly believers: readonly Believer[];
}

export type Believer = Pick<BeliefSpan, 'client' | 'thread'>;

interface State {
  readonly spans: Map<ClientId, BeliefSpan[]>;
  readonly rivals: RivalSpan[];
  /** Beliefs that go on, by client. */
  readonly open: Map<ClientId, readonly BeliefSpan[]>;
}

const read = traceReader((): State => ({ spans: new Map(), rivals: [], open: new Map() }), take, [
  'belief.stated',
  'belief.withdrawn',
  'client.killed',
  'client.closed',
  'client.started',
]);

function take(state: State, record: TraceRecord): void {
  const { actor } = record;
  if (!isClientId(actor)) return;
  switch (record.kind) {
    case 'belief.stated':
      if (!ABOUT_A_LOCK.has(record.belief.what)) return;
      begin(state, actor, record);
      break;
    case 'belief.withdrawn':
      endWhere(state, actor, record, isOf(record));
      break;
    case 'client.killed':
    case 'client.closed':
    case 'client.started':
      endWhere(state, actor, record, () => true);
      break;
    default:
      return;
  }
  takeRivals(state, record);
}

const ABOUT_A_LOCK: ReadonlySet<BeliefSpan['what']> = new Set<BeliefSpan['what']>([
  'holder',
  'leader',
  'writer',
  'reader',
  'permit',
]);

type Told = Pick<RecordOf<'belief.stated'>, 'belief' | 'thread'>;

function begin(state: State, client: ClientId, told: Told & Instant): void {
  const { belief, thread, step, timeMs } = told;
  const open = state.open.get(client) ?? [];
  if (open.some(isOf(told))) return;
  const span = { client, thread, what: belief.what, path: belief.path, from: { step, timeMs }, to: null };
  state.open.set(client, [...open, span]);
  const spans = state.spans.get(client) ?? [];
  spans.push(span);
  state.spans.set(client, spans);
}

function endWhere(
  state: State,
  client: ClientId,
  { step, timeMs }: Instant,
  isMeant: (span: BeliefSpan) => boolean,
): void {
  const open = state.open.get(client) ?? [];
  const spans = state.spans.get(client) ?? [];
  for (const span of open.filter(isMeant)) spans[spans.lastIndexOf(span)] = { ...span, to: { step, timeMs } };
  state.open.set(
    client,
    open.filter((span) => !isMeant(span)),
  );
}

function isOf({ belief, thread }: Told): (span: BeliefSpan) => boolean {
  return (span) => span.thread === thread && span.what === belief.what && span.path === belief.path;
}

/** Of the beliefs that go on now, those that exclude each other. */
function takeRivals({ open, rivals }: State, { step, timeMs }: Instant): void {
  const now = [...open.values()].flat();
  const together = now.filter((one) => now.some((other) => areRivals(one, other)));
  const last = rivals.at(-1);
  const isOn = last !== undefined && last.to === null;
  if (together.length === 0) {
    if (isOn) rivals[rivals.length - 1] = { ...last, to: { step, timeMs } };
    return;
  }
  const believers = isOn ? joined(last.believers, together) : joined([], together);
  if (isOn) rivals[rivals.length - 1] = { ...last, believers };
  else rivals.push({ from: { step, timeMs }, to: null, believers });
}

function joined(before: readonly Believer[], now: readonly Believer[]): readonly Believer[] {
  const known = new Map([...before, ...now].map((each) => [`${each.client} ${each.thread}`, each]));
  return [...known.values()].map(({ client, thread }) => ({ client, thread }));
}

function areRivals(one: BeliefSpan, other: BeliefSpan): boolean {
  const isSame = one.client === other.client && one.thread === other.thread;
  return !isSame && excludeEachOther(one, other);
}
