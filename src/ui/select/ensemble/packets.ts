// Messages on their way in an ensemble: between servers and between clients and servers, each with what kind it is, whose
// write it is about, and when it left and will arrive.
import { isClientId, isServerId, isWireId } from '../../../engine/index.ts';
import type {
  Flight,
  Message,
  ServerId,
  SessionId,
  TraceRecord,
  World,
  Zxid,
} from '../../../engine/index.ts';
import type { CastId } from '../cast.ts';
import { outsideOwner } from '../outside/outsiders.ts';
import { traceIndex } from '../traceIndex.ts';
import { zabTxns, type ZabTxns } from '../zabTxns.ts';
import { linkId, type LinkEnd, type PeerLinkId } from './peerLinks.ts';

export interface Packet {
  readonly id: number;
  readonly link: PeerLinkId;
  readonly from: LinkEnd;
  readonly to: LinkEnd;
  readonly shape: PacketShape;
  readonly kind: Message['kind'];
  /** ZooKeeper's own name for what it carries; empty for what is not worth reading. */
  readonly name: string;
  readonly zxid: Zxid | null;
  /** Whom a vote is for. */
  readonly votesFor: ServerId | null;
  /** The client whose request led to it; null for what servers do by themselves. */
  readonly client: CastId | null;
  readonly sentAtMs: number;
  readonly deliverAtMs: number;
  /** `stalled`: cut or held. `waiting`: it arrived at a process that stands still. */
  readonly state: Flight['state'];
  /** How many of the same way and state were there before it: the place in a jam. */
  readonly behind: number;
}

/**
 * A proposal is as hollow as the entry it asks for, a commit as solid as it makes it. Of clients: a dot asks, a hollow dot
 * answers, a barred one refuses, a bell notifies.
 */
export type PacketShape =
  | 'proposal'
  | 'ack'
  | 'commit'
  | 'vote'
  | 'handshake'
  | 'request'
  | 'reply'
  | 'refusal'
  | 'bell'
  | 'ping'
  | 'close';

/** In the order they were sent. */
export function packets(world: World, trace: readonly TraceRecord[]): readonly Packet[] {
  const whose: Whose = {
    clientOf: (session) => traceIndex(trace).clientOf.get(session) ?? outsideOwner(world, session),
    proposed: zabTxns(trace).proposed,
  };
  const jams = new Map<string, number>();
  const found: Packet[] = [];
  for (const flight of world.flights.values()) {
    const ends = endsOf(flight, world);
    const link = ends === null ? null : linkId(ends.from, ends.to);
    if (ends === null || link === null) continue;
    const behind = placeInJam(jams, flight, ends);
    const client = whoAsked(flight.message, ends, whose);
    const last = lastSeen.get(flight);
    const isAsBefore = last?.behind === behind && last.client === client;
    const packet = isAsBefore ? last : packetOf(flight, { ...ends, link, behind, client });
    lastSeen.set(flight, packet);
    found.push(packet);
  }
  return found;
}

/** Flights are never written, and most are seen at many steps: a packet that is the same one need not be compared. */
const lastSeen = new WeakMap<Flight, Packet>();

interface Whose {
  readonly clientOf: (session: SessionId) => CastId | null;
  readonly proposed: ZabTxns['proposed'];
}

interface Ends {
  readonly from: LinkEnd;
  readonly to: LinkEnd;
}

/** Who sent a message and who is to get it; null for what is not between servers and clients. */
export function endsOf({ link: id, direction }: Flight, world: World): Ends | null {
  const opener = id.slice(0, id.indexOf('#'));
  const server = world.links.get(id)?.server;
  if (server === undefined || !isServerId(server)) return null;
  if (!isServerId(opener) && !isClientId(opener) && !isWireId(opener)) return null;
  return direction === 'toServer' ? { from: opener, to: server } : { from: server, to: opener };
}

