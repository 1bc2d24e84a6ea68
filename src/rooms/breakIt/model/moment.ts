// When a command of an attempt is given. As the cues of a scenario's script, but told by who watches the run from outside, so that
// a command stands in the run as if a user had given it and a link can carry it.
import { matchesPattern, type CueMoment, type RecordKind, type TraceRecord } from '../../../engine/index.ts';

type RecordCue = Extract<CueMoment, { readonly on: 'record' }>;

export type Moment =
  /** Right after the `nth` such record since the command before, or so long after it. */
  | { readonly on: 'record'; readonly mark: Mark; readonly nth: number; readonly afterMs: number }
  /** When nothing but background work is pending, or so long after. */
  | { readonly on: 'quiet'; readonly afterMs: number }
  /** So long after the command before, or after the beginning. */
  | { readonly on: 'after'; readonly afterMs: number };

/** A kind of thing that happens to a client or server: what a fault is aimed at. */
export interface Mark {
  readonly kind: RecordKind;
  readonly actor: TraceRecord['actor'];
  readonly where: NonNullable<RecordCue['where']>;
}

export const AT_ONCE: Moment = { on: 'after', afterMs: 0 };

export function isMarked(record: TraceRecord, { kind, actor, where }: Mark): boolean {
  return record.kind === kind && record.actor === actor && matchesPattern(record, where);
}

/** What a record is an instance of; null where no known failure begins. */
export function markOf(record: TraceRecord): Mark | null {
  const where = tellingFields(record);
  return where === null ? null : { kind: record.kind, actor: record.actor, where };
}

/** The same for the same mark. */
export function keyOf({ kind, actor, where }: Mark): string {
  return `${kind} ${actor} ${JSON.stringify(where)}`;
}

function tellingFields(record: TraceRecord): Mark['where'] | null {
  switch (record.kind) {
    case 'request.sent':
    case 'request.received':
    case 'reply.delivered':
    case 'request.failed':
      return { op: record.op };
    case 'txn.applied':
      return { type: record.type };
    case 'event.delivered':
    case 'callback.run':
      return { event: { type: record.event.type } };
    case 'belief.stated':
    case 'belief.withdrawn':
      return { belief: { what: record.belief.what } };
    case 'fact.stated':
      return { fact: { type: record.fact.type } };
    case 'gate.reached':
      return { gate: record.gate };
    case 'connection.state':
      return { state: record.state };
    case 'program.resumed':
      return waitOf(record.yielded);
    case 'txn.logged':
    case 'watch.fired':
    case 'connection.lost':
    case 'session.established':
    case 'session.expired':
    case 'session.givenUp':
    case 'session.learnedExpired':
    case 'leader.established':
    case 'role.left':
    case 'resource.accepted':
      return {};
    default:
      return null;
  }
}

/** Between two steps of a program that are no calls, things can happen too. */
function waitOf(
  yielded: Extract<TraceRecord, { readonly kind: 'program.resumed' }>['yielded'],
): Mark['where'] | null {
  if (yielded.kind !== 'op') return null;
  switch (yielded.op.kind) {
    case 'sleep':
    case 'awaitLatch':
    case 'nextWatchEvent':
      return { yielded: { op: { kind: yielded.op.kind } } };
    case 'enterMonitor':
    case 'exitMonitor':
      return { yielded: { op: { kind: yielded.op.kind, name: yielded.op.name } } };
    default:
      return null;
  }
}
