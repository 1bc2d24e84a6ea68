// One row for each client of a small picture: stretches of belief, of waiting and of work, and single things it did.
import { actorName, isClientId } from '../../../engine/index.ts';
import type { ClientId, RecordOf, Simulation, TraceRecord } from '../../../engine/index.ts';
import type { Turn } from './turn.ts';

export interface RedRow {
  readonly key: string;
  readonly actor: string;
  /** What stands before it: a client's letter, a server's number. */
  readonly name: string;
  /** A client's place among all, from 0; null for a server. */
  readonly index: number | null;
  readonly bars: readonly RedBar[];
  readonly marks: readonly RedMark[];
  /** Until when it lives; null if to the end. */
  readonly endMs: number | null;
  readonly isNamed?: boolean;
}

export interface RedBar {
  readonly fromMs: number;
  /** Null: it goes on. */
  readonly toMs: number | null;
  /**
   * `belief`, `waits`, `hand`: what its program believes, waits for, has in hand. `away`: without a connection. `still`: it
   * stands still. `leads`, `follows`, `looks`: a server's role.
   */
  readonly look: 'belief' | 'waits' | 'hand' | 'away' | 'still' | 'leads' | 'follows' | 'looks';
}

export interface RedMark {
  /** Of the record that tells of it. */
  readonly seq: number;
  readonly atMs: number;
  /** `tick`: one of many. `bad`: what breaks the promise, or an answer whose loss led to that. */
  readonly look: 'tick' | 'bell' | 'done' | 'bad';
  /** A word or a number of the run's own; empty for a mere mark. */
  readonly text: string;
}

export function clientRows(simulation: Simulation, turn: Turn): readonly RedRow[] {
  const clients = [...simulation.world.clients.keys()];
  const rows = new Map(clients.map((client, index) => [client, newRow(client, index)]));
  for (const record of simulation.trace) {
    const row = isClientId(record.actor) ? rows.get(record.actor) : undefined;
    if (row !== undefined) take(row, record, turn);
    if (record.kind === 'resource.accepted' || record.kind === 'resource.rejected')
      takeWrite(rows.get(record.client), record, turn);
  }
  return [...rows.values()].flatMap(byThread);
}

interface Row extends Pick<RedRow, 'name' | 'index'> {
  readonly client: ClientId;
  readonly bars: OpenBar[];
  readonly marks: (RedMark & { readonly thread: number | null })[];
  endMs: number | null;
}

interface OpenBar {
  readonly fromMs: number;
  toMs: number | null;
  readonly look: RedBar['look'];
  readonly what: string;
  readonly thread: number | null;
}

function newRow(client: ClientId, index: number): Row {
  return { client, name: actorName(client), index, bars: [], marks: [], endMs: null };
}

function take(row: Row, record: TraceRecord, turn: Turn): void {
  const { timeMs } = record;
  switch (record.kind) {
    case 'belief.stated':
      end(row, timeMs, ({ look, thread }) => look === 'waits' && isOf(thread, record.thread));
      begin(row, record, 'belief', `${record.belief.what} ${record.belief.path}`, record.thread);
      break;
    case 'belief.withdrawn': {
      const what = `${record.belief.what} ${record.belief.path}`;
      end(row, timeMs, (bar) => bar.look === 'belief' && bar.what === what && bar.thread === record.thread);
      break;
    }
    case 'fact.stated':
      takeFact(row, record, turn);
      break;
    case 'link.cut':
    case 'connection.lost':
      begin(row, record, 'away', '', null);
      break;
    case 'session.established':
      end(row, timeMs, ({ look }) => look === 'away');
      break;
    case 'client.paused':
    case 'program.stalled':
      begin(row, record, 'still', '', null);
      break;
    case 'client.resumed':
    case 'program.unstalled':
      end(row, timeMs, ({ look }) => look === 'still');
      break;
    case 'client.killed':
    case 'client.closed':
      end(row, timeMs, () => true);
      row.endMs = timeMs;
      break;
    case 'client.started':
      end(row, timeMs, () => true);
      row.endMs = null;
      break;
    case 'program.resumed':
      // Not every recipe says that it waits; a client that has asked to be told does.
      if (
        turn.invariant === null &&
        record.yielded.kind === 'op' &&
        record.yielded.op.kind === 'nextWatchEvent'
      )
        begin(row, record, 'waits', '', record.thread);
      if (record.yielded.kind !== 'op')
        end(row, timeMs, ({ look, thread }) => OF_PROGRAM.has(look) && thread === record.thread);
      break;
    default:
      takeCounted(row, record, turn);
  }
}

/** What ends with the program. */
const OF_PROGRAM: ReadonlySet<RedBar['look']> = new Set<RedBar['look']>(['waits', 'hand']);

const WRITES: ReadonlySet<string> = new Set(['setData', 'multi']);

