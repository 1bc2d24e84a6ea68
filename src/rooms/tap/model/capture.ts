// Packet captures: TCP put together again, connections to client ports told from others, and decoded as the tap
// decodes what passes it. What was not captured is a gap, and says so.
import { ConnectionDecoder } from './connectionDecoder.ts';
import { packetsIn, viewOf } from './packets.ts';
import { LINK_TYPES, segmentOf, type Segment } from './segment.ts';
import type { Side, TapEvent } from './tapEvent.ts';

export interface Capture {
  readonly epochMs: number;
  /** Addresses of the servers, in the order of their numbers. */
  readonly upstreams: readonly string[];
  readonly events: readonly TapEvent[];
}

export type CaptureProblem =
  | { readonly kind: 'noCapture' }
  /** A number of the format (LINKTYPE_…). */
  | { readonly kind: 'linkType'; readonly linkType: number }
  | { readonly kind: 'noServer' };

export function readCapture(bytes: Uint8Array): Capture | CaptureProblem {
  const packets = packetsIn(bytes);
  if (packets === null) return { kind: 'noCapture' };
  const unknown = packets.find(({ linkType }) => !LINK_TYPES.has(linkType));
  if (unknown !== undefined) return { kind: 'linkType', linkType: unknown.linkType };
  const segments = packets.flatMap((packet) => segmentOf(packet) ?? []);
  const servers = serversIn(segments);
  if (servers.length === 0) return { kind: 'noServer' };
  return new CaptureReader(servers, segments[0]?.timeMs ?? 0).read(segments);
}

const USUAL_PORTS: ReadonlySet<number> = new Set([2181, 2182, 2183, 2281, 21810]);

/** Where connect requests arrive, and, as a capture may begin later than a connection, what else has their ports or the usual ones. */
function serversIn(segments: readonly Segment[]): readonly string[] {
  const asked = segments.filter(({ payload }) => isConnect(payload));
  const ports = new Set([...USUAL_PORTS, ...asked.map(({ toPort }) => toPort)]);
  const running = segments.filter(({ toPort, fromPort }) => ports.has(toPort) && !ports.has(fromPort));
  return [...new Set([...asked, ...running].map(({ to }) => to))].toSorted();
}

/** ConnectRequest: protocol 0, and 16 bytes of password, or none. */
function isConnect(payload: Uint8Array): boolean {
  if (payload.length < 32) return false;
  const view = viewOf(payload);
  const length = view.getInt32(0);
  const password = view.getInt32(28);
  const behind = length - 28 - Math.max(0, password);
  return (
    view.getInt32(4) === 0 &&
    payload.length === length + 4 &&
    (password === 16 || password === 0 || password === -1) &&
    (behind === 0 || behind === 1)
  );
}

/** So many bytes that came early are kept until what is missing comes. */
const MAX_EARLY_BYTES = 4 << 20;

interface Stream {
  /** The number of the next byte; null: none was seen. */
  next: number | null;
  early: Segment[];
  earlyBytes: number;
  bytes: number;
}

interface Conversation {
  readonly id: number;
  readonly decoder: ConnectionDecoder;
  readonly streams: Readonly<Record<Side, Stream>>;
  /** Who said first that nothing more comes from there; the other side may go on. */
  endedBy: Side | null;
  isOver: boolean;
}

class CaptureReader {
  readonly #servers: readonly string[];
  readonly #epochMs: number;
  readonly #events: TapEvent[] = [];
  readonly #conversations = new Map<string, Conversation>();
  #opened = 0;

  constructor(servers: readonly string[], epochMs: number) {
    this.#servers = servers;
    this.#epochMs = epochMs;
  }

