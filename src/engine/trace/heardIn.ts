// How long nobody had heard of a client when its session expired. A leader that took office meanwhile counts from then, so
// its own count is shorter. A server that is cut off from the leader may have heard it since.
import type { RecordOf, TraceRecord } from './record.ts';
import type { SessionId } from '../model/ids.ts';

export function silenceMs(trace: readonly TraceRecord[], expired: RecordOf<'session.expired'>): number {
  for (let at = expired.seq - 2; at >= 0; at--) {
    const record = trace[at];
    if (record !== undefined && heardIn(record) === expired.session)
      return Math.max(expired.silentForMs, expired.timeMs - record.timeMs);
  }
  return expired.silentForMs;
}

/** Whose client some server hears with this record; null where it hears none. */
export function heardIn(record: TraceRecord): SessionId | null {
  switch (record.kind) {
    case 'session.created':
    case 'session.resumed':
    case 'request.received':
    case 'ping.received':
      return record.session;
    default:
      return null;
  }
}
