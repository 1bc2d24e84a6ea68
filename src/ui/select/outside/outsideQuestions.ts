// What can be asked of a client outside, and the record each question is about. Read from a trace once and only as far as it has
// grown.
import type { SessionId, TraceRecord, WireId, World } from '../../../engine/index.ts';
import { traceReader } from '../readTrace.ts';
import { wireOfLink } from '../traceIndex.ts';
import type { OutsideClient } from './outsiders.ts';

export interface OutsideQuestions {
  /** How the newest notification to it came about. */
  readonly notified: number | null;
  /** How its server ended a connection of it last. */
  readonly disconnected: number | null;
  readonly expired: number | null;
  /** A session that is alive though its client has no connection. */
  readonly unexpired: SessionId | null;
}

export function outsideQuestions(
  world: World,
  trace: readonly TraceRecord[],
  { wires, session, isOpen, connection }: OutsideClient,
): OutsideQuestions {
  const { notifications, closes, expiries } = turnings(trace);
  const newest = (turns: ReadonlyMap<WireId, readonly Turn[]>): number | null =>
    wires.flatMap((wire) => turns.get(wire)?.findLast(({ step }) => step <= world.step) ?? []).at(-1)?.seq ??
    null;
  const end = session === null ? undefined : expiries.get(session);
  const expired = end !== undefined && end.step <= world.step ? end.seq : null;
  const isServed = isOpen && connection?.state === 'established';
  return {
    notified: newest(notifications),
    disconnected: newest(closes),
    expired,
    unexpired: session !== null && expired === null && !isServed ? session : null,
  };
}

interface Turn {
  readonly step: number;
  readonly seq: number;
}

const turnings = traceReader(
  () => ({
    notifications: new Map<WireId, Turn[]>(),
    closes: new Map<WireId, Turn[]>(),
    expiries: new Map<SessionId, Turn>(),
  }),
  ({ notifications, closes, expiries }, record) => {
    const { kind, step, seq } = record;
    if (kind === 'session.expired') expiries.set(record.session, { step, seq });
    if (kind !== 'watch.fired' && kind !== 'connection.closed') return;
    const wire = wireOfLink(record.link);
    if (wire === null) return;
    const turns = kind === 'watch.fired' ? notifications : closes;
    const own = turns.get(wire) ?? [];
    own.push({ step, seq });
    turns.set(wire, own);
  },
);
