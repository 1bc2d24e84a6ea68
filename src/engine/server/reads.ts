// Requests that change nothing in the tree (the second half of FinalRequestProcessor.processRequest). They may set watches.
import { PERMS, permits } from '../model/acl.ts';
import type { KeeperCode } from '../model/keeperError.ts';
import type { GetChildrenRequest, GetDataRequest, Request, ResponseBody } from '../model/message.ts';
import { statOf } from '../model/stat.ts';
import { rare } from './rare.ts';
import type { QueuedRequest, ServerState, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { addWatch } from './watchManager.ts';
import { setWatches } from './watchRequests.ts';

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
      return ok({ path: request.path });
    case 'setWatches':
      if (link !== null) setWatches(step, link, request);
      return ok({});
    default:
      return rare.get().evaluateRareRead(step, queued);
  }
}

export function ok(body: ResponseBody): Read {
  return { err: 'Ok', body };
}

export function failed(err: KeeperCode): Read {
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

export function getData(step: ServerStep, queued: QueuedRequest, { path, watch }: GetDataRequest): Read {
  const node = readable(step, queued, path);
  if (typeof node === 'string') return failed(node);
  if (watch) watchFor(step, queued, 'data', path);
  return ok({ data: node.data, stat: statOf(node) });
}

export function getChildren(
  step: ServerStep,
  queued: QueuedRequest,
  { op, path, watch }: GetChildrenRequest,
): Read {
  const node = readable(step, queued, path);
  if (typeof node === 'string') return failed(node);
  if (watch) watchFor(step, queued, 'child', path);
  return ok(
    op === 'getChildren' ? { children: node.children, stat: statOf(node) } : { children: node.children },
  );
}

/** A prefix of characters, not of components; a blank one and `/` mean all ([Z24]). */
function ephemeralsBelow(self: ServerState, { sessionId }: QueuedRequest, prefix: string): readonly string[] {
  const all = self.ephemerals.get(sessionId) ?? [];
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
export function readable(
  step: ServerStep,
  queued: QueuedRequest,
  path: string,
  perms: number = PERMS.READ,
): Znode | 'NoNode' | 'NoAuth' {
  const node = nodeAt(step.self, path);
  if (node === undefined) return 'NoNode';
  return step.config.skipAcl || permits(node.acl, perms, queued.authIds) ? node : 'NoAuth';
}

/** The root's other name is the empty path. */
function nodeAt({ nodes }: ServerState, path: string): Znode | undefined {
  return nodes.get(path === '' ? '/' : path);
}

function watchFor(step: ServerStep, { link }: QueuedRequest, table: 'data' | 'child', path: string): void {
  if (link !== null) addWatch(step, table, path, { link, mode: 'STANDARD' });
}
