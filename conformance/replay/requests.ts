// From a request as a trace writes it to the engine's message, as the recorder's wire.py encodes it for the real server.
import { createHash } from 'node:crypto';
import { CREATE_MODES, PERMS } from '../../src/engine/index.ts';
import type {
  Acl,
  AclEntry,
  Data,
  MultiPart,
  MultiReadPart,
  Request,
  WatcherType,
} from '../../src/engine/index.ts';
import type { TracedCreate, TracedRequest } from './requestSchema.ts';

type TracedParts = Extract<TracedRequest, { op: 'multi' | 'multiRead' }>['ops'];
type TracedWrite = Extract<TracedRequest, { op: TracedCreate['op'] | 'delete' | 'setData' | 'check' }>;
type TracedRead = Extract<TracedRequest, { op: 'getData' | 'getChildren' | 'getChildren1' }>;

export function requestOf(traced: TracedRequest): Request {
  switch (traced.op) {
    case 'create':
    case 'create1':
    case 'createMulti':
    case 'delete':
    case 'setData':
    case 'check':
      return writeOf(traced);
    case 'multi':
      return traced.ops.every(isWrite) ? { op: 'multi', parts: traced.ops.map(writeOf) } : UNREADABLE.multi;
    case 'multiRead':
      if (traced.ops.every(isRead)) return { op: 'multiRead', parts: traced.ops.map(readOf) };
      return traced.ops.every(isWrite)
        ? { op: 'multiRead', parts: traced.ops.map(writeOf) }
        : UNREADABLE.multiRead;
    case 'getData':
      return { op: 'getData', path: pathOf(traced.path), watch: traced.watch };
    case 'getChildren':
    case 'getChildren1':
      return { op: traced.op, path: pathOf(traced.path), watch: traced.watch };
    case 'exists':
      return { op: 'exists', path: pathOf(traced.path), watch: traced.watch };
    case 'getACL':
    case 'sync':
    case 'getAllChildrenNumber':
      return { op: traced.op, path: pathOf(traced.path) };
    case 'setACL':
      return { op: 'setACL', path: pathOf(traced.path), acl: aclOf(traced.acl), version: traced.version };
    case 'addWatch':
      return { op: 'addWatch', path: pathOf(traced.path), mode: traced.mode };
    case 'removeWatches':
    case 'checkWatches':
      return watchesRequestOf(traced);
    case 'getEphemerals':
      return { op: 'getEphemerals', prefix: pathOf(traced.path) };
    case 'whoAmI':
      return { op: 'whoAmI' };
    case 'addauth':
      return { op: 'auth', scheme: traced.scheme, auth: traced.auth };
    case 'raw':
      return { op: 'raw', type: traced.type, ...(traced.path === undefined ? {} : { path: traced.path }) };
  }
}

type TracedWatches = Extract<TracedRequest, { op: 'removeWatches' | 'checkWatches' }>;

/** A type the server does not know makes a body it cannot read. */
function watchesRequestOf({ op, path: traced, type }: TracedWatches): Request {
  const path = pathOf(traced);
  const named = typeof type === 'number' ? WATCHER_TYPES[type] : type;
  return named === undefined ? { op: 'raw', type: REQUEST_TYPES[op], path } : { op, path, type: named };
}

/** By their numbers on the wire. */
const WATCHER_TYPES: Readonly<Record<number, WatcherType>> = { 1: 'Children', 2: 'Data', 3: 'Any' };
const REQUEST_TYPES = { checkWatches: 17, removeWatches: 18 } as const;

/** What becomes of parts of the wrong kind: a body the server cannot read. */
const UNREADABLE = { multi: { op: 'raw', type: 14 }, multiRead: { op: 'raw', type: 22 } } as const;

function isWrite(part: TracedParts[number]): part is TracedWrite {
  return WRITES.has(part.op);
}

function isRead(part: TracedParts[number]): part is TracedRead {
  return READS.has(part.op);
}

