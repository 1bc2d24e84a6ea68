// What the Java client refuses by itself before anything is sent: PathUtils.validatePath and the empty ACL list of
// org.apache.zookeeper.ZooKeeper ([C12]).
import type { Acl } from '../model/acl.ts';
import type { CreateRequest, MultiPart, MultiReadPart, Request } from '../model/message.ts';
import { validatePath } from '../model/path.ts';
import type { OpResult } from '../model/op.ts';

/** What the caller is told at once; null if the request may be sent. */
export function refusedLocally(request: Request): OpResult | null {
  switch (request.op) {
    case 'create':
    case 'create1':
      return wrongPath(validatedPath(request)) ?? wrongAcl(request.acl);
    case 'setACL':
      return wrongPath(request.path) ?? wrongAcl(request.acl);
    case 'multi':
    case 'multiRead':
      return firstOf(request.parts);
    case 'getEphemerals':
      return wrongPath(request.prefix);
    case 'delete':
    case 'setData':
    case 'check':
    case 'getData':
    case 'getChildren':
    case 'getChildren1':
    case 'exists':
    case 'getACL':
    case 'sync':
    case 'addWatch':
    case 'removeWatches':
    case 'checkWatches':
    case 'getAllChildrenNumber':
      return wrongPath(request.path);
    case 'setWatches':
    case 'whoAmI':
    case 'auth':
    case 'reconfig':
    case 'closeSession':
    case 'raw':
      return null;
  }
}

/** A sequential node's path is looked at as if its number were there already: it may end in a slash. */
function validatedPath(request: CreateRequest): string {
  const sequential = typeof request.mode === 'string' && request.mode.includes('SEQUENTIAL');
  return sequential ? `${request.path}1` : request.path;
}

function wrongPath(given: string | null): OpResult | null {
  const path = given ?? '';
  const reason = validatePath(path);
  return reason === null ? null : { kind: 'illegalArgument', path, reason };
}

function wrongAcl(acl: Acl | null): OpResult | null {
  return acl !== null && acl.length === 0 ? { kind: 'error', code: 'InvalidACL', results: [] } : null;
}

function firstOf(parts: readonly (MultiPart | MultiReadPart)[]): OpResult | null {
  for (const part of parts) {
    const refused = refusedLocally(part);
    if (refused !== null) return refused;
  }
  return null;
}
