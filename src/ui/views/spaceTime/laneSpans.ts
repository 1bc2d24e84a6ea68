// What each server and client was through time, as stretches of its lane. Read from a trace once and only as far as it has
// grown.
import type { TraceRecord } from '../../../engine/index.ts';
import { isClientId, isServerId } from '../../../engine/index.ts';
import type { LaneId } from '../../select/laneMessages.ts';
import { wireOfLink } from '../../select/traceIndex.ts';
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

type LaneSpans = ReadonlyMap<LaneId, readonly LaneSpan[]>;

/** By lane, in order, without gaps; the last one goes on. */
export const laneSpans: (trace: readonly TraceRecord[]) => LaneSpans = traceReader(
  () => new Map<LaneId, LaneSpan[]>(),
  (lanes, record) => {
    const { actor, step, timeMs } = record;
    const outside = stateOutside(record);
    if (outside !== null) takeSpan(lanes, outside.lane, outside.state, { step, timeMs });
    if (!isServerId(actor) && !isClientId(actor)) return;
    const state = stateAfter(record, lanes.get(actor) ?? []);
    if (state !== null) takeSpan(lanes, actor, state, { step, timeMs });
  },
);

function takeSpan(lanes: Map<LaneId, LaneSpan[]>, lane: LaneId, state: LaneState, at: Span['from']): void {
  const spans = lanes.get(lane) ?? [];
  lanes.set(lane, spans);
  const last = spans.at(-1);
  if (state === last?.state) return;
  if (last !== undefined) spans[spans.length - 1] = { ...last, to: at };
  spans.push({ from: at, to: null, state });
}

/** A client outside as its server has it: nobody else tells. */
function stateOutside(record: TraceRecord): { readonly lane: LaneId; readonly state: LaneState } | null {
  if (!('link' in record) || record.link === null) return null;
  const lane = wireOfLink(record.link);
  if (lane === null) return null;
  switch (record.kind) {
    case 'connection.accepted':
    case 'connection.closed':
      return { lane, state: 'apart' };
    case 'session.created':
    case 'session.resumed':
      return { lane, state: 'connected' };
    default:
      return null;
  }
}

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
