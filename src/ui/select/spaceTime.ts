// Servers and clients as lanes through time, with the messages between them: what arrived where because of what was done
// where, and what is on its way.
import type { ClientId, Command, RecordKind, ServerId, TraceRecord, World } from '../../engine/index.ts';
import { isClientId, isServerId } from '../../engine/index.ts';
import { laneSpans, type LaneSpan } from './laneSpans.ts';
import { traceReader } from './readTrace.ts';
import type { Instant } from './span.ts';

export interface SpaceTime {
  /** Servers by number, then clients in the order they came. */
  readonly lanes: readonly Lane[];
  /** Clients that have no lane. */
  readonly moreClients: number;
  /** By when they arrived. */
  readonly messages: readonly LaneMessage[];
  readonly flying: readonly FlyingMessage[];
  readonly marks: readonly LaneMark[];
  readonly commands: readonly CommandMark[];
}

export type LaneId = ServerId | ClientId;

export interface Lane {
  readonly id: LaneId;
  readonly spans: readonly LaneSpan[];
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

/** On its way at the playhead. */
export interface FlyingMessage {
  readonly id: number;
  readonly from: LaneId;
  readonly to: LaneId;
  readonly sent: Instant;
  /** Where it is in time. */
  readonly now: Instant;
  readonly state: 'flying' | 'stalled' | 'waiting';
  /** How much of its way it has made, from 0 to 1. */
  readonly share: number;
}

/** Something that happened to whoever has the lane. */
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
  readonly command: Command['type'];
  readonly seq: number;
}

/** Lanes of clients, so that those of servers stay readable. */
const CLIENT_LANES = 6;
/** Before the playhead, and beyond it where it looks back. */
const BEFORE = 260;
const AFTER = 60;

export function spaceTime(world: World, trace: readonly TraceRecord[]): SpaceTime {
  const clients = [...world.clients.keys()];
  const ids: readonly LaneId[] = [
    ...[...world.servers.keys()].toSorted(byNumber),
    ...clients.slice(0, CLIENT_LANES),
  ];
  const { messages, marks, commands } = happenings(trace);
  const isOn = ({ from, to }: { readonly from: LaneId; readonly to: LaneId }) =>
    ids.includes(from) && ids.includes(to);
  return {
    lanes: ids.map((id) => ({ id, spans: laneSpans(trace).get(id) ?? [] })),
    moreClients: Math.max(0, clients.length - CLIENT_LANES),
    messages: around(messages, world.step, ({ arrived }) => arrived.step).filter(isOn),
    flying: flyingMessages(world, trace).filter(isOn),
    marks: around(marks, world.step, ({ at }) => at.step).filter(({ lane }) => ids.includes(lane)),
    commands: around(commands, world.step, ({ at }) => at.step),
  };
}

function byNumber(a: ServerId, b: ServerId): number {
  return Number(a.slice('server:'.length)) - Number(b.slice('server:'.length));
}

/** The part of an ordered list that lies near a step. */
function around<T>(all: readonly T[], step: number, stepOf: (item: T) => number): readonly T[] {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = all[middle];
    if (item !== undefined && stepOf(item) <= step) low = middle + 1;
    else high = middle;
  }
  return all.slice(Math.max(0, low - BEFORE), low + AFTER);
}

function flyingMessages(world: World, trace: readonly TraceRecord[]): readonly FlyingMessage[] {
  return [...world.flights.values()].flatMap((flight) => {
    const opener = flight.link.slice(0, flight.link.indexOf('#'));
    const server = world.links.get(flight.link)?.server;
    if (server === undefined || flight.background || !isLane(opener) || !isLane(server)) return [];
    const [from, to] = flight.direction === 'toServer' ? [opener, server] : [server, opener];
    const step = trace[(flight.causes[0] ?? 0) - 1]?.step ?? world.step;
    const spanMs = flight.deliverAtMs - flight.sentAtMs;
    const share = spanMs <= 0 ? 1 : Math.min(1, (world.timeMs - flight.sentAtMs) / spanMs);
    const sent = { step, timeMs: flight.sentAtMs };
    const now = { step: world.step, timeMs: world.timeMs };
    return [
      {
        id: flight.id,
        from,
        to,
        sent,
        now,
        state: flight.state,
        share: flight.state === 'flying' ? share : 0.5,
      },
    ];
  });
}

function isLane(id: string): id is LaneId {
  return isServerId(id) || isClientId(id);
}

const happenings = traceReader(
  () => ({ messages: [] as LaneMessage[], marks: [] as LaneMark[], commands: [] as CommandMark[] }),
  ({ messages, marks, commands }, record, trace) => {
    const { seq, actor } = record;
    if (record.kind === 'command.given')
      commands.push({ at: instantOf(record), command: record.command.type, seq });
    if (!isLane(actor)) return;
    const mark = MARKS[record.kind];
    if (mark !== undefined && seq > 1) marks.push({ lane: actor, at: instantOf(record), kind: mark, seq });
    const message = arrivalOf(record, actor, trace);
    if (message !== null) messages.push(message);
  },
);

/** A record that follows from what another actor did is the arrival of a message, if it is of a kind that messages set off. */
function arrivalOf(record: TraceRecord, to: LaneId, trace: readonly TraceRecord[]): LaneMessage | null {
  const kind = ARRIVALS[record.kind];
  const cause = trace[(record.causes[0] ?? 0) - 1];
  if (kind === undefined || cause === undefined || cause.actor === to || !isLane(cause.actor)) return null;
  return { from: cause.actor, to, sent: instantOf(cause), arrived: instantOf(record), kind, seq: record.seq };
}

function instantOf({ step, timeMs }: TraceRecord): Instant {
  return { step, timeMs };
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