function placeInJam(jams: Map<string, number>, { state }: Flight, { from, to }: Ends): number {
  if (state === 'flying') return 0;
  const jam = `${from}>${to} ${state}`;
  const behind = jams.get(jam) ?? 0;
  jams.set(jam, behind + 1);
  return behind;
}

function packetOf(
  { id, message, sentAtMs, deliverAtMs, state }: Flight,
  place: Pick<Packet, 'from' | 'to' | 'link' | 'behind' | 'client'>,
): Packet {
  const { shape, name, zxid = null, votesFor = null } = lookOf(message);
  return { id, ...place, shape, kind: message.kind, name, zxid, votesFor, sentAtMs, deliverAtMs, state };
}

function whoAsked(message: Message, { from, to }: Ends, whose: Whose): CastId | null {
  if (!isServerId(from)) return from;
  return isServerId(to) ? clientBehind(message, whose) : to;
}

function clientBehind(message: Message, { clientOf, proposed }: Whose): CastId | null {
  const session = sessionOf(message, proposed);
  return session === undefined ? null : clientOf(session);
}

function sessionOf(message: Message, proposed: Whose['proposed']): SessionId | undefined {
  switch (message.kind) {
    case 'PROPOSAL':
    case 'INFORM':
    case 'INFORMANDACTIVATE':
      return message.txn.session;
    case 'ACK':
    case 'COMMIT':
    case 'COMMITANDACTIVATE':
      return proposed.get(message.zxid)?.session;
    case 'REQUEST':
    case 'REVALIDATE':
    case 'REVALIDATED':
    case 'SYNC':
      return message.session;
    default:
      return undefined;
  }
}

interface Look {
  readonly shape: PacketShape;
  readonly name: string;
  readonly zxid?: Zxid;
  readonly votesFor?: ServerId;
}

function lookOf(message: Message): Look {
  switch (message.kind) {
    case 'PROPOSAL':
      return { shape: 'proposal', name: message.kind, zxid: message.txn.zxid };
    case 'INFORM':
    case 'INFORMANDACTIVATE':
      return { shape: 'commit', name: message.kind, zxid: message.txn.zxid };
    case 'COMMIT':
    case 'COMMITANDACTIVATE':
      return { shape: 'commit', name: message.kind, zxid: message.zxid };
    case 'ACK':
      return { shape: 'ack', name: message.kind, zxid: message.zxid };
    case 'NOTIFICATION':
      return { shape: 'vote', name: message.kind, votesFor: message.vote.leader };
    case 'DIFF':
    case 'TRUNC':
    case 'SNAP':
    case 'NEWLEADER':
      return { shape: 'handshake', name: message.kind, zxid: message.zxid };
    case 'FOLLOWERINFO':
    case 'OBSERVERINFO':
    case 'LEADERINFO':
    case 'ACKEPOCH':
    case 'UPTODATE':
      return { shape: 'handshake', name: message.kind };
    case 'REQUEST':
      return { shape: 'request', name: `REQUEST ${message.request.op}` };
    case 'REVALIDATE':
    case 'SYNC':
      return { shape: 'request', name: message.kind };
    case 'REVALIDATED':
      return { shape: message.valid === 'valid' ? 'reply' : 'refusal', name: 'REVALIDATE' };
    case 'PING':
    case 'ping':
    case 'pong':
      return { shape: 'ping', name: '' };
    case 'request':
      return { shape: 'request', name: message.request.op };
    case 'reply':
      return message.err === 'Ok' ? { shape: 'reply', name: '' } : { shape: 'refusal', name: message.err };
    case 'event':
      return { shape: 'bell', name: message.event.type };
    case 'connect':
      return { shape: 'handshake', name: 'connect' };
    case 'connected':
    case 'connectError':
    case 'fourLetterWord':
    case 'fourLetterAnswer':
    case 'unreadable':
      return { shape: 'handshake', name: '' };
    case 'close':
      return { shape: 'close', name: '' };
    case 'write':
    case 'verdict':
      return { shape: 'request', name: message.kind };
    default:
      return message satisfies never;
  }
}
