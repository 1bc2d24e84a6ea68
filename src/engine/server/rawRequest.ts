// Requests by number that no client library sends: what a server makes of a type with only a path, or nothing, behind it
// (Request.isValid, ZooKeeperServer.processPacket). Bodies are too short for all types but the few that are a path.
import type { Request } from '../model/message.ts';
import { utf8Length } from '../model/utf8.ts';

export type RawMeaning =
  /** It is a proper request after all. */
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'ping' }
  /** The type takes a zxid before its body is found to be wrong. */
  | { readonly kind: 'failingWrite'; readonly err: 'MarshallingError' | 'BadArguments' }
  | { readonly kind: 'failingRead' }
  /** A list of requests that is given up with its list of results begun; a multi has taken a zxid by then, and no more. */
  | { readonly kind: 'failingList'; readonly zxid: 'taken' | 'none' }
  | { readonly kind: 'idleSync' }
  /** An authentication packet that cannot be read costs the connection, without an answer. */
  | { readonly kind: 'brokenAuth' }
  /** A SASL token for a server without SASL is answered Ok, with zxid 0. */
  | { readonly kind: 'ignoredSasl' }
  /** A session asked for by a session: it takes a zxid and no numbered answer comes. */
  | { readonly kind: 'strayCreateSession' }
  | { readonly kind: 'unknownType' };

export function meaningOf(type: number, path: string | null | undefined): RawMeaning {
  if (path === null) return meaningOfNull(type);
  if (type === OP.auth) return { kind: 'brokenAuth' };
  if (type === OP.sasl) return { kind: path === undefined ? 'brokenAuth' : 'ignoredSasl' };
  if (type === OP.ping) return { kind: 'ping' };
  if (type === OP.closeSession) return { kind: 'request', request: { op: 'closeSession' } };
  if (type === OP.whoAmI) return { kind: 'request', request: { op: 'whoAmI' } };
  if (type === OP.deleteContainer) return { kind: 'failingWrite', err: 'BadArguments' };
  if ((type === OP.multi || type === OP.multiRead) && isEmptyMulti(path))
    return { kind: 'request', request: { op: type === OP.multi ? 'multi' : 'multiRead', parts: [] } };
  if (type === OP.createSession && path !== undefined) return { kind: 'strayCreateSession' };
  if (WRITES.has(type)) return { kind: 'failingWrite', err: 'MarshallingError' };
  const request = path === undefined ? null : requestWithPath(type, path);
  if (request !== null) return { kind: 'request', request };
  return { kind: READS.has(type) ? 'failingRead' : 'unknownType' };
}

/** A request whose path, or whose list of parts, is null ([Z64]). */
function meaningOfNull(type: number): RawMeaning {
  if (type === OP.sasl) return { kind: 'brokenAuth' };
  if (type === OP.deleteContainer) return { kind: 'failingWrite', err: 'BadArguments' };
  if (type === OP.multi) return { kind: 'failingList', zxid: 'taken' };
  if (type === OP.multiRead) return { kind: 'failingList', zxid: 'none' };
  if (type === OP.getEphemerals) return { kind: 'request', request: { op: 'getEphemerals', prefix: '' } };
  if (type === OP.sync) return { kind: 'idleSync' };
  if (VALIDATED.has(type)) return { kind: 'failingWrite', err: 'BadArguments' };
  if (WRITES.has(type)) return { kind: 'failingWrite', err: 'MarshallingError' };
  return { kind: READS.has(type) ? 'failingRead' : 'unknownType' };
}

/** ZooDefs.OpCode */
const OP = {
  getACL: 6,
  sync: 9,
  ping: 11,
  deleteContainer: 20,
  multi: 14,
  multiRead: 22,
  auth: 100,
  sasl: 102,
  getEphemerals: 103,
  getAllChildrenNumber: 104,
  whoAmI: 107,
  createSession: -10,
  closeSession: -11,
} as const;

/** setData, setACL and check look at the path before anything else. */
const VALIDATED: ReadonlySet<number> = new Set([5, 7, 13]);
/** create, delete, setData, setACL, check, multi, create2, createContainer, createTTL, createSession */
const WRITES: ReadonlySet<number> = new Set([1, 2, 5, 7, 13, 14, 15, 19, 21, OP.createSession]);
/** What is left of Request.isValid; a reconfig's body is read before it is given a zxid. */
const READS: ReadonlySet<number> = new Set([3, 4, 6, 8, 9, 12, 16, 17, 18, 22, 101, 103, 104, 105, 106]);

/**
 * What a path is to a server that expects a list of requests: its length is the first one's type, its first byte, unless it is
 * naught, says that the list is over, and the next four are an error code.
 */
function isEmptyMulti(path: string | undefined): boolean {
  return path !== undefined && utf8Length(path) >= 5 && !path.startsWith('\0');
}

function requestWithPath(type: number, path: string): Request | null {
  switch (type) {
    case OP.getACL:
      return { op: 'getACL', path };
    case OP.sync:
      return { op: 'sync', path };
    case OP.getEphemerals:
      return { op: 'getEphemerals', prefix: path };
    case OP.getAllChildrenNumber:
      return { op: 'getAllChildrenNumber', path };
    default:
      return null;
  }
}
