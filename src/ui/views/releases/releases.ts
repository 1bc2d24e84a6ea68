// What each release of the lock cost: whom it woke, and the requests that came of it until a client had the lock or all slept
// again. Told by causes: what happened for another reason meanwhile is not counted.
import { bisectRight } from 'd3-array';
import { isClientId } from '../../../engine/index.ts';
import type { ClientId, RecordOf, SessionId, TraceRecord } from '../../../engine/index.ts';
import { waitingAt } from '../../select/fairness.ts';
import { keyOfLine, type Line } from '../../select/lockLine.ts';
import { traceReader } from '../../select/readTrace.ts';
import type { Instant } from '../../select/span.ts';
import { traceIndex } from '../../select/traceIndex.ts';

export interface ReleaseCost extends Instant {
  /** From 1. */
  readonly number: number;
  /** Whose znode went, and how: by a call of its program, or with its session. */
  readonly by: ClientId | null;
  readonly how: 'call' | 'session';
  /** A client for each notification delivered, in that order. */
  readonly woken: readonly ClientId[];
  readonly requests: Requests;
  /** How many waited for the lock when it was released: what it costs to wake everybody. */
  readonly waiting: number;
}

export const REQUEST_KINDS = ['create', 'list', 'watch', 'delete', 'other'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export type Requests = Readonly<Record<RequestKind, number>>;

export interface Releases {
  /** The newest, in order. */
  readonly costs: readonly ReleaseCost[];
  readonly count: number;
  /** Wake-ups that releases have brought so far. */
  readonly woken: number;
  /** How many it would have been if each had woken everybody who waited, or one of them. */
  readonly everybody: number;
  readonly oneEach: number;
}

/** All up to that step of the world with what it had cost by then, one by one the newest, so many at most. */
export function releases(trace: readonly TraceRecord[], line: Line, step: number, most: number): Releases {
  const state = read(trace);
  const count = bisectRight(state.steps, step);
  const { waiting, everybody, oneEach } = waitingUpTo(trace, line, state.steps);
  const first = Math.max(0, count - most);
  return {
    costs: state.releases.slice(first, count).map((release, at) => ({
      number: first + at + 1,
      step: release.step,
      timeMs: release.timeMs,
      by: release.owner === null ? null : (traceIndex(trace).clientOf.get(release.owner) ?? null),
      how: release.how,
      woken: (state.woken[first + at] ?? []).filter((each) => each.step <= step).map(({ client }) => client),
      requests: countOf((state.requests[first + at] ?? []).filter((request) => request.step <= step)),
      waiting: waiting[first + at] ?? 0,
    })),
    count,
    woken: bisectRight(state.wokenAt, step),
    everybody: everybody[count - 1] ?? 0,
    oneEach: oneEach[count - 1] ?? 0,
  };
}

/** By release: how many waited, and the sums of those and of ones up to it. Each is counted once. */
interface Waiting {
  readonly waiting: number[];
  readonly everybody: number[];
  readonly oneEach: number[];
}

const counted = new WeakMap<readonly TraceRecord[], Map<string, Waiting>>();

function waitingUpTo(trace: readonly TraceRecord[], line: Line, steps: readonly number[]): Waiting {
  const ofLines = counted.get(trace) ?? new Map<string, Waiting>();
  const known = ofLines.get(keyOfLine(line)) ?? { waiting: [], everybody: [], oneEach: [] };
  counted.set(trace, ofLines.set(keyOfLine(line), known));
  for (const step of steps.slice(known.waiting.length)) {
    const waiting = waitingAt(trace, line, step);
    known.waiting.push(waiting);
    known.everybody.push((known.everybody.at(-1) ?? 0) + waiting);
    known.oneEach.push((known.oneEach.at(-1) ?? 0) + Math.min(1, waiting));
  }
  return known;
}

export function totalOf(requests: Requests): number {
  return REQUEST_KINDS.reduce((sum, kind) => sum + requests[kind], 0);
}

function countOf(requests: readonly { readonly kind: RequestKind }[]): Requests {
  const counts = { create: 0, list: 0, watch: 0, delete: 0, other: 0 };
  for (const { kind } of requests) counts[kind]++;
  return counts;
}

interface State {
  readonly releases: {
    readonly step: number;
    readonly timeMs: number;
    readonly owner: SessionId | null;
    readonly how: ReleaseCost['how'];
  }[];
  /** By release, at the same place. */
  readonly woken: { readonly client: ClientId; readonly step: number }[][];
  readonly requests: { readonly kind: RequestKind; readonly step: number }[][];
  /** Steps of the releases, and those in which a client was woken by one; both rising. */
  readonly steps: number[];
  readonly wokenAt: number[];
  /** By record, from 0: the release it came of, as its place in `releases`; −1 for none. */
  readonly cameOf: number[];
  /** By transaction: every server applies it. */
  readonly byZxid: Map<number, number>;
  /** Znodes some program believed to be its lock and that were not deleted since. */
  readonly held: Set<string>;
  /** What clients were about that wait at a gate to try again: the conductor that opens it knows nothing of it. */
  readonly atGate: Map<ClientId, number>;
}

const NONE = -1;

const read = traceReader(
  (): State => ({
    releases: [],
    woken: [],
    requests: [],
    steps: [],
    wokenAt: [],
    cameOf: [],
    byZxid: new Map(),
    held: new Set(),
    atGate: new Map(),
  }),
  (state, record, trace) => {
    const inherited = inheritedFrom(state, record, trace);
    state.cameOf[record.seq - 1] = take(state, record, trace, inherited);
  },
);

/** What the record’s first cause came of; that alone set it off. */
function inheritedFrom(state: State, record: TraceRecord, trace: readonly TraceRecord[]): number {
  const [first] = record.causes;
  if (first === undefined) return NONE;
  const cause = trace[first - 1];
  if (cause?.kind === 'gate.opened' && isClientId(record.actor))
    return state.atGate.get(record.actor) ?? NONE;
  return state.cameOf[first - 1] ?? NONE;
}

/** Counts the record, and answers what follows from it came of. */
function take(state: State, record: TraceRecord, trace: readonly TraceRecord[], inherited: number): number {
  switch (record.kind) {
    case 'belief.stated':
      state.held.add(record.belief.path);
      return NONE;
    case 'gate.reached':
      if (isClientId(record.actor))
        state.atGate.set(record.actor, record.gate === 'create' ? inherited : NONE);
      return inherited;
    case 'txn.applied':
      return state.byZxid.get(record.zxid) ?? releasedBy(state, record, trace) ?? inherited;
    case 'reply.sent':
      // Who released is answered, and what it does next is its own affair.
      return isAnswerToRelease(state, record, trace) ? NONE : inherited;
    case 'request.received':
      state.requests[inherited]?.push({ kind: kindOf(record.op), step: record.step });
      return inherited;
    case 'event.delivered':
      if (record.event.type !== 'None' && isClientId(record.actor))
        wake(state, record, record.actor, inherited);
      return inherited;
    default:
      return inherited;
  }
}

function wake({ woken, wokenAt }: State, { step }: Instant, client: ClientId, inherited: number): void {
  const own = woken[inherited];
  if (own === undefined) return;
  own.push({ client, step });
  wokenAt.push(step);
}

/** The place of the release that a transaction is; null if it releases nothing. */
function releasedBy(
  state: State,
  applied: RecordOf<'txn.applied'>,
  trace: readonly TraceRecord[],
): number | null {
  const released = applied.changes.find(
    (change) => change.type === 'deleted' && state.held.delete(change.path),
  );
  if (released?.type !== 'deleted') return null;
  const request = requestOf(applied, trace);
  const { step, timeMs } = applied;
  const isCall = request !== null && request.op !== 'closeSession';
  state.byZxid.set(applied.zxid, state.releases.length);
  state.steps.push(applied.step);
  state.releases.push({ step, timeMs, owner: released.owner, how: isCall ? 'call' : 'session' });
  state.woken.push([]);
  state.requests.push(isCall ? [{ kind: kindOf(request.op), step: request.step }] : []);
  return state.releases.length - 1;
}

/** The request that a transaction began as; null for one that no client asked for. */
function requestOf(record: TraceRecord, trace: readonly TraceRecord[]): RecordOf<'request.received'> | null {
  if (record.kind === 'request.received') return record;
  const cause = trace[(record.causes[0] ?? 0) - 1];
  const isOfTransaction = record.kind.startsWith('txn.') || record.kind.startsWith('request.');
  return cause === undefined || !isOfTransaction ? null : requestOf(cause, trace);
}

function isAnswerToRelease(
  { byZxid }: State,
  { causes }: TraceRecord,
  trace: readonly TraceRecord[],
): boolean {
  const cause = trace[(causes[0] ?? 0) - 1];
  return cause?.kind === 'txn.applied' && byZxid.has(cause.zxid);
}

function kindOf(op: RecordOf<'request.received'>['op']): RequestKind {
  switch (op) {
    case 'create':
    case 'delete':
      return op;
    case 'getChildren':
      return 'list';
    case 'exists':
    case 'getData':
      return 'watch';
    default:
      return 'other';
  }
}
