// The client's side of the encoding, for tests: requests as bytes, and what a server answers as plain data.
import { CREATE_MODES } from '../../engine/index.ts';
import type { Acl, ClientMessage, MultiPart, MultiReadPart, Request, Stat } from '../../engine/index.ts';
import { readAnswerBody, type AnswerBody } from '../answerReader.ts';
import { bytesOf, bytesOfHex, hexOf, longOfSession, sessionIdOf } from '../bytes.ts';
import { JuteReader, JuteWriter } from '../jute.ts';
import { OP } from '../opCode.ts';

export function bytesOfClientMessage(message: ClientMessage): Uint8Array {
  switch (message.kind) {
    case 'connect': {
      const writer = new JuteWriter().int(0).long(message.lastZxidSeen).int(message.timeoutMs);
      writer.long(longOfSession(message.sessionId));
      writer.buffer(message.password === null ? null : bytesOfHex(message.password));
      if (message.readOnly !== null) writer.bool(message.readOnly);
      return writer.packet();
    }
    case 'ping':
      return new JuteWriter().int(-2).int(OP.ping).packet();
    case 'request': {
      const writer = new JuteWriter().int(message.xid).int(typeOf(message.request));
      writeBody(writer, message.request);
      return writer.packet();
    }
    case 'fourLetterWord':
      return new TextEncoder().encode(message.word);
    case 'unreadable':
      throw new Error('there are no bytes for what cannot be read');
  }
}

function typeOf(request: Request | MultiPart | MultiReadPart): number {
  switch (request.op) {
    case 'create':
    case 'create1':
      return createType(request);
    case 'getChildren':
      return OP.getChildren2;
    case 'getChildren1':
      return OP.getChildren;
    case 'setWatches':
      return (request.persistent ?? []).length + (request.recursive ?? []).length > 0
        ? OP.setWatches2
        : OP.setWatches;
    case 'raw':
      return request.type;
    default:
      return OP[request.op];
  }
}

function createType({ op, mode, wire }: Extract<Request, { op: 'create' | 'create1' }>): number {
  if (wire !== undefined) return OP[wire];
  if (mode === 'PERSISTENT_WITH_TTL' || mode === 'PERSISTENT_SEQUENTIAL_WITH_TTL') return OP.createTTL;
  if (op === 'create1') return OP.create;
  return mode === 'CONTAINER' ? OP.createContainer : OP.create2;
}

function writeBody(writer: JuteWriter, request: Request | MultiPart | MultiReadPart): void {
  switch (request.op) {
    case 'create':
    case 'create1': {
      const { path, data, acl, mode, ttlMs } = request;
      writer.text(path).buffer(bytesOf(data));
      writeAcl(writer, acl);
      writer.int(typeof mode === 'number' ? mode : CREATE_MODES.indexOf(mode));
      if (createType(request) === OP.createTTL) writer.long(ttlMs ?? 0);
      return;
    }
    case 'delete':
    case 'check':
      return void writer.text(request.path).int(request.version);
    case 'setData':
      return void writer.text(request.path).buffer(bytesOf(request.data)).int(request.version);
    case 'getData':
    case 'getChildren':
    case 'getChildren1':
    case 'exists':
      return void writer.text(request.path).bool(request.watch);
    case 'getACL':
    case 'sync':
    case 'getAllChildrenNumber':
      return void writer.text(request.path);
    case 'getEphemerals':
      return void writer.text(request.prefix);
    case 'setACL':
      writer.text(request.path);
      writeAcl(writer, request.acl);
      return void writer.int(request.version);
    case 'multi':
    case 'multiRead':
      for (const part of request.parts) {
        writer.int(typeOf(part)).bool(false).int(-1);
        writeBody(writer, part);
      }
      return void writer.int(-1).bool(true).int(-1);
    case 'addWatch': {
      const { mode } = request;
      const number = typeof mode === 'number' ? mode : mode === 'PERSISTENT' ? 0 : 1;
      return void writer.text(request.path).int(number);
    }
    case 'removeWatches':
    case 'checkWatches':
      return void writer.text(request.path).int({ Children: 1, Data: 2, Any: 3 }[request.type]);
    case 'setWatches': {
      writer.long(request.relativeZxid);
      const { data, exist, child, persistent, recursive } = request;
      const lists =
        typeOf(request) === OP.setWatches
          ? [data, exist, child]
          : [data, exist, child, persistent, recursive];
      for (const list of lists) writer.list(list, (path) => writer.text(path));
      return;
    }
    case 'auth':
      return void writer.int(0).text(request.scheme).buffer(bytesOf(request.auth));
    case 'reconfig':
      return void writer
        .text(request.joining ?? null)
        .text(request.leaving ?? null)
        .text(request.members ?? null)
        .long(request.fromConfig ?? -1);
    case 'raw':
      if (request.path !== undefined) writer.text(request.path);
      return;
    case 'whoAmI':
    case 'closeSession':
      return;
  }
}

function writeAcl(writer: JuteWriter, acl: Acl | null): void {
  writer.list(acl, ({ perms, scheme, id }) => writer.int(perms).text(scheme).text(id));
}

/** What a connect request is answered; null where the packet is a header with an error code. */
export function readConnected(packet: Uint8Array) {
  const reader = new JuteReader(packet);
  if (packet.length === 16) return null;
  reader.int();
  const timeoutMs = reader.int();
  const sessionId = sessionIdOf(reader.long());
  const password = hexOf(reader.bytes() ?? new Uint8Array());
  return { timeoutMs, sessionId, password, readOnly: reader.left === 0 ? null : reader.bool() };
}

/** Any later packet: its header, and its body as far as the type that it answers has one. */
export function readAnswer(packet: Uint8Array, typeOfXid: (xid: number) => number) {
  const reader = new JuteReader(packet);
  const xid = reader.int();
  const zxid = Number(reader.long());
  const err = reader.int();
  const header = { xid, zxid, err };
  if (xid === -1)
    return { ...header, event: { type: reader.int(), state: reader.int(), path: reader.text() } };
  if (reader.left === 0) return header;
  const body = readBody(reader, typeOfXid(xid));
  if (reader.left > 0) throw new Error(`${reader.left} bytes behind the answer to ${xid}`);
  return { ...header, body };
}

/** Times are left out, and names sorted: neither is specified. */
function readBody(reader: JuteReader, type: number): unknown {
  return comparable(readAnswerBody(reader, type));
}

function comparable({ stat, children, ephemerals, results, ...rest }: AnswerBody): unknown {
  return {
    ...rest,
    ...(stat === undefined ? {} : { stat: timeless(stat) }),
    ...(children === undefined ? {} : { children: children.toSorted() }),
    ...(ephemerals === undefined ? {} : { ephemerals: ephemerals.toSorted() }),
    ...(results === undefined
      ? {}
      : {
          results: results.map(({ body, ...part }) =>
            body === undefined ? part : { ...part, body: comparable(body) },
          ),
        }),
  };
}

function timeless({ ctimeMs: _ctimeMs, mtimeMs: _mtimeMs, ...stat }: Stat) {
  return stat;
}