  read(segments: readonly Segment[]): Capture {
    for (const segment of segments) {
      const isUp = this.#servers.includes(segment.to);
      if (isUp || this.#servers.includes(segment.from)) this.#take(segment, isUp ? 'client' : 'server');
    }
    const endMs = segments.at(-1)?.timeMs ?? this.#epochMs;
    for (const conversation of this.#conversations.values()) {
      for (const side of ['client', 'server'] as const)
        if (conversation.streams[side].early.length > 0) this.#skip(conversation, side, endMs);
      this.#end(conversation, endMs);
    }
    return { epochMs: this.#epochMs, upstreams: this.#servers, events: this.#events };
  }

  #take(segment: Segment, side: Side): void {
    const [client, server] = side === 'client' ? [segment.from, segment.to] : [segment.to, segment.from];
    const key = `${client} ${server}`;
    let conversation = this.#conversations.get(key);
    // A port is used again.
    const isAgain =
      segment.isSyn && side === 'client' && conversation !== undefined && conversation.endedBy !== null;
    if (conversation === undefined || isAgain) {
      if (conversation !== undefined) this.#end(conversation, segment.timeMs);
      const isMidway = !segment.isSyn && !isConnect(segment.payload);
      conversation = this.#open(client, server, isMidway, segment.timeMs);
      this.#conversations.set(key, conversation);
    }
    if (conversation.isOver) return;
    this.#add(conversation, side, segment);
    if (!segment.isReset && !segment.isFin) return;
    conversation.endedBy ??= side;
    if (segment.isReset || conversation.endedBy !== side) this.#end(conversation, segment.timeMs);
  }

  /** A connection that one side has ended is over: the other has too, or nothing more of it was captured. */
  #end(conversation: Conversation, timeMs: number): void {
    const { id, endedBy: by, isOver, streams } = conversation;
    if (by === null || isOver) return;
    conversation.isOver = true;
    const bytes = { client: streams.client.bytes, server: streams.server.bytes };
    this.#events.push({ atMs: this.#at(timeMs), connection: id, kind: 'ended', by, bytes });
  }

  #open(client: string, server: string, isMidway: boolean, timeMs: number): Conversation {
    const id = (this.#opened += 1);
    this.#events.push({
      atMs: this.#at(timeMs),
      connection: id,
      kind: 'opened',
      server: this.#servers.indexOf(server) + 1,
      client,
    });
    return {
      id,
      decoder: new ConnectionDecoder(id, { keepsData: false, isMidway }),
      streams: { client: newStream(), server: newStream() },
      endedBy: null,
      isOver: false,
    };
  }

  #add(conversation: Conversation, side: Side, segment: Segment): void {
    const stream = conversation.streams[side];
    if (segment.isSyn) {
      stream.next = (segment.seq + 1) >>> 0;
      return;
    }
    if (segment.payload.length === 0) return;
    stream.next ??= segment.seq;
    stream.early.push(segment);
    stream.earlyBytes += segment.payload.length;
    this.#deliver(conversation, side, segment.timeMs);
    if (stream.earlyBytes > MAX_EARLY_BYTES) this.#skip(conversation, side, segment.timeMs);
  }

  /** What comes next, as far as it is there; what came twice is left out. */
  #deliver(conversation: Conversation, side: Side, timeMs: number): void {
    const stream = conversation.streams[side];
    for (;;) {
      const index = stream.early.findIndex(({ seq }) => distance(stream.next ?? 0, seq) <= 0);
      const segment = stream.early[index];
      if (segment === undefined) return;
      stream.early.splice(index, 1);
      stream.earlyBytes -= segment.payload.length;
      const fresh = segment.payload.subarray(-distance(stream.next ?? 0, segment.seq));
      if (fresh.length === 0) continue;
      stream.next = ((stream.next ?? 0) + fresh.length) >>> 0;
      stream.bytes += fresh.length;
      const said = conversation.decoder.take(side, fresh, this.#at(timeMs));
      this.#events.push(...said.map(({ event }) => event));
    }
  }

  /** What is missing does not come any more. */
  #skip(conversation: Conversation, side: Side, timeMs: number): void {
    const stream = conversation.streams[side];
    const missing = Math.min(...stream.early.map(({ seq }) => distance(stream.next ?? 0, seq)));
    const atMs = this.#at(timeMs);
    this.#events.push({ atMs, connection: conversation.id, kind: 'gap', side, bytes: missing });
    this.#events.push(...conversation.decoder.miss(side, atMs).map(({ event }) => event));
    stream.early = [];
    stream.earlyBytes = 0;
    stream.next = null;
  }

  #at(timeMs: number): number {
    return Math.max(0, Math.round((timeMs - this.#epochMs) * 1000) / 1000);
  }
}

function newStream(): Stream {
  return { next: null, early: [], earlyBytes: 0, bytes: 0 };
}

/** From one sequence number to another, which begin anew after 2³². */
function distance(from: number, to: number): number {
  return (to - from) | 0;
}
