// What happened on the lanes of servers and clients, and the messages between them: a record that follows from what another
// actor did is the arrival of one. Read from a trace once and only as far as it has grown.
import type { Command, RecordKind, ServerId, TraceRecord } from '../../engine/index.ts';
import { isClientId, isDoneOutside, isServerId, isWireId } from '../../engine/index.ts';
import type { CastId } from './cast.ts';
import { traceReader } from './readTrace.ts';
import type { Instant } from './span.ts';

export type LaneId = ServerId | CastId;

export function isLane(id: string): id is LaneId {
  return isServerId(id) || isClientId(id) || isWireId(id);
}

export interface LaneMessage {
  readonly from: LaneId;
  readonly to: LaneId;
  readonly sent: Instant;
  readonly arrived: Instant;
  readonly kind: MessageKind;
  /** The record of its arrival. */
  readonly seq: number;
}

export type MessageKind =
  | 'connect'
  | 'request'
  | 'reply'
  | 'event'
  | 'proposal'
  | 'ack'
  | 'commit'
  | 'vote'
  | 'handshake'
  | 'close';

/** Something that happened to the actor of the lane. */
export interface LaneMark {
  readonly lane: LaneId;
  readonly at: Instant;
  readonly kind: MarkKind;
  readonly seq: number;
}

export type MarkKind =
  | 'stopped'
  | 'started'
  | 'crowned'
  | 'stepped'
  | 'truncated'
  | 'expired'
  | 'learned'
  | 'killed';

export interface CommandMark {
  readonly at: Instant;
  readonly command: Command;
  readonly seq: number;
}

const ARRIVALS: Partial<Readonly<Record<RecordKind, MessageKind>>> = {
  'connection.accepted': 'connect',
  'connection.refused': 'connect',
  'session.created': 'connect',
  'session.established': 'connect',
  'session.rejected': 'connect',
  'session.learnedExpired': 'connect',
  'request.received': 'request',
  'request.taken': 'request',
  'reply.delivered': 'reply',
  'event.delivered': 'event',
  'txn.received': 'proposal',
  'txn.acked': 'ack',
  'txn.committed': 'commit',
  'vote.received': 'vote',
  'learner.joined': 'handshake',
  'epoch.accepted': 'handshake',
  'epoch.begun': 'handshake',
  'sync.received': 'handshake',
  'leader.established': 'handshake',
  'learner.synced': 'handshake',
  'server.serving': 'handshake',
  'connection.lost': 'close',
  'connection.closed': 'close',
  'role.left': 'close',
  'learner.lost': 'close',
};

const MARKS: Partial<Readonly<Record<RecordKind, MarkKind>>> = {
  'server.stopped': 'stopped',
  'server.started': 'started',
  'leader.established': 'crowned',
  'role.left': 'stepped',
  'log.truncated': 'truncated',
  'session.expired': 'expired',
  'session.learnedExpired': 'learned',
  'client.killed': 'killed',
};

export const happenings = traceReader(
  () => ({ messages: [] as LaneMessage[], marks: [] as LaneMark[], commands: [] as CommandMark[] }),
  ({ messages, marks, commands }, record, trace) => {
    const { seq, actor } = record;
    if (record.kind === 'command.given' && !isDoneOutside(record.command))
      commands.push({ at: record, command: record.command, seq });
    if (!isLane(actor)) return;
    const mark = MARKS[record.kind];
    if (mark !== undefined && seq > 1) marks.push({ lane: actor, at: record, kind: mark, seq });
    const message = arrivalOf(record, actor, trace);
    if (message !== null) messages.push(message);
  },
  [...recordKinds(ARRIVALS), ...recordKinds(MARKS), 'command.given'],
);

function recordKinds(table: Partial<Record<RecordKind, unknown>>): readonly RecordKind[] {
  return Object.keys(table) as RecordKind[];
}

/** A record that follows from what another actor did is the arrival of a message, if it is of a kind that messages set off. */
function arrivalOf(record: TraceRecord, to: LaneId, trace: readonly TraceRecord[]): LaneMessage | null {
  const kind = ARRIVALS[record.kind];
  if (kind === undefined) return null;
  const cause = trace[(record.causes[0] ?? 0) - 1];
  const from = cause === undefined ? null : senderOf(cause);
  if (cause === undefined || from === null || from === to) return null;
  return { from, to, sent: cause, arrived: record, kind, seq: record.seq };
}

/** Who did what led to a message: of a client outside all there is are commands in its name. */
function senderOf(cause: TraceRecord): LaneId | null {
  if (cause.kind === 'command.given' && isDoneOutside(cause.command)) return cause.command.wire;
  return isLane(cause.actor) ? cause.actor : null;
}
