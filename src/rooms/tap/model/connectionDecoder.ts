// A copy of a connection's bytes, as what was said. It never throws, holds one packet of each side, and believes nothing it reads: where
// it cannot go on it says so once, and the bytes pass on without it.
import { EVENT_TYPES, KEEPER_CODES, XID, type Data, type Request, type Stat } from '../../../engine/index.ts';
import { readAnswerBody, type AnswerBody, type AnsweredPart } from '../../../wire/answerReader.ts';
import { sessionIdOf, wholeNumberOf } from '../../../wire/bytes.ts';
import { FrameReader, type Frame } from '../../../wire/frames.ts';
import { JuteError, JuteReader, LENGTH } from '../../../wire/jute.ts';
import { OP } from '../../../wire/opCode.ts';
import { connectOf, requestOf } from '../../../wire/requestCodec.ts';
import type { AnsweredOf, Answered, Asked, AskedPart, Opaque, SeenStat, Side, TapEvent } from './tapEvent.ts';

/** What was said, and where its packet began and ended, in bytes of its side since the connection was opened. */
export interface Said {
  readonly event: TapEvent;
  readonly fromByte: number;
  readonly toByte: number;
}

export interface DecoderOptions {
  readonly keepsData: boolean;
  /** The connection was there before its bytes were looked at. */
  readonly isMidway?: boolean;
}

/** Four times what a server takes if nobody has told it otherwise (jute.maxbuffer). */
const MAX_PACKET_BYTES = 4 << 20;
/** A server that is asked so much more than it answers has lost count. */
const MAX_PENDING = 5000;
const MAX_CHILDREN = 1000;
const MAX_REWATCHED = 20_000;
const MAX_PARTS = 1000;
const MAX_PATH = 1024;

interface Pending {
  readonly type: number;
  readonly asked: Asked;
  readonly atMs: number;
}

export class ConnectionDecoder {
  readonly #connection: number;
  readonly #options: DecoderOptions;
  readonly #reading: Record<Side, Reading> = { client: newReading(), server: newReading() };
  /** By xid, oldest first. */
  readonly #pending = new Map<number, Pending[]>();
  #pendingCount = 0;
  readonly #pings: number[] = [];
  #hasAsked: boolean;
  #hasConnected: boolean;
  /** An administrator's word was asked, or it is another protocol: the answer is none of ZooKeeper's. */
  #isForeign = false;

  constructor(connection: number, options: DecoderOptions) {
    this.#connection = connection;
    this.#options = options;
    this.#hasAsked = this.#hasConnected = options.isMidway ?? false;
  }