/** What is counted is marked one by one. */
function takeCounted(row: Row, record: TraceRecord, { invariant, ticks, bells }: Turn): void {
  if (
    (invariant === 'I-7' || bells === true) &&
    record.kind === 'event.delivered' &&
    record.event.type !== 'None'
  )
    mark(row, record, 'bell');
  if ((invariant === 'I-24' || ticks === true) && record.kind === 'request.sent') mark(row, record, 'tick');
  // What copies are to keep up with.
  if (invariant === 'I-30' && record.kind === 'reply.delivered' && WRITES.has(record.op))
    mark(row, record, 'done');
  // Of two runs that go alike the request that was not answered, a sync or an interrupt tells which is which.
  if (record.kind === 'reply.dropped') mark(row, record, 'bad', record.op);
  if (record.kind === 'reply.delivered' && record.op === 'sync') mark(row, record, 'done', record.op);
  if (invariant === 'I-12' && record.kind === 'thread.interrupted') mark(row, record, 'done', 'interrupt');
  if (invariant === 'I-14' && record.kind === 'request.sent' && record.op === 'create')
    mark(row, record, 'bad');
}

function takeFact(row: Row, record: RecordOf<'fact.stated'>, turn: Turn): void {
  const { invariant, step } = turn;
  const { fact, timeMs, thread } = record;
  const isRed = invariant !== null && record.step === step;
  const look = isRed ? 'bad' : 'done';
  switch (fact.type) {
    case 'wants':
      begin(row, record, 'waits', '', thread);
      break;
    case 'gaveUp':
      end(row, timeMs, (bar) => bar.look === 'waits' && bar.thread === thread);
      break;
    case 'arrived':
      begin(row, record, 'waits', fact.round, thread);
      break;
    case 'passed':
    case 'turnedAway':
      end(row, timeMs, (bar) => bar.look === 'waits' && bar.what === fact.round);
      if (fact.type === 'passed') begin(row, record, 'hand', fact.round, thread);
      mark(row, record, look);
      break;
    case 'took':
      begin(row, record, 'hand', fact.item, thread);
      break;
    case 'putBack':
    case 'processed':
      end(row, timeMs, (bar) => bar.look === 'hand' && bar.what === fact.item);
      if (fact.type === 'processed') mark(row, record, look, fact.item);
      break;
    case 'produced':
      // What is lost was put in by a client.
      mark(row, record, invariant === 'I-9' && fact.item === turn.path ? 'bad' : 'done', fact.item);
      break;
    case 'configured':
      mark(row, record, look, [...new Set(fact.versions)].join('+'));
      break;
    case 'added':
      mark(row, record, look, `+${fact.by}`);
      break;
    case 'wrote':
      mark(row, record, 'done', `v${fact.version}`);
      break;
    case 'mirrors':
      mark(row, record, 'done', fact.version === null ? '' : `v${fact.version}`);
      break;
    case 'read':
      mark(row, record, invariant === 'I-20' && isRed ? 'bad' : 'done', `v${fact.version}`);
      break;
    default:
  }
}

function takeWrite(
  row: Row | undefined,
  record: RecordOf<'resource.accepted'> | RecordOf<'resource.rejected'>,
  { step, invariant }: Turn,
): void {
  const isToldOf = invariant === 'I-2' || (invariant === null && record.kind === 'resource.accepted');
  if (!isToldOf) return;
  const token = record.token === null ? '' : String(record.token);
  row?.marks.push({
    seq: record.seq,
    atMs: record.timeMs,
    look: invariant !== null && record.step === step ? 'bad' : 'done',
    text: token,
    thread: null,
  });
}

function begin(
  row: Row,
  { timeMs }: TraceRecord,
  look: RedBar['look'],
  what: string,
  thread: number | null,
): void {
  const isOn = row.bars.some(
    (bar) => bar.toMs === null && bar.look === look && bar.what === what && bar.thread === thread,
  );
  if (!isOn) row.bars.push({ fromMs: timeMs, toMs: null, look, what, thread });
}

function end(row: Row, timeMs: number, isMeant: (bar: OpenBar) => boolean): void {
  for (const bar of row.bars) if (bar.toMs === null && isMeant(bar)) bar.toMs = timeMs;
}

/** What the whole process believes ends the wait of any of its threads. */
function isOf(thread: number | null, believer: number | null): boolean {
  return believer === null || thread === believer;
}

function mark(row: Row, record: TraceRecord, look: RedMark['look'], text = ''): void {
  const thread = 'thread' in record ? record.thread : null;
  row.marks.push({ seq: record.seq, atMs: record.timeMs, look, text, thread });
}

/** A row for each thread where several believed something, as in the bars of beliefs. */
function byThread({ client, bars, marks, ...row }: Row): readonly RedRow[] {
  const threads = [...new Set(bars.filter(({ look }) => look === 'belief').map(({ thread }) => thread))];
  if (threads.length < 2) return [{ ...row, key: client, actor: client, bars, marks }];
  return threads
    .toSorted((a, b) => (a ?? -1) - (b ?? -1))
    .map((thread) => ({
      ...row,
      key: `${client} ${thread}`,
      actor: client,
      bars: bars.filter((bar) => bar.thread === thread || bar.thread === null),
      marks: marks.filter((one) => one.thread === thread || one.thread === null),
    }));
}
