// A packet from a client as the engine's message (ConnectRequest, RequestHeader and the requests of zookeeper.jute). What
// the server cannot read is a message too: it has an answer, or costs the connection.
import { CREATE_MODES } from '../engine/index.ts';
import type {
  Acl,
  ClientMessage,
  CreateMode,
  CreateRequest,
  MultiPart,
  MultiReadPart,
  Request,
  WatcherType,
} from '../engine/index.ts';
import { dataOf, hexOf, sessionIdOf, wholeNumberOf } from './bytes.ts';
import { JuteError, JuteReader } from './jute.ts';
import { OP } from './opCode.ts';

/** The first packet of a connection. */
export function connectOf(packet: Uint8Array): ClientMessage {
  const reader = new JuteReader(packet);
  const message = attempt(() => {
    reader.int();
    const lastZxidSeen = wholeNumberOf(reader.long());
    const timeoutMs = reader.int();
    const sessionId = sessionIdOf(reader.long());
    const password = reader.bytes();
    // Clients before 3.4 leave the byte out.
    const readOnly = reader.left === 0 ? null : reader.bool();
    return {
      kind: 'connect' as const,
      sessionId,
      password: password === null ? null : hexOf(password),
      timeoutMs,
      lastZxidSeen,
      readOnly,
    };
  });
  return message ?? { kind: 'unreadable', length: packet.length };
}

/** Any later packet. */
export function requestOf(packet: Uint8Array): ClientMessage {
  if (packet.length < HEADER) return { kind: 'unreadable', length: packet.length };
  const reader = new BodyReader(packet);
  const xid = reader.int();
  const type = reader.int();
  if (type === OP.ping) return { kind: 'ping' };
  const request = attempt(() => bodyOf(type, reader)) ?? { op: 'raw', type };
  return { kind: 'request', xid, request };
}

/** xid and type */
const HEADER = 8;

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof JuteError) return null;
    throw error;
  }
}

/** Where a path is null in a body that can be read, the request is told by its number. */
function bodyOf(type: number, reader: BodyReader): Request {
  const request = readableBody(type, reader);
  return reader.hasNullPath ? { op: 'raw', type, path: null } : request;
}

class BodyReader extends JuteReader {
  hasNullPath = false;

  path(): string {
    const path = this.text();
    if (path === null) this.hasNullPath = true;
    return path ?? '';
  }
}

function readableBody(type: number, reader: BodyReader): Request {
  switch (type) {
    case OP.create:
    case OP.create2:
    case OP.createContainer:
    case OP.createTTL:
    case OP.delete:
    case OP.setData:
    case OP.check:
      return writeOf(type, reader);
    case OP.exists:
      return { op: 'exists', path: reader.path(), watch: reader.bool() };
    case OP.getData:
      return { op: 'getData', path: reader.path(), watch: reader.bool() };
    case OP.getChildren:
      return { op: 'getChildren1', path: reader.path(), watch: reader.bool() };
    case OP.getChildren2:
      return { op: 'getChildren', path: reader.path(), watch: reader.bool() };
    case OP.getACL:
      return { op: 'getACL', path: reader.path() };
    case OP.setACL:
      return { op: 'setACL', path: reader.path(), acl: aclIn(reader), version: reader.int() };
    case OP.sync:
      return { op: 'sync', path: reader.path() };
    case OP.multi:
      return multiOf(reader);
    case OP.multiRead:
      return multiReadOf(reader);
    case OP.reconfig:
      return reconfigOf(reader);
    case OP.checkWatches:
    case OP.removeWatches:
      return watchesOf(type, reader);
    case OP.auth:
      return authOf(reader);
    case OP.setWatches:
    case OP.setWatches2:
      return setWatchesOf(type, reader);
    case OP.getEphemerals:
      return { op: 'getEphemerals', prefix: reader.path() };
    case OP.getAllChildrenNumber:
      return { op: 'getAllChildrenNumber', path: reader.path() };
    case OP.addWatch:
      return addWatchOf(reader);
    case OP.whoAmI:
      return { op: 'whoAmI' };
    case OP.closeSession:
      return { op: 'closeSession' };
    default:
      return unknownOf(type, reader);
  }
}

/** Of a type that no library sends, what matters is whether a text follows. */
function unknownOf(type: number, reader: BodyReader): Request {
  if (reader.left === 0) return { op: 'raw', type };
  const path = reader.text();
  return { op: 'raw', type, path };
}

function writeOf(type: number, reader: BodyReader): MultiPart {
  switch (type) {
    case OP.delete:
      return { op: 'delete', path: reader.path(), version: reader.int() };
    case OP.check:
      return { op: 'check', path: reader.path(), version: reader.int() };
    case OP.setData:
      return { op: 'setData', path: reader.path(), data: dataOf(reader.bytes()), version: reader.int() };
    default:
      return createOf(type, reader);
  }
}

