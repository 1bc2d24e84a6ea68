// Messages between clients and the server: what each is, and when it left and will arrive. Where it is at an instant is
// the view's arithmetic.
import type { ClientId, Direction, Flight, Message, World } from '../../engine/index.ts';
import { clientOfLink } from './traceIndex.ts';
import { notificationOf } from './watchArrows.ts';

export interface FlightMark {
  readonly id: number;
  readonly client: ClientId;
  readonly direction: Direction;
  /** A dot asks, a hollow dot answers, a barred one refuses, a bell notifies. */
  readonly shape: 'request' | 'reply' | 'refusal' | 'bell' | 'ping' | 'connect' | 'close';
  /** ZooKeeper's word for what it carries; empty for those that carry nothing to read. */
  readonly label: string;
  /** The znode a notification is about; null for other messages. */
  readonly path: string | null;
  readonly sentAtMs: number;
  readonly deliverAtMs: number;
  /** `stalled`: the link is cut. `waiting`: it arrived at a process that stands still. */
  readonly state: 'flying' | 'stalled' | 'waiting';
  /** How many of the same client, direction and state were there before it: the place in a jam. */
  readonly behind: number;
}

export function flightMarks(world: World): readonly FlightMark[] {
  const jams = new Map<string, number>();
  const marks: FlightMark[] = [];
  for (const flight of world.flights.values()) {
    const client = clientOfLink(flight.link);
    if (client === null || world.links.get(flight.link)?.channel === 'resource') continue;
    marks.push(markOf(flight, client, placeInJam(jams, flight, client)));
  }
  return marks;
}

/** How much of its way a message has made at a time: 0 at the sender, 1 at the receiver. */
export function progressAt(
  { sentAtMs, deliverAtMs }: Pick<FlightMark, 'sentAtMs' | 'deliverAtMs'>,
  timeMs: number,
): number {
  const span = deliverAtMs - sentAtMs;
  return span <= 0 ? 1 : Math.min(1, Math.max(0, (timeMs - sentAtMs) / span));
}

function placeInJam(jams: Map<string, number>, flight: Flight, client: ClientId): number {
  if (flight.state === 'flying') return 0;
  const jam = `${client} ${flight.direction} ${flight.state}`;
  const behind = jams.get(jam) ?? 0;
  jams.set(jam, behind + 1);
  return behind;
}

function markOf(flight: Flight, client: ClientId, behind: number): FlightMark {
  const { id, direction, message, sentAtMs, deliverAtMs, state } = flight;
  const path = notificationOf(flight)?.path ?? null;
  return { id, client, direction, ...lookOf(message), path, sentAtMs, deliverAtMs, state, behind };
}

function lookOf(message: Message): Pick<FlightMark, 'shape' | 'label'> {
  switch (message.kind) {
    case 'request':
      return { shape: 'request', label: message.request.op };
    case 'reply':
      return message.err === 'Ok' ? { shape: 'reply', label: '' } : { shape: 'refusal', label: message.err };
    case 'event':
      return { shape: 'bell', label: message.event.type };
    case 'ping':
    case 'pong':
      return { shape: 'ping', label: '' };
    case 'connect':
    case 'connected':
    case 'connectError':
    case 'fourLetterWord':
    case 'fourLetterAnswer':
    case 'unreadable':
      return { shape: 'connect', label: '' };
    case 'close':
      return { shape: 'close', label: '' };
    default:
      // Between servers: by ZooKeeper's own name for the packet.
      return { shape: 'request', label: message.kind };
  }
}
