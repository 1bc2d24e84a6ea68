// Servers and clients as lanes through time, with the messages between them: what arrived where because of what was done
// where, and what is on its way.
import { bisector } from 'd3-array';
import { serverNumber, type ServerId, type TraceRecord, type World } from '../../../engine/index.ts';
import {
  happenings,
  isLane,
  type CommandMark,
  type LaneId,
  type LaneMark,
  type LaneMessage,
} from '../../select/laneMessages.ts';
import { outsideClients } from '../../select/outside/outsiders.ts';
import { laneSpans, type LaneSpan } from './laneSpans.ts';
import type { Instant } from '../../select/span.ts';

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

export interface Lane {
  readonly id: LaneId;
  readonly spans: readonly LaneSpan[];
}

/** On its way at the playhead. */
export interface FlyingMessage {
  readonly id: number;
  readonly from: LaneId;
  readonly to: LaneId;
  readonly sent: Instant;
  /** Up to when it is drawn: where it arrives if it is the newest that was shown, else where it is. */
  readonly untilMs: number;
  readonly state: 'flying' | 'stalled' | 'waiting';
  /** How much of its way it has made by then, from 0 to 1. */
  readonly share: number;
}

/** Lanes of clients, so that those of servers stay readable. */
const CLIENT_LANES = 6;
/** Before the playhead, and beyond it where it looks back. */
const BEFORE = 260;
const AFTER = 60;

/** `shownStep`: the last step that was shown; what has been simulated beyond it may yet come otherwise. */
export function spaceTime(
  world: World,
  trace: readonly TraceRecord[],
  shownStep: number = world.step,
): SpaceTime {
  const clients = [...world.clients.keys(), ...outsideClients(world).map(({ id }) => id)];
  const ids: readonly LaneId[] = [
    ...[...world.servers.keys()].toSorted(byNumber),
    ...clients.slice(0, CLIENT_LANES),
  ];
  const { messages, marks, commands } = happenings(trace);
  const near = { step: world.step, shownStep };
  const isOn = ({ from, to }: { readonly from: LaneId; readonly to: LaneId }) =>
    ids.includes(from) && ids.includes(to);
  return {
    lanes: ids.map((id) => ({ id, spans: laneSpans(trace).get(id) ?? [] })),
    moreClients: Math.max(0, clients.length - CLIENT_LANES),
    messages: around(messages, near, ({ arrived }) => arrived.step).filter(isOn),
    flying: flyingMessages(world, trace, world.step >= shownStep).filter(isOn),
    marks: around(marks, near, ({ at }) => at.step).filter(({ lane }) => ids.includes(lane)),
    commands: around(commands, near, ({ at }) => at.step),
  };
}

function byNumber(a: ServerId, b: ServerId): number {
  return serverNumber(a) - serverNumber(b);
}

/** The part of an ordered list that lies near a step and was shown. */
function around<T>(
  all: readonly T[],
  { step, shownStep }: { readonly step: number; readonly shownStep: number },
  stepOf: (item: T) => number,
): readonly T[] {
  const steps = bisector(stepOf);
  const now = steps.right(all, step);
  return all.slice(Math.max(0, now - BEFORE), Math.min(now + AFTER, steps.right(all, shownStep)));
}

function flyingMessages(
  world: World,
  trace: readonly TraceRecord[],
  isNewest: boolean,
): readonly FlyingMessage[] {
  return [...world.flights.values()].flatMap((flight) => {
    const opener = flight.link.slice(0, flight.link.indexOf('#'));
    const server = world.links.get(flight.link)?.server;
    if (server === undefined || flight.background || !isLane(opener) || !isLane(server)) return [];
    const [from, to] = flight.direction === 'toServer' ? [opener, server] : [server, opener];
    const step = trace[(flight.causes[0] ?? 0) - 1]?.step ?? world.step;
    const spanMs = flight.deliverAtMs - flight.sentAtMs;
    const untilMs = isNewest ? flight.deliverAtMs : world.timeMs;
    const share = spanMs <= 0 ? 1 : Math.min(1, (untilMs - flight.sentAtMs) / spanMs);
    const sent = { step, timeMs: flight.sentAtMs };
    return [
      {
        id: flight.id,
        from,
        to,
        sent,
        untilMs,
        state: flight.state,
        share: flight.state === 'flying' ? share : 0.5,
      },
    ];
  });
}
