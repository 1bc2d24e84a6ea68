// What each server and client was through time, as stretches of its lane. Read from a trace once and only as far as it has
// grown.
import type { ClientId, ServerId, TraceRecord } from '../../../engine/index.ts';
import { isClientId, isServerId } from '../../../engine/index.ts';
import { traceReader } from '../../select/readTrace.ts';
import type { Span } from '../../select/span.ts';

export interface LaneSpan extends Span {
  readonly state: LaneState;
}

/**
 * Of servers: `down`, `looking` for a leader or not in office yet, `following`, `leading`, `frozen`. Of clients: `apart`
 * without a connection, `connected`, `frozen` while the process stands still, `down` when it has ended.
 */
export type LaneState = 'down' | 'looking' | 'following' | 'leading' | 'frozen' | 'apart' | 'connected';

type LaneSpans = ReadonlyMap<ServerId | ClientId, readonly LaneSpan[]>;

/** By lane, in order, without gaps; the last one goes on. */
export const laneSpans: (trace: readonly TraceRecord[]) => LaneSpans = traceReader(
  () => new Map<ServerId | ClientId, LaneSpan[]>(),
  (lanes, record) => {
    const { actor, step, timeMs } = record;
    if (!isServerId(actor) && !isClientId(actor)) return;
    const spans = lanes.get(actor) ?? [];
    lanes.set(actor, spans);
    const last = spans.at(-1);
    const state = stateAfter(record, spans);
    if (state === null || state === last?.state) return;
    const at = { step, timeMs };
    if (last !== undefined) spans[spans.length - 1] = { ...last, to: at };
    spans.push({ from: at, to: null, state });
  },
);

/** Null for what changes nothing. */
function stateAfter(record: TraceRecord, spans: readonly LaneSpan[]): LaneState | null {
  switch (record.kind) {
    case 'server.stopped':
    case 'client.killed':
    case 'client.closed':
      return 'down';
    case 'server.started':
      return 'looking';
    case 'role.changed':
      return record.role === 'FOLLOWING' || record.role === 'OBSERVING' ? 'following' : 'looking';
    case 'leader.established':
      return 'leading';
    // One that stands alone serves without being elected.
    case 'connection.accepted':
      return spans.at(-1)?.state === 'looking' ? 'following' : null;
    case 'server.frozen':
    case 'client.paused':
      return 'frozen';
    // Whatever it was before, it is still, as far as it knows.
    case 'server.thawed':
    case 'client.resumed':
      return spans.at(-2)?.state ?? null;
    case 'client.started':
    case 'connection.lost':
    case 'session.learnedExpired':
      return 'apart';
    case 'session.established':
      return 'connected';
    default:
      return null;
  }
}
