// A record of a transaction log: its header, the transaction as the engine applies it, and the server's digest of its tree after it
// (org.apache.zookeeper.server.util.SerializeUtils.deserializeTxn, zookeeper.jute). Records do not say which release wrote them:
// what is there is seen from the bytes that are left.
import {
  OPEN_ACL_UNSAFE,
  type Acl,
  type CreateTxn,
  type KeeperCode,
  type SessionId,
  type TxnBody,
  KEEPER_CODES,
} from '../../../engine/index.ts';
import { MalformedError, type ByteReader } from './byteReader.ts';
import { dataOf } from './znodeData.ts';

export interface TxnRecord {
  readonly session: SessionId;
  /** The number of the client's request; 0 for what the server does by itself, such as ending a session that has expired. */
  readonly cxid: number;
  readonly zxid: number;
  /** Wall clock of the leader. */
  readonly timeMs: number;
  /** ZooDefs.OpCode, as it stands in the log. */
  readonly typeCode: number;
  readonly body: LoggedBody;
  /** Where in the file the data of each create and setData lies, in order. */
  readonly writes: readonly Write[];
  /** Sum of the hashes of all znodes, in halves; null where the server kept none, and after errors. */
  readonly digest: Digest | null;
}

export type LoggedBody =
  | Exclude<TxnBody, { readonly type: 'closeSession' | 'error' }>
  /** `paths` null: written before 3.6, or with closeSessionTxn.enabled=false. */
  | { readonly type: 'closeSession'; readonly paths: readonly string[] | null }
  | { readonly type: 'error'; readonly err: KeeperCode; readonly code: number }
  | { readonly type: 'unknown' };

export interface Write {
  readonly path: string;
  /** −1 where the data is null. */
  readonly length: number;
  readonly offset: number;
}

export interface Digest {
  readonly high: number;
  readonly low: number;
}

/** `base`: the offset in the file of the reader's first byte. Throws MalformedError. */
export function readTxn(reader: ByteReader, base: number): TxnRecord {
  const session = sessionIdOf(...reader.longHalves());
  const cxid = reader.int();
  const zxid = reader.long();
  const timeMs = reader.long();
  const typeCode = reader.int();
  const writes: Write[] = [];
  const body = readBody(typeCode, reader, { base, writes, depth: 0 });
  if (body.type === 'unknown') return { session, cxid, zxid, timeMs, typeCode, body, writes, digest: null };
  return { session, cxid, zxid, timeMs, typeCode, body, writes, digest: readDigest(reader) };
}

/** A session writes many records one after the other: the text of the last one is kept. */
export function sessionIdOf(high: number, low: number): SessionId {
  if (high !== last.high || low !== last.low) {
    last.high = high;
    last.low = low;
    last.id = sessionIdText(high, low);
  }
  return last.id;
}

const last: { high: number; low: number; id: SessionId } = { high: 0, low: 0, id: '0x0' };

function sessionIdText(high: number, low: number): SessionId {
  return high === 0 ? `0x${low.toString(16)}` : `0x${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}

/** The root is written `/` or as the empty path. */
export function pathOf(text: string): string {
  if (text === '') return '/';
  if (!text.startsWith('/')) throw new MalformedError('a path without a leading slash');
  return text;
}

export function readAcl(reader: ByteReader): Acl {
  const acl = reader.list(() => ({ perms: reader.int(), scheme: reader.text(), id: reader.text() }));
  const first = acl[0];
  const isOpen = acl.length === 1 && first?.perms === 31 && first.scheme === 'world' && first.id === 'anyone';
  return isOpen ? OPEN_ACL_UNSAFE : acl;
}

interface Reading {
  readonly base: number;
  readonly writes: Write[];
  readonly depth: number;
}

const DIGEST_BYTES = 12;

function readDigest(reader: ByteReader): Digest | null {
  if (reader.left < DIGEST_BYTES) return null;
  reader.int();
  const [high, low] = reader.longHalves();
  return { high, low };
}

function readBody(typeCode: number, reader: ByteReader, reading: Reading): LoggedBody {
  switch (typeCode) {
    case -10:
      return { type: 'createSession', timeoutMs: reader.int() };
    case -11:
      // Nothing is left but a digest, perhaps: there is no list.
      if (reader.left === 0 || reader.left === DIGEST_BYTES) return { type: 'closeSession', paths: null };
      return { type: 'closeSession', paths: reader.list(() => pathOf(reader.text())) };
    case 14:
      return readMulti(reader, reading);
    default:
      return readPart(typeCode, reader, reading);
  }
}

function readMulti(reader: ByteReader, reading: Reading): LoggedBody {
  const parts = reader.list((): TxnBody => {
    const typeCode = reader.int();
    const length = reader.int();
    const end = reader.at + Math.max(0, length);
    const part = readPart(typeCode, reader, { ...reading, depth: 1 });
    if (part.type === 'unknown' || part.type === 'closeSession')
      throw new MalformedError(`type ${typeCode} inside of a multi`);
    if (reader.at > end) throw new MalformedError('a part of a multi that is longer than it says');
    reader.at = Math.min(end, reader.end);
    return part;
  });
  return { type: 'multi', parts };
}

function readPart(typeCode: number, reader: ByteReader, reading: Reading): LoggedBody {
  switch (typeCode) {
    case 1:
    case 15:
      return readCreate(reader, reading, 'create');
    case 19:
      return readCreate(reader, reading, 'container');
    case 21:
      return readCreate(reader, reading, 'ttl');
    case 2:
      return { type: 'delete', path: pathOf(reader.text()) };
    case 20:
      return { type: 'deleteContainer', path: pathOf(reader.text()) };
    case 5:
    case 16: {
      const path = pathOf(reader.text());
      const data = readData(path, reader, reading);
      return { type: 'setData', path, data, version: reader.int() };
    }
    case 7: {
      const path = pathOf(reader.text());
      return { type: 'setACL', path, acl: readAcl(reader), aversion: reader.int() };
    }
    case 13: {
      const path = pathOf(reader.text());
      reader.int();
      return { type: 'check', path };
    }
    case -1: {
      const code = reader.int();
      return { type: 'error', err: NAMES.get(code) ?? 'SystemError', code };
    }
    default:
      return { type: 'unknown' };
  }
}

function readCreate(reader: ByteReader, reading: Reading, form: 'create' | 'container' | 'ttl'): CreateTxn {
  const path = pathOf(reader.text());
  if (path === '/') throw new MalformedError('a create of the root');
  const data = readData(path, reader, reading);
  const acl = readAcl(reader);
  const isEphemeral = form === 'create' && reader.byte() !== 0;
  // Before 3.4 the parent's version was not written: it is one more than it was (CreateTxnV0).
  const parentCreateCount = reader.left === 0 && form === 'create' ? -1 : reader.int();
  const ttlMs = form === 'ttl' ? reader.long() : 0;
  const kind = form === 'create' ? (isEphemeral ? 'ephemeral' : 'persistent') : form;
  return { type: 'create', path, data, acl, kind, ttlMs, parentCreateCount };
}

function readData(path: string, reader: ByteReader, { base, writes }: Reading): CreateTxn['data'] {
  const offset = base + reader.at + 4;
  const bytes = reader.bytes();
  writes.push({ path, offset, length: bytes?.length ?? -1 });
  return dataOf(bytes);
}

const NAMES = new Map<number, KeeperCode>(
  Object.entries(KEEPER_CODES).map(([name, code]) => [code, name as KeeperCode]),
);
