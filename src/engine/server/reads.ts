// Requests that change nothing in the tree (the second half of FinalRequestProcessor.processRequest). They may set watches.
import { assertNever } from '../kernel/assertNever.ts';
import { maskDigests, PERMS, permits, type Acl } from '../model/acl.ts';
import { providerOf } from '../model/authProvider.ts';
import type { LinkId } from '../model/ids.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import {
  isReadPart,
  type GetChildrenRequest,
  type GetDataRequest,
  type MultiPart,
  type MultiReadPart,
  type PartResult,
  type Request,
  type ResponseBody,
} from '../model/message.ts';
import { asJute } from '../model/jute.ts';
import { inHashSetOrder, inOrderOfCopy } from '../model/javaHash.ts';
import { childOf } from '../model/path.ts';
import { statOf } from '../model/stat.ts';
import { nodeAt } from './dataTree.ts';
import { isAccepted } from './authPacket.ts';
import { meaningOf } from './rawRequest.ts';
import type { ServerState, Znode } from './serverState.ts';
import type { QueuedRequest } from './queuedRequest.ts';
import type { ServerStep } from './serverStep.ts';
import { addWatch } from './watchManager.ts';
import { checkWatches, processAddWatch, removeWatches, setWatches } from './watchRequests.ts';

export interface Read {
  readonly err: KeeperCode;
  readonly body: ResponseBody;
}

export function evaluateRead(step: ServerStep, queued: QueuedRequest): Read {
  const { request, link } = queued;
  switch (request.op) {
    case 'exists':
      return exists(step, queued, request);
    case 'getData':
      return getData(step, queued, request);
    case 'getChildren':
    case 'getChildren1':
      return getChildren(step, queued, request);
    case 'getEphemerals':
      return ok({ ephemerals: ephemeralsBelow(step.self, queued, request.prefix) });
    case 'sync':
      return ok({ path: asJute(request.path) });
    case 'setWatches':
      return link === null ? ok({}) : failed(setWatches(step, link, request));
    case 'getACL':
      return getAcl(step, queued, request.path);
    case 'getAllChildrenNumber':
      return getAllChildrenNumber(step, queued, request.path);
    case 'multiRead':
      return multiRead(step, queued, request.parts);
    case 'whoAmI':
      return ok({
        ids: queued.authIds.map(({ scheme, id }) => ({ scheme, id: asJute(userOf(scheme, id)) })),
      });
    case 'addWatch':
    case 'removeWatches':
    case 'checkWatches':
      return link === null ? ok({}) : watchRequest(step, link, request);
    case 'auth':
      return isAccepted(request) ? ok({}) : failed('AuthFailed');
    case 'raw':
      return evaluateRaw(request.type, request.path);
    default:
      throw new Error(`${request.op} is no read`);
  }
}

function ok(body: ResponseBody): Read {
  return { err: 'Ok', body };
}

function failed(err: KeeperCode): Read {
  return { err, body: {} };
}

/** No permission is asked for, and a watch is set where there is no node too ([W2]). */
function exists(
  step: ServerStep,
  queued: QueuedRequest,
  { path, watch }: Extract<Request, { op: 'exists' }>,
): Read {
  if (path.includes('\0')) return failed('BadArguments');
  if (watch) watchFor(step, queued, 'data', path);
  const node = nodeAt(step.self, path);
  return node === undefined ? failed('NoNode') : ok({ stat: statOf(node) });
}

function getData(step: ServerStep, queued: QueuedRequest, { path, watch }: GetDataRequest): Read {
  const node = readable(step, queued, path);
  if (typeof node === 'string') return failed(node);
  if (watch) watchFor(step, queued, 'data', path);
  return ok({ data: node.data, stat: statOf(node) });
}

function getChildren(step: ServerStep, queued: QueuedRequest, { op, path, watch }: GetChildrenRequest): Read {
  const node = readable(step, queued, path);
  if (typeof node === 'string') return failed(node);
  if (watch) watchFor(step, queued, 'child', path);
  const children = childrenOf(step, node);
  return ok(op === 'getChildren' ? { children, stat: statOf(node) } : { children });
}

/** In no order that a program may rely on; the model's own, unless told otherwise, is code-unit order ([Z2]). */
function childrenOf(
  { self, config }: ServerStep,
  { path, children, childBuckets }: Znode,
): readonly string[] {
  if (config.childOrder !== 'hashSet') return children;
  return inHashSetOrder(children, childBuckets, (name) => self.nodes.get(childOf(path, name))?.czxid ?? 0);
}

