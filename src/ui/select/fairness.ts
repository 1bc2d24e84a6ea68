// Who asked first, and who got it first: attempts at a lock in the order in which they were made, and how often one who came
// later was served before one who came earlier and still waited.
import { bisectRight } from 'd3-array';
import { isClientId, parentOf } from '../../engine/index.ts';
import type { ClientId, RecordOf, TraceRecord } from '../../engine/index.ts';
import { keyOfLine, type Line } from './lockLine.ts';
import { traceReader } from './readTrace.ts';
import type { Instant } from './span.ts';
import { clientOfLink, traceIndex } from './traceIndex.ts';

export interface Fairness {
  /** The newest, in the order they were made. */
  readonly attempts: readonly Attempt[];
  /** How many there were in all. */
  readonly count: number;
  readonly holds: number;
  /** Pairs in which the later one was served while the earlier one waited. */
  readonly overtakings: number;
}

export interface Attempt {
  /** From 1, in the order of asking. */
  readonly number: number;
  readonly client: ClientId;
  readonly asked: Instant;
  readonly held: Hold | null;
  /** It ended without having been served: given up, killed, or its session over. */
  readonly left: Instant | null;
}

export interface Hold extends Instant {
  /** From 1, in the order of holding. */
  readonly rank: number;
  /** How many had asked before and still waited. */
  readonly overtook: number;
}

/** Everything up to that step of the world, one by one the newest attempts, so many at most. */
export function fairness(trace: readonly TraceRecord[], line: Line, step: number, most: number): Fairness {
  const { attempts, asked, held, overtaken } = readerOf(line)(trace);
  const count = bisectRight(asked, step);
  const holds = bisectRight(held, step);
  return {
    attempts: attempts
      .slice(Math.max(0, count - most), count)
      .map((attempt) => ({ ...attempt, held: before(attempt.held, step), left: before(attempt.left, step) })),
    count,
    holds,
    overtakings: overtaken[holds - 1] ?? 0,
  };
}

/** How many had asked before a step and had got nothing by then. */
export function waitingAt(trace: readonly TraceRecord[], line: Line, step: number): number {
  const { asked, ended } = readerOf(line)(trace);
  return Math.max(0, bisectRight(asked, step - 1) - bisectRight(ended, step));
}

function before<I extends Instant>(instant: I | null, step: number): I | null {
  return instant !== null && instant.step <= step ? instant : null;
}

interface State {
  readonly attempts: Attempt[];
  /** Where in `attempts` each client’s is that has been neither served nor given up. */
  readonly waiting: Map<ClientId, number>;
  /** Steps in which a client asked, was served, was served or left; all rising. */
  readonly asked: number[];
  readonly held: number[];
  readonly ended: number[];
  /** Overtakings up to and with each hold. */
  readonly overtaken: number[];
}

const readers = new Map<string, (trace: readonly TraceRecord[]) => State>();

function readerOf(line: Line): (trace: readonly TraceRecord[]) => State {
  const key = keyOfLine(line);
  const reader =
    readers.get(key) ??
    traceReader(
      (): State => ({ attempts: [], waiting: new Map(), asked: [], held: [], ended: [], overtaken: [] }),
      (state, record, trace) => take(state, record, trace, line),
    );
  readers.set(key, reader);
  return reader;
}

function take(state: State, record: TraceRecord, trace: readonly TraceRecord[], line: Line): void {
  switch (record.kind) {
    case 'request.received':
      if (line.order === 'none') askByRequest(state, record, line);
      return;
    case 'txn.applied':
      takeChanges(state, record, trace, line);
      return;
    case 'belief.stated':
      if (isClientId(record.actor)) serve(state, record.actor, record);
      return;
    case 'fact.stated':
      if (isClientId(record.actor) && record.fact.type === 'gaveUp') leave(state, record.actor, record);
      return;
    case 'client.killed':
    case 'client.closed':
    case 'session.learnedExpired':
      if (isClientId(record.actor)) leave(state, record.actor, record);
      return;
    case 'program.resumed':
      if (isClientId(record.actor) && record.yielded.kind !== 'op') leave(state, record.actor, record);
      return;
    default:
  }
}

/** Without numbers, the client whose first create comes first has asked first, even if that create fails. */
function askByRequest(state: State, record: RecordOf<'request.received'>, { parent }: Line): void {
  const client = clientOfLink(record.link);
  if (record.op !== 'create' || record.path === null || parentOf(record.path) !== parent) return;
  if (client !== null) ask(state, client, record);
}

/** With numbers, the numbers say who has asked first. A znode that goes before it was served is an attempt given up. */
function takeChanges(
  state: State,
  record: RecordOf<'txn.applied'>,
  trace: readonly TraceRecord[],
  line: Line,
): void {
  if (line.order === 'none') return;
  for (const change of record.changes) {
    if (change.type !== 'created' && change.type !== 'deleted') continue;
    const client = change.owner === null ? undefined : traceIndex(trace).clientOf.get(change.owner);
    if (client === undefined || parentOf(change.path) !== line.parent) continue;
    if (change.type === 'created') ask(state, client, record);
    else leave(state, client, record);
  }
}

function ask(state: State, client: ClientId, { step, timeMs }: Instant): void {
  if (state.waiting.has(client)) return;
  state.waiting.set(client, state.attempts.length);
  state.asked.push(step);
  const number = state.attempts.length + 1;
  state.attempts.push({ number, client, asked: { step, timeMs }, held: null, left: null });
}

function serve(state: State, client: ClientId, { step, timeMs }: Instant): void {
  const at = state.waiting.get(client);
  const attempt = at === undefined ? undefined : state.attempts[at];
  if (at === undefined || attempt === undefined) return;
  state.waiting.delete(client);
  const overtook = [...state.waiting.values()].filter((other) => other < at).length;
  state.held.push(step);
  state.ended.push(step);
  state.overtaken.push((state.overtaken.at(-1) ?? 0) + overtook);
  state.attempts[at] = { ...attempt, held: { step, timeMs, rank: state.held.length, overtook } };
}

function leave(state: State, client: ClientId, { step, timeMs }: Instant): void {
  const at = state.waiting.get(client);
  const attempt = at === undefined ? undefined : state.attempts[at];
  if (at === undefined || attempt === undefined) return;
  state.waiting.delete(client);
  state.ended.push(step);
  state.attempts[at] = { ...attempt, left: { step, timeMs } };
}
