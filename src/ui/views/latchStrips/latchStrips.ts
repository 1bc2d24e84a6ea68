// What a latch hears of its connection, over time: the states its library tells, and how often it has made its znode anew.
import { isClientId, parentOf } from '../../../engine/index.ts';
import type { ClientId, ConnectionState, TraceRecord } from '../../../engine/index.ts';
import type { Line } from '../../select/lockLine.ts';
import { traceReader } from '../../select/readTrace.ts';
import { spansUpTo, type Instant, type Span } from '../../select/span.ts';
import { traceIndex } from '../../select/traceIndex.ts';

/** Curator’s and kazoo’s states, or what watchers of a plain Java handle are told. */
export type ToldState = ConnectionState | 'SyncConnected' | 'Disconnected' | 'Expired';

export interface StateSpan extends Span {
  readonly state: ToldState;
  readonly mood: Mood;
}

/** `up`: connected. `doubt`: nobody knows. `over`: the session counts as lost. */
export type Mood = 'up' | 'doubt' | 'over';

export interface LatchStrip {
  readonly client: ClientId;
  readonly states: readonly StateSpan[];
  /** Znodes made after one of its own had gone: of several latches each makes its first. */
  readonly remade: number;
}

/** Everything up to that step of the world, in the order of `clients`. */
export function latchStrips(
  trace: readonly TraceRecord[],
  clients: readonly ClientId[],
  line: Line,
  step: number,
): readonly LatchStrip[] {
  const { spans } = readStates(trace);
  return clients.map((client) => ({
    client,
    states: spansUpTo(spans.get(client) ?? [], step),
    remade: remadeBy(trace, client, line, step),
  }));
}

interface States {
  readonly spans: Map<ClientId, StateSpan[]>;
  /** Clients whose library tells states of its own. */
  readonly ofLibrary: Set<ClientId>;
}

const readStates = traceReader(
  (): States => ({ spans: new Map(), ofLibrary: new Set() }),
  (states, record) => {
    if (!isClientId(record.actor)) return;
    if (record.kind === 'connection.state') tellFirst(states, record.actor);
    const state = toldBy(record, states.ofLibrary.has(record.actor));
    if (state === 'ended') end(states, record.actor, record);
    else if (state !== null) begin(states, record.actor, state, record);
  },
);

/** The handle’s own events were told before anybody knew that a library stands between them and the program. */
function tellFirst({ spans, ofLibrary }: States, client: ClientId): void {
  if (ofLibrary.has(client)) return;
  ofLibrary.add(client);
  spans.delete(client);
}

function toldBy(record: TraceRecord, isOfLibrary: boolean): ToldState | 'ended' | null {
  switch (record.kind) {
    case 'client.killed':
    case 'client.closed':
      return 'ended';
    case 'connection.state':
      return record.state;
    case 'session.established':
      return isOfLibrary ? null : 'SyncConnected';
    case 'connection.lost':
      return isOfLibrary ? null : 'Disconnected';
    case 'session.learnedExpired':
      return isOfLibrary ? null : 'Expired';
    default:
      return null;
  }
}

function begin(states: States, client: ClientId, state: ToldState, { step, timeMs }: Instant): void {
  const own = states.spans.get(client) ?? [];
  const last = own.at(-1);
  if (last !== undefined && last.to === null && last.state === state) return;
  end(states, client, { step, timeMs });
  states.spans.set(client, [
    ...(states.spans.get(client) ?? []),
    { state, mood: MOODS[state], from: { step, timeMs }, to: null },
  ]);
}

function end({ spans }: States, client: ClientId, { step, timeMs }: Instant): void {
  const own = spans.get(client) ?? [];
  const last = own.at(-1);
  if (last === undefined || last.to !== null) return;
  spans.set(client, [...own.slice(0, -1), { ...last, to: { step, timeMs } }]);
}

const MOODS: Readonly<Record<ToldState, Mood>> = {
  CONNECTED: 'up',
  RECONNECTED: 'up',
  SyncConnected: 'up',
  SUSPENDED: 'doubt',
  Disconnected: 'doubt',
  LOST: 'over',
  Expired: 'over',
};

/** Znodes of the line that a client’s sessions have made since the first of them went. */
function remadeBy(trace: readonly TraceRecord[], client: ClientId, line: Line, step: number): number {
  const { clientOf } = traceIndex(trace);
  const { made, gone } = readMade(trace);
  const keys = [...clientOf].flatMap(([session, owner]) =>
    owner === client ? [`${session} ${line.parent}`] : [],
  );
  const since = Math.min(...keys.map((key) => gone.get(key) ?? Infinity));
  return keys.flatMap((key) => made.get(key) ?? []).filter((each) => each > since && each <= step).length;
}

interface Made {
  /** Of servers that apply the same transactions one after the other, the first one counts. */
  appliedZxid: number;
  /** Steps in which a session made a znode below a parent, by both. */
  readonly made: Map<string, number[]>;
  /** The step in which the first of them was deleted. */
  readonly gone: Map<string, number>;
}

const readMade = traceReader(
  (): Made => ({ appliedZxid: 0, made: new Map(), gone: new Map() }),
  (state, record) => {
    if (record.kind !== 'txn.applied' || record.zxid <= state.appliedZxid) return;
    state.appliedZxid = record.zxid;
    for (const change of record.changes) {
      if ((change.type !== 'created' && change.type !== 'deleted') || change.owner === null) continue;
      const key = `${change.owner} ${parentOf(change.path)}`;
      if (change.type === 'deleted') {
        if (!state.gone.has(key)) state.gone.set(key, record.step);
        continue;
      }
      const steps = state.made.get(key) ?? [];
      steps.push(record.step);
      state.made.set(key, steps);
    }
  },
);