function createOf(type: number, reader: BodyReader): CreateRequest {
  const path = reader.path();
  const data = dataOf(reader.bytes());
  const acl = aclIn(reader);
  const flags = reader.int();
  const ttl = type === OP.createTTL ? { ttlMs: wholeNumberOf(reader.long()) } : {};
  const op = type === OP.create ? 'create1' : 'create';
  const mode = CREATE_MODES[flags] ?? flags;
  // The server looks at the flags before it looks at the path.
  if (typeof mode === 'number') reader.hasNullPath = false;
  const wire = WIRES.get(type) ?? 'create';
  return { op, path, data, acl, mode, ...ttl, ...(wire === usualWire(op, mode) ? {} : { wire }) };
}

const WIRES: ReadonlyMap<number, NonNullable<CreateRequest['wire']>> = new Map([
  [OP.create, 'create'],
  [OP.create2, 'create2'],
  [OP.createContainer, 'createContainer'],
  [OP.createTTL, 'createTTL'],
]);

/** What client libraries send for a mode. */
function usualWire(op: CreateRequest['op'], mode: CreateMode | number): NonNullable<CreateRequest['wire']> {
  if (mode === 'PERSISTENT_WITH_TTL' || mode === 'PERSISTENT_SEQUENTIAL_WITH_TTL') return 'createTTL';
  if (op === 'create1') return 'create';
  return mode === 'CONTAINER' ? 'createContainer' : 'create2';
}

/** Reads among the parts make a body the server cannot read. */
function multiOf(reader: BodyReader): Request {
  const parts = partsIn(reader);
  if (!parts.every(isWrite)) throw new JuteError('a read in a multi');
  return { op: 'multi', parts };
}

function multiReadOf(reader: BodyReader): Request {
  const parts = partsIn(reader);
  const writes = parts.filter(isWrite).length;
  if (writes !== 0 && writes !== parts.length) throw new JuteError('reads and writes in a multiRead');
  return { op: 'multiRead', parts };
}

type Part = MultiPart | MultiReadPart;

function isWrite(part: Part): part is MultiPart {
  return part.op !== 'getData' && part.op !== 'getChildren' && part.op !== 'getChildren1';
}

/** MultiOperationRecord: a header before each part and one after the last. */
function partsIn(reader: BodyReader): readonly Part[] {
  const parts: Part[] = [];
  for (;;) {
    const type = reader.int();
    const isOver = reader.bool();
    reader.int();
    if (isOver) return parts;
    parts.push(partOf(type, reader));
  }
}

function partOf(type: number, reader: BodyReader): Part {
  if (type === OP.getData) return { op: 'getData', path: reader.path(), watch: reader.bool() };
  if (type === OP.getChildren) return { op: 'getChildren1', path: reader.path(), watch: reader.bool() };
  if (!WIRES.has(type) && type !== OP.delete && type !== OP.setData && type !== OP.check)
    throw new JuteError(`a part of type ${type}`);
  return writeOf(type, reader);
}

function reconfigOf(reader: BodyReader): Request {
  const joining = reader.text();
  const leaving = reader.text();
  const members = reader.text();
  return { op: 'reconfig', joining, leaving, members, fromConfig: Number(reader.long()) };
}

function watchesOf(type: number, reader: BodyReader): Request {
  const path = reader.text();
  const named = WATCHER_TYPES[reader.int()];
  if (named === undefined) return { op: 'raw', type, path };
  return { op: type === OP.checkWatches ? 'checkWatches' : 'removeWatches', path, type: named };
}

/** By their numbers on the wire. */
const WATCHER_TYPES: Readonly<Record<number, WatcherType>> = { 1: 'Children', 2: 'Data', 3: 'Any' };

function addWatchOf(reader: BodyReader): Request {
  const path = reader.text();
  const mode = reader.int();
  return {
    op: 'addWatch',
    path,
    mode: mode === 0 ? 'PERSISTENT' : mode === 1 ? 'PERSISTENT_RECURSIVE' : mode,
  };
}

/** A scheme that is null is as unknown as any other; a token that is null costs the connection. */
function authOf(reader: BodyReader): Request {
  reader.int();
  const scheme = reader.text();
  const auth = reader.bytes();
  if (scheme === null) return { op: 'auth', scheme: '', auth: '' };
  if (auth === null) throw new JuteError('an authentication without a token');
  return { op: 'auth', scheme, auth: TOKEN.decode(auth) };
}

const TOKEN = new TextDecoder('utf-8', { ignoreBOM: true });

function setWatchesOf(type: number, reader: BodyReader): Request {
  const relativeZxid = wholeNumberOf(reader.long());
  const next = () => reader.list(() => reader.path());
  const [data, exist, child] = [next(), next(), next()];
  const [persistent, recursive] = type === OP.setWatches2 ? [next(), next()] : [[], []];
  return { op: 'setWatches', relativeZxid, data, exist, child, persistent, recursive };
}

function aclIn(reader: BodyReader): Acl | null {
  return reader.list(() => {
    const perms = reader.int();
    const scheme = reader.text();
    const id = reader.text();
    // The server stumbles over an id that is null where it looks into ids; a scheme that is null is one it does not know.
    if (id === null && scheme !== null && READS_IDS.has(scheme)) throw new JuteError('an ACL without an id');
    return { scheme: scheme ?? '', id: id ?? '', perms };
  });
}

const READS_IDS: ReadonlySet<string> = new Set(['world', 'digest', 'ip']);