  take(side: Side, piece: Uint8Array, atMs: number): readonly Said[] {
    const reading = this.#reading[side];
    if (reading.isOpaque || this.#isForeign) return [];
    return reading.frames.take(piece).flatMap((frame) => this.#read(side, frame, atMs));
  }

  /** Bytes of that side are missing: what follows cannot be read. */
  miss(side: Side, atMs: number): readonly Said[] {
    return this.#reading[side].isOpaque ? [] : [this.#opaque(side, 'missing', atMs)];
  }

  #read(side: Side, frame: Frame, atMs: number): readonly Said[] {
    const reading = this.#reading[side];
    if (reading.isOpaque) return [];
    switch (frame.kind) {
      case 'word':
        this.#isForeign = true;
        return [this.#said(side, LENGTH, atMs, { kind: 'word', word: frame.word })];
      case 'badLength':
        return [this.#opaque(side, this.#hasAsked ? 'length' : foreign(frame.length), atMs)];
      case 'packet': {
        const told = side === 'client' ? this.#asked(frame.bytes, atMs) : this.#told(frame.bytes, atMs);
        if (told === null) return [this.#opaque(side, 'unreadable', atMs)];
        return [this.#said(side, LENGTH + frame.bytes.length, atMs, told)];
      }
    }
  }

  #said(side: Side, bytes: number, atMs: number, what: What): Said {
    const reading = this.#reading[side];
    const fromByte = reading.readBytes;
    reading.readBytes += bytes;
    return {
      event: { atMs, connection: this.#connection, ...what },
      fromByte,
      toByte: reading.readBytes,
    };
  }

  #opaque(side: Side, why: Opaque, atMs: number): Said {
    if (side === 'client' && !this.#hasConnected) this.#isForeign = true;
    this.#reading[side].isOpaque = true;
    return this.#said(side, 0, atMs, { kind: 'opaque', side, why });
  }

  #asked(packet: Uint8Array, atMs: number): What | null {
    if (!this.#hasAsked) return this.#connect(packet);
    const message = requestOf(packet);
    if (message.kind === 'ping') {
      if (this.#pings.length < MAX_PENDING) this.#pings.push(atMs);
      return { kind: 'ping' };
    }
    if (message.kind !== 'request') return null;
    const { xid, request } = message;
    const type = new JuteReader(packet.subarray(4)).int();
    const asked = askedOf(request, type, this.#options.keepsData);
    this.#expect(xid, { type, asked, atMs });
    return { kind: 'request', xid, bytes: packet.length + LENGTH, ...asked };
  }

  #connect(packet: Uint8Array): What | null {
    this.#hasAsked = true;
    const message = connectOf(packet);
    if (message.kind !== 'connect') return null;
    const { sessionId, timeoutMs, lastZxidSeen } = message;
    return { kind: 'connect', sessionId, timeoutMs, lastZxidSeen, bytes: packet.length + LENGTH };
  }

  #expect(xid: number, pending: Pending): void {
    if (this.#pendingCount >= MAX_PENDING) return;
    this.#pendingCount += 1;
    const same = this.#pending.get(xid);
    if (same === undefined) this.#pending.set(xid, [pending]);
    else same.push(pending);
  }

  #told(packet: Uint8Array, atMs: number): What | null {
    try {
      const reader = new JuteReader(packet);
      if (!this.#hasConnected) return this.#connected(reader, packet.length + LENGTH);
      return this.#answer(reader, packet.length + LENGTH, atMs);
    } catch (error) {
      if (error instanceof JuteError) return null;
      throw error;
    }
  }

  #connected(reader: JuteReader, bytes: number): What {
    this.#hasConnected = true;
    if (bytes === LENGTH + HEADER_BYTES) {
      reader.int();
      reader.long();
      return { kind: 'turnedAway', err: codeName(reader.int()), bytes };
    }
    reader.int();
    const timeoutMs = reader.int();
    const sessionId = sessionIdOf(reader.long());
    reader.bytes();
    return { kind: 'connected', sessionId, timeoutMs, readOnly: reader.left > 0 && reader.bool(), bytes };
  }

  #answer(reader: JuteReader, bytes: number, atMs: number): What {
    const xid = reader.int();
    const zxid = wholeNumberOf(reader.long());
    const err = reader.int();
    if (xid === XID.notification) return eventOf(reader, bytes);
    if (xid === XID.ping) return { kind: 'pong', latencyMs: since(this.#pings.shift(), atMs) };
    const pending = this.#answered(xid);
    return {
      kind: 'answer',
      xid,
      op: pending?.asked.op ?? null,
      about: pending?.asked.path ?? null,
      err: codeName(err),
      zxid,
      latencyMs: since(pending?.atMs, atMs),
      bytes,
      ...(pending === undefined || reader.left === 0
        ? {}
        : answeredOf(pending, reader, this.#options.keepsData)),
    };
  }

  #answered(xid: number): Pending | undefined {
    const same = this.#pending.get(xid);
    const first = same?.shift();
    if (first === undefined) return undefined;
    this.#pendingCount -= 1;
    if (same?.length === 0) this.#pending.delete(xid);
    return first;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type What = DistributiveOmit<TapEvent, 'atMs' | 'connection'>;

interface Reading {
  readonly frames: FrameReader;
  /** Of whole packets. */
  readBytes: number;
  isOpaque: boolean;
}

function newReading(): Reading {
  return { frames: new FrameReader(MAX_PACKET_BYTES), readBytes: 0, isOpaque: false };
}

/** xid, zxid, err */
const HEADER_BYTES = 16;

function since(fromMs: number | undefined, atMs: number): number | null {
  return fromMs === undefined ? null : Math.round((atMs - fromMs) * 1000) / 1000;
}

/** A first packet whose length is none is another protocol's beginning. */
function foreign(length: number): Opaque {
  if (length >>> 24 === TLS_HANDSHAKE && ((length >>> 16) & 0xff) === 3) return 'tls';
  const text = String.fromCharCode(
    length >>> 24,
    (length >>> 16) & 0xff,
    (length >>> 8) & 0xff,
    length & 0xff,
  );
  return METHODS.has(text) ? 'http' : 'unreadable';
}

const TLS_HANDSHAKE = 22;
const METHODS: ReadonlySet<string> = new Set([
  'GET ',
  'PUT ',
  'POST',
  'HEAD',
  'OPTI',
  'DELE',
  'CONN',
  'HTTP',
]);

const CODE_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(KEEPER_CODES).map(([name, code]) => [code, name]),
);

function codeName(code: number): string {
  return CODE_NAMES.get(code) ?? String(code);
}

function eventOf(reader: JuteReader, bytes: number): What {
  const type = reader.int();
  reader.int();
  const path = shortened(reader.text());
  return { kind: 'event', type: type === -1 ? 'None' : (EVENT_TYPES[type] ?? 'unknown'), path, bytes };
}

function askedOf(request: Request, type: number, keepsData: boolean): Asked {
  switch (request.op) {
    case 'create':
    case 'create1':
      return {
        op: 'create',
        path: shortened(request.path),
        mode: String(request.mode),
        ...dataKept(request.data, keepsData),
      };
    case 'setData':
      return { op: 'setData', path: shortened(request.path), ...dataKept(request.data, keepsData) };
    case 'getChildren':
    case 'getChildren1':
      return { op: 'getChildren', path: shortened(request.path), watch: request.watch };
    case 'getData':
    case 'exists':
      return { op: request.op, path: shortened(request.path), watch: request.watch };
    case 'delete':
    case 'check':
    case 'getACL':
    case 'setACL':
    case 'sync':
    case 'getAllChildrenNumber':
      return { op: request.op, path: shortened(request.path) };
    case 'removeWatches':
    case 'checkWatches':
      return { op: request.op, path: shortened(request.path), mode: request.type };
    case 'addWatch':
      return { op: 'addWatch', path: shortened(request.path), mode: String(request.mode) };
    case 'getEphemerals':
      return { op: 'getEphemerals', path: shortened(request.prefix) };
    case 'multi':
    case 'multiRead':
      return { op: request.op, path: null, parts: request.parts.slice(0, MAX_PARTS).map(partOf) };
    case 'setWatches': {
      const { data, exist, child, persistent, recursive } = request;
      const watches = {
        data: listed(data),
        exist: listed(exist),
        child: listed(child),
        persistent: listed(persistent),
        recursive: listed(recursive),
      };
      return { op: 'setWatches', path: null, watches };
    }
    case 'auth':
    case 'whoAmI':
    case 'reconfig':
    case 'closeSession':
      return { op: request.op, path: null };
    // What stands behind an unknown type may be a token.
    case 'raw':
      return { op: type === OP.sasl ? 'sasl' : `type ${type}`, path: null };
  }
}

function partOf(part: {
  readonly op: string;
  readonly path: string;
  readonly mode?: string | number;
}): AskedPart {
  const op = part.op === 'create1' ? 'create' : part.op === 'getChildren1' ? 'getChildren' : part.op;
  return {
    op,
    path: shortened(part.path),
    ...(part.mode === undefined ? {} : { mode: String(part.mode) }),
  };
}

function listed(paths: readonly string[] | null | undefined): readonly string[] {
  return (paths ?? []).slice(0, MAX_REWATCHED).map(shortened);
}

function shortened(path: string | null): string {
  if (path === null) return '';
  return path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path;
}

function dataKept(data: Data, keepsData: boolean): Pick<Asked, 'data' | 'dataBytes'> {
  return { dataBytes: lengthOf(data), ...(keepsData ? { data } : {}) };
}

function lengthOf(data: Data): number {
  if (data === null) return 0;
  if (typeof data !== 'string') return data.hex.length / 2;
  let bytes = 0;
  for (let index = 0; index < data.length; index++) {
    const unit = data.charCodeAt(index);
    // Both halves of a pair together make four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
  }
  return bytes;
}

/** Nothing where the body cannot be read: the header alone is known. */
function answeredOf({ type, asked }: Pending, reader: JuteReader, keepsData: boolean): Answered {
  let body: AnswerBody;
  try {
    body = readAnswerBody(reader, type);
  } catch (error) {
    if (error instanceof JuteError) return {};
    throw error;
  }
  const { path, stat, children, data, results } = body;
  return {
    ...(path === undefined || path === null ? {} : { path: shortened(path) }),
    ...(stat === undefined ? {} : { stat: seen(stat) }),
    ...(children === undefined
      ? {}
      : { childCount: children.length, children: children.slice(0, MAX_CHILDREN).map(shortened) }),
    ...(data === undefined ? {} : dataKept(data, keepsData)),
    ...(results === undefined
      ? {}
      : {
          results: results.slice(0, MAX_PARTS).map((result, index) => resultOf(result, asked.parts?.[index])),
        }),
  };
}

function resultOf({ type, err, code, body }: AnsweredPart, asked: AskedPart | undefined): AnsweredOf {
  return {
    op: asked?.op ?? 'unknown',
    err: codeName(type === OP.error ? (code ?? err) : err),
    path: body?.path === undefined || body.path === null ? (asked?.path ?? '') : shortened(body.path),
    ...(body?.stat === undefined ? {} : { stat: seen(body.stat) }),
  };
}

function seen(stat: Stat): SeenStat {
  return {
    czxid: stat.czxid,
    mzxid: stat.mzxid,
    version: stat.version,
    cversion: stat.cversion,
    owner: stat.ephemeralOwner,
    dataBytes: stat.dataLength,
    numChildren: stat.numChildren,
  };
}
