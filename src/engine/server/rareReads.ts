// Reads that few clients send: about permissions, subtrees, identities, several nodes at once and watches themselves (the
// second half of FinalRequestProcessor.processRequest).
import { assertNever } from '../kernel/assertNever.ts';
import { maskDigests, PERMS, permits } from '../model/acl.ts';
import { providerOf } from '../model/authProvider.ts';
import type { LinkId } from '../model/ids.ts';
import type { GetChildrenRequest, GetDataRequest, PartResult, Request } from '../model/message.ts';
import { childOf } from '../model/path.ts';
import { statOf } from '../model/stat.ts';
import { isKnownScheme } from './authPacket.ts';
import { meaningOf } from './rawRequest.ts';
import { failed, getChildren, getData, ok, readable, type Read } from './reads.ts';
import type { QueuedRequest, ServerState, Znode } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';
import { checkWatches, processAddWatch, removeWatches } from './watchRequests.ts';

export function evaluateRareRead(step: ServerStep, queued: QueuedRequest): Read {
  const { request, link } = queued;
  switch (request.op) {
    case 'getACL':
      return getAcl(step, queued, request.path);
    case 'getAllChildrenNumber':
      return getAllChildrenNumber(step, queued, request.path);
    case 'multiRead':
      return ok({ results: request.parts.map((part) => partResult(step, queued, part)) });
    case 'whoAmI':
      return ok({ ids: queued.authIds.map(({ scheme, id }) => ({ scheme, id: userOf(scheme, id) })) });
    case 'addWatch':
    case 'removeWatches':
    case 'checkWatches':
      return link === null ? ok({}) : watchRequest(step, link, request);
    case 'auth':
      return isKnownScheme(request.scheme) ? ok({}) : failed('AuthFailed');
    case 'raw':
      return meaningOf(request.type, request.path).kind === 'unknownType' ? failed('Unimplemented') : ok({});
    default:
      throw new Error(`${request.op} is no read`);
  }
}

/** READ or ADMIN; without ADMIN the hashes are masked ([Z49]). */
function getAcl(step: ServerStep, queued: QueuedRequest, path: string): Read {
  const node = readable(step, queued, path, PERMS.READ | PERMS.ADMIN);
  if (typeof node === 'string') return failed(node);
  const isAdmin = step.config.skipAcl || permits(node.acl, PERMS.ADMIN, queued.authIds);
  return ok({ acl: isAdmin ? node.acl : maskDigests(node.acl), stat: statOf(node) });
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
