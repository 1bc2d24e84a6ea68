// Packet captures (pcap and pcapng): TCP put together again, connections to client ports told from others, and decoded as the tap
// decodes what passes it. What was not captured is a gap, and says so.
import { ConnectionDecoder } from './connectionDecoder.ts';
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

interface Packet {
  readonly timeMs: number;
  readonly linkType: number;
  readonly bytes: Uint8Array;
}

interface Segment {
  readonly timeMs: number;
  readonly from: string;
  readonly to: string;
  readonly fromPort: number;
  readonly toPort: number;
  readonly seq: number;
  readonly isSyn: boolean;
  readonly isFin: boolean;
  readonly isReset: boolean;
  readonly payload: Uint8Array;
}

const ETHERNET = 1;
const NULL_LINK = 0;
const RAW = 101;
const LINUX_COOKED = 113;
const LINUX_COOKED_2 = 276;
const LINK_TYPES: ReadonlySet<number> = new Set([NULL_LINK, ETHERNET, RAW, LINUX_COOKED, LINUX_COOKED_2]);

/** Null: it is no capture. What is cut at its end is read as far as it goes. */
function packetsIn(bytes: Uint8Array): readonly Packet[] | null {
  if (bytes.length < 24) return null;
  const view = viewOf(bytes);
  const magic = view.getUint32(0);
  if (magic === 0x0a0d0d0a) return blocksIn(bytes, view);
  for (const [number, isLittle, perMs] of PCAP_MAGIC)
    if (magic === number) return pcapIn(bytes, view, isLittle, perMs);
  return null;
}

/** Microseconds and nanoseconds, each in both orders. */
const PCAP_MAGIC: readonly (readonly [magic: number, isLittle: boolean, perMs: number])[] = [
  [0xa1b2c3d4, false, 1000],
  [0xd4c3b2a1, true, 1000],
  [0xa1b23c4d, false, 1_000_000],
  [0x4d3cb2a1, true, 1_000_000],
];

function pcapIn(bytes: Uint8Array, view: DataView, isLittle: boolean, perMs: number): readonly Packet[] {
  const linkType = view.getUint32(20, isLittle) & 0xffff;
  const packets: Packet[] = [];
  for (let at = 24; at + 16 <= bytes.length;) {
    const length = view.getUint32(at + 8, isLittle);
    const end = at + 16 + length;
    if (end > bytes.length) break;
    const timeMs = view.getUint32(at, isLittle) * 1000 + view.getUint32(at + 4, isLittle) / perMs;
    packets.push({ timeMs, linkType, bytes: bytes.subarray(at + 16, end) });
    at = end;
  }
  return packets;
}

const SECTION = 0x0a0d0d0a;
const INTERFACE = 1;
const ENHANCED = 6;
const TIME_RESOLUTION = 9;

interface Interface {
  readonly linkType: number;
  /** Units of a packet's time in a millisecond. */
  readonly perMs: number;
}

function blocksIn(bytes: Uint8Array, view: DataView): readonly Packet[] {
  const packets: Packet[] = [];
  let interfaces: Interface[] = [];
  let isLittle = true;
  for (let at = 0; at + 12 <= bytes.length;) {
    if (view.getUint32(at) === SECTION) {
      isLittle = view.getUint32(at + 8) === 0x4d3c2b1a;
      interfaces = [];
    }
    const length = view.getUint32(at + 4, isLittle);
    if (length < 12 || at + length > bytes.length) break;
    const type = view.getUint32(at, isLittle);
    if (type === INTERFACE && length >= 20) interfaces.push(interfaceAt(view, at, length, isLittle));
    if (type === ENHANCED && length >= 32) {
      const on = interfaces[view.getUint32(at + 8, isLittle)];
      const captured = view.getUint32(at + 20, isLittle);
      if (on !== undefined && captured <= length - 32) {
        const units = view.getUint32(at + 12, isLittle) * 2 ** 32 + view.getUint32(at + 16, isLittle);
        packets.push({
          timeMs: units / on.perMs,
          linkType: on.linkType,
          bytes: bytes.subarray(at + 28, at + 28 + captured),
        });
      }
    }
    at += length;
  }
  return packets;
}

