// How long a request's packet is in jute, ZooKeeper's wire encoding: the server drops connections over longer ones
// (NIOServerCnxn.readLength, [Z6]).
import type { Acl } from '../model/acl.ts';
import {
  isReadPart,
  type CreateRequest,
  type MultiPart,
  type MultiReadPart,
  type Request,
} from '../model/message.ts';
import { dataLength, type Data } from '../model/data.ts';
import { utf8Length } from '../model/utf8.ts';

/** Header and body; the length prefix does not count. */
export function packetBytes(request: Request): number {
  return HEADER + bodyBytes(request);
}

const INT = 4;
const LONG = 8;
const BOOL = 1;
/** xid and type. */
const HEADER = 2 * INT;
/** type, done and err before each part of a multi and after the last. */
const PART_HEADER = INT + BOOL + INT;

function bodyBytes(request: Request): number {
  switch (request.op) {
    case 'create':
    case 'create1':
    case 'delete':
    case 'setData':
    case 'check':
      return partBytes(request);
    case 'multi':
      return multiBytes(request.parts);
    case 'multiRead':
      return multiReadBytes(request.parts);
    case 'setACL':
      return stringBytes(request.path) + aclBytes(request.acl) + INT;
    case 'setWatches': {
      const { data, exist, child, persistent, recursive } = request;
      return (
        LONG + [data, exist, child, persistent, recursive].reduce((sum, list) => sum + listBytes(list), 0)
      );
    }
    case 'getData':
    case 'getChildren':
    case 'getChildren1':
    case 'exists':
      return stringBytes(request.path) + BOOL;
    case 'addWatch':
    case 'removeWatches':
    case 'checkWatches':
      return stringBytes(request.path) + INT;
    case 'getACL':
    case 'sync':
    case 'getAllChildrenNumber':
      return stringBytes(request.path);
    case 'getEphemerals':
      return stringBytes(request.prefix);
    case 'auth':
      return INT + stringBytes(request.scheme) + stringBytes(request.auth);
    case 'raw':
      return request.path === undefined ? 0 : stringBytes(request.path);
    case 'reconfig':
      return (
        stringBytes(request.joining ?? null) +
        stringBytes(request.leaving ?? null) +
        stringBytes(request.members ?? null) +
        LONG
      );
    case 'whoAmI':
    case 'closeSession':
      return 0;
  }
}

function partBytes(part: MultiPart): number {
  switch (part.op) {
    case 'create':
    case 'create1':
      return createBytes(part);
    case 'setData':
      return stringBytes(part.path) + dataBytes(part.data) + INT;
    case 'delete':
    case 'check':
      return stringBytes(part.path) + INT;
  }
}

function createBytes(request: CreateRequest): number {
  const ttl = request.ttlMs === undefined ? 0 : LONG;
  return stringBytes(request.path) + dataBytes(request.data) + aclBytes(request.acl) + INT + ttl;
}

function multiBytes(parts: readonly MultiPart[]): number {
  return parts.reduce((sum, part) => sum + PART_HEADER + partBytes(part), PART_HEADER);
}

function multiReadBytes(parts: readonly (MultiReadPart | MultiPart)[]): number {
  return parts.reduce(
    (sum, part) => sum + PART_HEADER + (isReadPart(part) ? stringBytes(part.path) + BOOL : partBytes(part)),
    PART_HEADER,
  );
}

function aclBytes(acl: Acl | null): number {
  return (acl ?? []).reduce(
    (sum, entry) => sum + INT + stringBytes(entry.scheme) + stringBytes(entry.id),
    INT,
  );
}

function listBytes(paths: readonly string[] | null): number {
  return (paths ?? []).reduce((sum, path) => sum + stringBytes(path), INT);
}

function dataBytes(data: Data): number {
  return INT + dataLength(data);
}

/** Null is a length of −1, and nothing more. */
function stringBytes(text: string | null): number {
  return INT + utf8Length(text ?? '');
}