/** READ or ADMIN; without ADMIN the hashes are masked ([Z49]). */
function getAcl(step: ServerStep, queued: QueuedRequest, path: string): Read {
  const node = readable(step, queued, path, PERMS.READ | PERMS.ADMIN);
  if (typeof node === 'string') return failed(node);
  const isAdmin = step.config.skipAcl || permits(node.acl, PERMS.ADMIN, queued.authIds);
  return ok({ acl: asWritten(isAdmin ? node.acl : maskDigests(node.acl)), stat: statOf(node) });
}

function asWritten(acl: Acl): Acl {
  if (acl.every(({ id }) => asJute(id) === id)) return acl;
  return acl.map(({ scheme, id, perms }) => ({ scheme, id: asJute(id), perms }));
}

function getAllChildrenNumber(step: ServerStep, queued: QueuedRequest, path: string): Read {
  const node = readable(step, queued, path);
  if (typeof node === 'string') return failed(node);
  // The server counts keys that begin with the path and a slash: below the empty path that is the root as well.
  return ok({ number: path === '' ? step.self.nodes.size : descendantCount(step.self, node) });
}

function descendantCount(self: ServerState, node: Znode): number {
  let count = node.children.length;
  for (const name of node.children) {
    const child = self.nodes.get(childOf(node.path, name));
    if (child !== undefined) count += descendantCount(self, child);
  }
  return count;
}

/**
 * Writes in the place of reads are found out by their first one, when there is a list of results already; a list that mixes
 * the two cannot be read at all ([Z43]).
 */
function multiRead(
  step: ServerStep,
  queued: QueuedRequest,
  parts: readonly (MultiReadPart | MultiPart)[],
): Read {
  const reads = parts.filter(isReadPart);
  if (reads.length === parts.length)
    return ok({ results: reads.map((part) => partResult(step, queued, part)) });
  return { err: 'MarshallingError', body: reads.length === 0 ? { results: [] } : {} };
}

/** What a leader has refused before, a learner finds out here ([Q35]). */
function evaluateRaw(type: number, path: string | null | undefined): Read {
  const { kind } = meaningOf(type, path);
  if (kind === 'unknownType') return failed('Unimplemented');
  if (kind === 'failingList') return { err: 'MarshallingError', body: { results: [] } };
  if (kind === 'failingRead') return failed('MarshallingError');
  return kind === 'idleSync' ? ok({ path: null }) : ok({});
}

/** Each part is answered on its own, sets no watch, and children come as names alone ([Z43]). */
function partResult(
  step: ServerStep,
  queued: QueuedRequest,
  part: GetDataRequest | GetChildrenRequest,
): PartResult {
  const { err, body } =
    part.op === 'getData'
      ? getData(step, queued, { ...part, watch: false })
      : getChildren(step, queued, { ...part, op: 'getChildren1', watch: false });
  return { err, ...body };
}

type WatchRequest = Extract<Request, { op: 'addWatch' | 'removeWatches' | 'checkWatches' }>;

function watchRequest(step: ServerStep, link: LinkId, request: WatchRequest): Read {
  switch (request.op) {
    case 'addWatch':
      return failed(processAddWatch(step, link, request.path, request.mode));
    case 'removeWatches':
      return failed(removeWatches(step, link, request.path, request.type));
    case 'checkWatches':
      return failed(checkWatches(step.self, request.path, request.type));
    default:
      return assertNever(request);
  }
}

function userOf(scheme: string, id: string): string {
  return providerOf(scheme)?.userOf(id) ?? '';
}

/** A prefix of characters, not of components; a blank one and `/` mean all ([Z24]). */
function ephemeralsBelow(self: ServerState, { sessionId }: QueuedRequest, prefix: string): readonly string[] {
  const all = inOrderOfCopy(self.ephemerals.get(sessionId) ?? []);
  const trimmed = javaTrim(prefix);
  return trimmed === '' || trimmed === '/' ? all : all.filter((path) => path.startsWith(prefix));
}

/** java.lang.String.trim: everything up to the space goes, and no other white space. */
function javaTrim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
}

/** The node, or the code of what keeps the client from it. */
function readable(
  step: ServerStep,
  queued: QueuedRequest,
  path: string,
  perms: number = PERMS.READ,
): Znode | 'NoNode' | 'NoAuth' {
  const node = nodeAt(step.self, path);
  if (node === undefined) return 'NoNode';
  return step.config.skipAcl || permits(node.acl, perms, queued.authIds) ? node : 'NoAuth';
}

function watchFor(step: ServerStep, { link }: QueuedRequest, table: 'data' | 'child', path: string): void {
  if (link !== null) addWatch(step, table, path, { link, mode: 'STANDARD' });
}