function interfaceAt(view: DataView, at: number, length: number, isLittle: boolean): Interface {
  const linkType = view.getUint16(at + 8, isLittle);
  for (let option = at + 16; option + 4 <= at + length - 4;) {
    const code = view.getUint16(option, isLittle);
    const bytes = view.getUint16(option + 2, isLittle);
    if (code === 0) break;
    if (code === TIME_RESOLUTION && bytes >= 1)
      return { linkType, perMs: unitsPerMs(view.getUint8(option + 4)) };
    option += 4 + bytes + ((4 - (bytes % 4)) % 4);
  }
  return { linkType, perMs: 1000 };
}

/** A power of ten, or of two where the highest bit is set. */
function unitsPerMs(resolution: number): number {
  const base = resolution >= 128 ? 2 : 10;
  let units = 1;
  for (let digit = 0; digit < (resolution & 0x7f); digit++) units *= base;
  return units / 1000;
}

/** Null: it is not TCP, or not whole. */
function segmentOf({ timeMs, linkType, bytes }: Packet): Segment | null {
  const at = networkAt(linkType, bytes);
  if (at === null || at + 20 > bytes.length) return null;
  const version = (bytes[at] ?? 0) >> 4;
  return version === 4 ? fromIpv4(bytes, at, timeMs) : version === 6 ? fromIpv6(bytes, at, timeMs) : null;
}

function networkAt(linkType: number, bytes: Uint8Array): number | null {
  switch (linkType) {
    case RAW:
      return 0;
    case NULL_LINK:
      return 4;
    case LINUX_COOKED:
      return 16;
    case LINUX_COOKED_2:
      return 20;
    default:
      // Behind tags of virtual networks.
      for (let at = 12; at + 2 <= bytes.length; at += 4) {
        const type = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
        if (type !== 0x8100 && type !== 0x88a8) return at + 2;
      }
      return null;
  }
}

const TCP = 6;

function fromIpv4(bytes: Uint8Array, at: number, timeMs: number): Segment | null {
  const view = viewOf(bytes);
  // Fragments are rare with TCP: what one of them has is a gap.
  if (view.getUint8(at + 9) !== TCP || (view.getUint16(at + 6) & 0x3fff) !== 0) return null;
  const header = (view.getUint8(at) & 15) * 4;
  // Where the network card cuts packets the kernel leaves the length out.
  const total = view.getUint16(at + 2) || bytes.length - at;
  const host = (from: number) => bytes.subarray(from, from + 4).join('.');
  return tcpIn(bytes, {
    at: at + header,
    end: at + total,
    fromHost: host(at + 12),
    toHost: host(at + 16),
    timeMs,
  });
}

function fromIpv6(bytes: Uint8Array, at: number, timeMs: number): Segment | null {
  const view = viewOf(bytes);
  if (at + 40 > bytes.length || view.getUint8(at + 6) !== TCP) return null;
  const end = at + 40 + (view.getUint16(at + 4) || bytes.length - at - 40);
  const host = (from: number) =>
    `[${Array.from({ length: 8 }, (_, index) => view.getUint16(from + 2 * index).toString(16)).join(':')}]`;
  return tcpIn(bytes, { at: at + 40, end, fromHost: host(at + 8), toHost: host(at + 24), timeMs });
}

/** What stands around a TCP segment in its packet. */
interface Around {
  readonly at: number;
  readonly end: number;
  readonly fromHost: string;
  readonly toHost: string;
  readonly timeMs: number;
}

function tcpIn(bytes: Uint8Array, { at, end, fromHost, toHost, timeMs }: Around): Segment | null {
  if (at + 20 > bytes.length) return null;
  const view = viewOf(bytes);
  const flags = view.getUint8(at + 13);
  const from = at + (view.getUint8(at + 12) >> 4) * 4;
  const [fromPort, toPort] = [view.getUint16(at), view.getUint16(at + 2)];
  return {
    timeMs,
    fromPort,
    toPort,
    from: `${fromHost}:${fromPort}`,
    to: `${toHost}:${toPort}`,
    seq: view.getUint32(at + 4),
    isSyn: (flags & 2) !== 0,
    isFin: (flags & 1) !== 0,
    isReset: (flags & 4) !== 0,
    payload: bytes.subarray(Math.min(from, bytes.length), Math.max(from, Math.min(end, bytes.length))),
  };
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

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
