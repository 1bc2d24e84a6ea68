// What a server says as bytes (ConnectResponse, ReplyHeader, WatcherEvent and the answers of zookeeper.jute).
import { assertNever, EVENT_TYPES, KEEPER_CODES, XID } from '../engine/index.ts';
import type { PartResult, ResponseBody, ServerMessage, Stat, WatchedEvent } from '../engine/index.ts';
import { bytesOf, bytesOfHex, longOfSession } from './bytes.ts';
import { JuteWriter } from './jute.ts';
import { OP } from './opCode.ts';

/** What the engine's message does not say. */
export interface ReplyContext {
  /** The wall time, in milliseconds since 1970, at which the world's time is 0. */
  readonly epochMs: number;
  /** What the parts of a multi that is answered ask for, by its xid: two of them have answers alike. */
  readonly partsOf: (xid: number) => readonly string[];
}

export function bytesOfServerMessage(message: ServerMessage, context: ReplyContext): Uint8Array {
  switch (message.kind) {
    case 'connected':
      return connected(message);
    case 'connectError':
      return header(0, NO_ZXID, KEEPER_CODES[message.err]).packet();
    case 'reply':
      return reply(message, context);
    case 'event':
      return event(message.event, message.zxid);
    case 'pong':
      return header(XID.ping, message.zxid, 0).packet();
    case 'fourLetterAnswer':
      return new TextEncoder().encode(message.text);
    default:
      return assertNever(message);
  }
}

const NO_ZXID = -1;

type Connected = Extract<ServerMessage, { kind: 'connected' }>;

function connected({ sessionId, password, timeoutMs, readOnly }: Connected): Uint8Array {
  const writer = new JuteWriter().int(0).int(timeoutMs).long(longOfSession(sessionId));
  writer.buffer(bytesOfHex(password));
  if (readOnly !== null) writer.bool(readOnly);
  return writer.packet();
}

function header(xid: number, zxid: number, err: number): JuteWriter {
  return new JuteWriter().int(xid).long(zxid).int(err);
}

function event({ type, state, path }: WatchedEvent, zxid: number): Uint8Array {
  const number = EVENT_TYPES.indexOf(type);
  return header(XID.notification, zxid, 0)
    .int(number === 0 ? -1 : number)
    .int(STATES[state])
    .text(path)
    .packet();
}

const STATES: Readonly<Record<WatchedEvent['state'], number>> = {
  Disconnected: 0,
  SyncConnected: 3,
  AuthFailed: 4,
  ConnectedReadOnly: 5,
  Closed: 7,
  Expired: -112,
};

function reply(
  { xid, op, zxid, err, body }: Extract<ServerMessage, { kind: 'reply' }>,
  context: ReplyContext,
): Uint8Array {
  const writer = header(xid, zxid, KEEPER_CODES[err]);
  writeFields(writer, body, context);
  const { acl, number, ephemerals, ids, results } = body;
  if (acl !== undefined) {
    writer.list(acl, (entry) => writer.int(entry.perms).text(entry.scheme).text(entry.id));
    if (body.stat !== undefined) writeStat(writer, body.stat, context);
  }
  if (number !== undefined) writer.int(number);
  if (ephemerals !== undefined) writer.list(ephemerals, (path) => writer.text(path));
  if (ids !== undefined) writer.list(ids, ({ scheme, id }) => writer.text(scheme).text(id));
  if (results !== undefined) writeResults(writer, results, op === 'multi', xid, context);
  // An ErrorResponse that says Ok.
  if (op === 'addWatch' && err === 'Ok') writer.int(0);
  // A SetSASLResponse without a token: nothing else without a body is answered Ok with zxid 0.
  if (op === 'raw' && err === 'Ok' && zxid === 0) writer.buffer(null);
  return writer.packet();
}

/** The fields of most answers, in the order they all have them in: a Stat is the last. */
function writeFields(writer: JuteWriter, body: ResponseBody | PartResult, context: ReplyContext): void {
  if (body.path !== undefined) writer.text(body.path);
  if (body.data !== undefined) writer.buffer(bytesOf(body.data));
  if (body.children !== undefined) writer.list(body.children, (name) => writer.text(name));
  if (body.stat !== undefined && !('acl' in body)) writeStat(writer, body.stat, context);
}

/** MultiResponse. When a part of a multi failed, all its results are errors, also those that say Ok. */
function writeResults(
  writer: JuteWriter,
  results: readonly PartResult[],
  isMulti: boolean,
  xid: number,
  context: ReplyContext,
): void {
  const failed = isMulti && results.some(({ err }) => err !== 'Ok');
  const parts = isMulti ? context.partsOf(xid) : [];
  for (const [index, result] of results.entries()) {
    const code = KEEPER_CODES[result.err];
    if (failed || code !== 0) {
      partHeader(writer, OP.error, false, code).int(code);
      continue;
    }
    partHeader(writer, resultType(result, parts[index]), false, 0);
    writeFields(writer, result, context);
  }
  partHeader(writer, OP.error, true, -1);
}

function partHeader(writer: JuteWriter, type: number, isOver: boolean, err: number): JuteWriter {
  return writer.int(type).bool(isOver).int(err);
}

function resultType(result: PartResult, asked: string | undefined): number {
  if (result.path !== undefined) return result.stat === undefined ? OP.create : OP.create2;
  if (result.data !== undefined) return OP.getData;
  if (result.children !== undefined) return OP.getChildren;
  if (result.stat !== undefined) return OP.setData;
  return asked === 'check' ? OP.check : OP.delete;
}

function writeStat(writer: JuteWriter, stat: Stat, { epochMs }: ReplyContext): void {
  writer.long(stat.czxid).long(stat.mzxid);
  // What is there from the beginning has no time, on a real server either; /zookeeper/config is written without a transaction, as version -1.
  const isWritten = stat.mzxid !== 0 || stat.version === -1;
  writer.long(stat.czxid === 0 ? stat.ctimeMs : epochMs + stat.ctimeMs);
  writer.long(isWritten ? epochMs + stat.mtimeMs : stat.mtimeMs);
  writer.int(stat.version).int(stat.cversion).int(stat.aversion);
  writer.long(longOfSession(stat.ephemeralOwner));
  writer.int(stat.dataLength).int(stat.numChildren).long(stat.pzxid);
}
