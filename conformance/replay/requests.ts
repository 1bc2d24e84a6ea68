// From a request as a trace writes it to the engine's message, as the recorder's wire.py encodes it for the real server.
import { createHash } from 'node:crypto';
import { dataOfHex, PERMS } from '../../src/engine/index.ts';
import type {
  Acl,
  AclEntry,
  CreateRequest,
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

/** `configVersion`: of the configuration that was shown last. */
export function requestOf(traced: TracedRequest, configVersion = -1): Request {
  const type = NUMBERS[traced.op];
  if (type !== undefined && hasNullPath(traced)) return { op: 'raw', type, path: null };
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
      return { op: 'addWatch', path: traced.path, mode: traced.mode };
    case 'removeWatches':
    case 'checkWatches':
      return watchesRequestOf(traced);
    case 'getEphemerals':
      return { op: 'getEphemerals', prefix: pathOf(traced.path) };
    case 'whoAmI':
      return { op: 'whoAmI' };
    case 'addauth':
      return { op: 'auth', scheme: traced.scheme, auth: traced.auth };
    case 'reconfig':
      return reconfigOf(traced, configVersion);
    case 'raw':
      return { op: 'raw', type: traced.type, ...(traced.path === undefined ? {} : { path: traced.path }) };
  }
}

function reconfigOf(
  { joining, leaving, members, fromConfig }: Extract<TracedRequest, { op: 'reconfig' }>,
  configVersion: number,
): Request {
  const from = fromConfig === 'seen' ? configVersion : fromConfig;
  return {
    op: 'reconfig',
    joining: joining ?? null,
    leaving: leaving ?? null,
    members: members ?? null,
    fromConfig: from,
  };
}

type TracedWatches = Extract<TracedRequest, { op: 'removeWatches' | 'checkWatches' }>;

/** A type the server does not know makes a body it cannot read. */
function watchesRequestOf({ op, path, type }: TracedWatches): Request {
  const named = typeof type === 'number' ? WATCHER_TYPES[type] : type;
  return named === undefined ? { op: 'raw', type: REQUEST_TYPES[op], path } : { op, path, type: named };
}

/** By their numbers on the wire. */
const WATCHER_TYPES: Readonly<Record<number, WatcherType>> = { 1: 'Children', 2: 'Data', 3: 'Any' };
const REQUEST_TYPES = { checkWatches: 17, removeWatches: 18 } as const;

/** What happens to parts of the wrong kind: a body the server cannot read. */
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
    op: traced.op === 'create1' || traced.wire === 'create1' ? 'create1' : 'create',
    path: pathOf(traced.path),
    data: dataOf(traced.data),
    acl: aclOf(traced.acl),
    mode: traced.mode,
    ...(traced.ttl === undefined ? {} : { ttlMs: traced.ttl }),
    ...wireOf(traced),
  };
}

/** The part of a multiRead that lists children answers names only, whatever the trace calls it. */
function readOf(traced: TracedRead): MultiReadPart {
  return traced.op === 'getData'
    ? { op: 'getData', path: pathOf(traced.path), watch: traced.watch }
    : { op: 'getChildren1', path: pathOf(traced.path), watch: false };
}

function wireOf({ wire }: TracedCreate): Pick<CreateRequest, 'wire'> {
  if (wire === undefined) return {};
  return { wire: wire === 'create1' ? 'create' : wire };
}

/** Also of a part. Such a request is told by its number. */
function hasNullPath(traced: TracedRequest): boolean {
  if ('path' in traced) return traced.path === null;
  return 'ops' in traced && traced.ops.some(({ path }) => path === null);
}

const NUMBERS: Readonly<Partial<Record<TracedRequest['op'], number>>> = {
  create: 15,
  create1: 1,
  createMulti: 15,
  delete: 2,
  exists: 3,
  getData: 4,
  setData: 5,
  getACL: 6,
  setACL: 7,
  getChildren1: 8,
  sync: 9,
  getChildren: 12,
  check: 13,
  multi: 14,
  multiRead: 22,
  getEphemerals: 103,
  getAllChildrenNumber: 104,
};

function pathOf(path: string | null): string {
  if (path === null) throw new Error('a null path is for hasNullPath');
  return path;
}

function dataOf(data: TracedCreate['data']): Data {
  if (data === null || typeof data === 'string') return data;
  return 'hex' in data ? dataOfHex(data.hex) : data.repeat.repeat(data.count);
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
