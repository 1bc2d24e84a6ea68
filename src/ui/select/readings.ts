// What programs have read: for each client and znode the answers they were handed, in order.
import { isClientId } from '../../engine/index.ts';
import type { ClientId, RecordOf, TraceRecord } from '../../engine/index.ts';
import { traceReader } from './readTrace.ts';
import { shownData } from './shownData.ts';
import type { Instant } from './span.ts';

export interface Reading extends Instant {
  readonly of: 'data' | 'children';
  /** Null where the znode was not there. */
  readonly version: number | null;
  readonly data: string | null;
  readonly children: readonly string[];
}

/** The newest answer about a znode up to a step; null if the client has not read it. */
export function lastReading(
  trace: readonly TraceRecord[],
  { client, path, of }: { readonly client: ClientId; readonly path: string; readonly of: Reading['of'] },
  step: number,
): Reading | null {
  return readingsOf(trace, client, path, of).findLast((reading) => reading.step <= step) ?? null;
}

/** All of them, oldest first. */
export function readingsOf(
  trace: readonly TraceRecord[],
  client: ClientId,
  path: string,
  of: Reading['of'],
): readonly Reading[] {
  return read(trace).readings.get(`${client} ${of} ${path}`) ?? [];
}

interface State {
  readonly readings: Map<string, Reading[]>;
  /** What each thread asked last: `client:A 0`. */
  readonly asked: Map<string, Asked>;
}

interface Asked {
  readonly path: string;
  readonly of: Reading['of'];
}

const read = traceReader(
  (): State => ({ readings: new Map(), asked: new Map() }),
  (state, record) => {
    if (!isClientId(record.actor)) return;
    const thread = `${record.actor} ${record.thread}`;
    const asked = state.asked.get(thread);
    if (asked !== undefined) answer(state, record.actor, asked, record);
    const next = askedBy(record);
    if (next === null) state.asked.delete(thread);
    else state.asked.set(thread, next);
  },
  ['program.resumed'],
);

function answer(
  { readings }: State,
  client: ClientId,
  asked: Asked,
  record: RecordOf<'program.resumed'>,
): void {
  const reading = readingFrom(asked, record);
  if (reading === null) return;
  const key = `${client} ${asked.of} ${asked.path}`;
  const own = readings.get(key) ?? [];
  readings.set(key, own);
  own.push(reading);
}

/** Null for an answer that says nothing of the znode, as a lost connection. */
function readingFrom({ of }: Asked, { input, step, timeMs }: RecordOf<'program.resumed'>): Reading | null {
  const missing: Reading = { of, step, timeMs, version: null, data: null, children: [] };
  if (input.kind === 'error') return input.code === 'NoNode' ? missing : null;
  if (input.kind !== 'response') return null;
  const { data = null, stat, children = [] } = input.body;
  const version = of === 'children' ? (stat?.cversion ?? 0) : (stat?.version ?? null);
  return { of, step, timeMs, version, data: shownData(data), children };
}

function askedBy({ yielded }: RecordOf<'program.resumed'>): Asked | null {
  if (yielded.kind !== 'op' || yielded.op.kind !== 'zk') return null;
  const { request } = yielded.op;
  if (request.op === 'getData') return { path: request.path, of: 'data' };
  return request.op === 'getChildren' ? { path: request.path, of: 'children' } : null;
}