const WRITES: ReadonlySet<string> = new Set([
  'create',
  'create1',
  'createMulti',
  'delete',
  'setData',
  'check',
]);
const READS: ReadonlySet<string> = new Set(['getData', 'getChildren', 'getChildren1']);

function writeOf(traced: TracedWrite): MultiPart {
  switch (traced.op) {
    case 'create':
    case 'create1':
    case 'createMulti':
      return createOf(traced);
    case 'delete':
    case 'check':
      return { op: traced.op, path: pathOf(traced.path), version: traced.version };
    case 'setData':
      return { op: 'setData', path: pathOf(traced.path), data: dataOf(traced.data), version: traced.version };
  }
}

function createOf(traced: TracedCreate): MultiPart {
  return {
    op: createOpOf(traced),
    path: pathOf(traced.path),
    data: dataOf(traced.data),
    acl: aclOf(traced.acl),
    mode: traced.mode,
    ...(traced.ttl === undefined ? {} : { ttlMs: traced.ttl }),
  };
}

/** The part of a multiRead that lists children answers names only, whatever the trace calls it. */
function readOf(traced: TracedRead): MultiReadPart {
  return traced.op === 'getData'
    ? { op: 'getData', path: pathOf(traced.path), watch: traced.watch }
    : { op: 'getChildren1', path: pathOf(traced.path), watch: false };
}

/** By the request that carries it, if that is one a client library sends for the mode. */
function createOpOf({ op, mode, wire }: TracedCreate): 'create' | 'create1' {
  const usual = usualWireOf(mode);
  const isOld = wire === undefined ? op === 'create1' : wire === 'create1';
  if (isOld && usual !== 'createTTL') return 'create1';
  if (wire === undefined || wire === usual) return 'create';
  throw new Error(`the engine has no ${wire} of mode ${mode}`);
}

function usualWireOf(mode: TracedCreate['mode']): NonNullable<TracedCreate['wire']> {
  const name = typeof mode === 'number' ? CREATE_MODES[mode] : mode;
  if (name === 'CONTAINER') return 'createContainer';
  return name?.includes('TTL') === true ? 'createTTL' : 'create2';
}

function pathOf(path: string | null): string {
  if (path === null) throw new Error('the engine has no null paths');
  return path;
}

function dataOf(data: TracedCreate['data']): Data {
  if (data === null || typeof data === 'string') return data;
  return 'hex' in data ? textOf(Buffer.from(data.hex, 'hex')) : data.repeat.repeat(data.count);
}

function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (!bytes.equals(Buffer.from(text, 'utf8'))) throw new Error('the engine has no data but text');
  return text;
}

function aclOf(entries: readonly string[] | null): Acl | null {
  return entries === null ? null : entries.map(aclEntryOf);
}

function aclEntryOf(entry: string): AclEntry {
  const first = entry.indexOf(':');
  const last = entry.lastIndexOf(':');
  const scheme = entry.slice(0, first);
  const id = entry.slice(first + 1, last);
  const perms = permsOf(entry.slice(last + 1));
  return scheme === 'digest!' ? { scheme: 'digest', id: digestId(id), perms } : { scheme, id, perms };
}

/** DigestAuthenticationProvider.generateDigest: `user:BASE64(SHA1("user:password"))`. */
function digestId(userAndPassword: string): string {
  const [user = ''] = userAndPassword.split(':', 1);
  return `${user}:${createHash('sha1').update(userAndPassword, 'utf8').digest('base64')}`;
}

const PERM_LETTERS: Readonly<Record<string, number>> = {
  c: PERMS.CREATE,
  d: PERMS.DELETE,
  r: PERMS.READ,
  w: PERMS.WRITE,
  a: PERMS.ADMIN,
};

function permsOf(letters: string): number {
  return letters.split('').reduce((sum, letter) => sum + (PERM_LETTERS[letter] ?? 0), 0);
}

/** Letters in the order the recorder writes them. */
export function permLetters(perms: number): string {
  return Object.keys(PERM_LETTERS)
    .filter((letter) => (perms & (PERM_LETTERS[letter] ?? 0)) !== 0)
    .join('');
}
