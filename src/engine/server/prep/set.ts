// setData and setACL (PrepRequestProcessor.pRequest2Txn).
import { PERMS, fixupAcl, type Acl } from '../../model/acl.ts';
import type { SetDataRequest } from '../../model/message.ts';
import { validatePath } from '../../model/path.ts';
import { dataLength } from '../../model/data.ts';
import { quotaFault } from '../quota.ts';
import { isDenied, isWrongVersion, nextVersion, sessionFault, type Checked, type Prep } from './checks.ts';
import { copyPending } from './pendingChanges.ts';

/** A quota fault comes before a wrong version ([Z53]). */
export function checkSetData(prep: Prep, request: SetDataRequest): Checked {
  const fault = sessionFault(prep);
  if (fault !== null) return fault;
  if (validatePath(request.path) !== null) return 'BadArguments';
  const node = prep.changes.get(request.path);
  if (node === null) return 'NoNode';
  if (isDenied(prep, node.acl, PERMS.WRITE)) return 'NoAuth';
  const length = dataLength(request.data);
  const more = { bytes: length - node.dataLength, count: 0 };
  const quota = prep.step.config.enforceQuota ? quotaFault(prep.step.self, request.path, more) : null;
  if (quota !== null) return quota;
  if (isWrongVersion(node.version, request.version)) return 'BadVersion';
  const version = nextVersion(node.version);
  const written = copyPending(node);
  written.version = version;
  written.dataLength = length;
  prep.changes.set(request.path, written);
  return { type: 'setData', path: request.path, data: request.data, version };
}

/** A malformed list is noticed before a missing node ([Z21]). */
export function checkSetAcl(
  prep: Prep,
  request: { readonly path: string; readonly acl: Acl | null; readonly version: number },
): Checked {
  const fault = sessionFault(prep);
  if (fault !== null) return fault;
  if (validatePath(request.path) !== null) return 'BadArguments';
  const acl = fixupAcl(request.acl, prep.request.authIds);
  if (acl === null) return 'InvalidACL';
  const node = prep.changes.get(request.path);
  if (node === null) return 'NoNode';
  if (isDenied(prep, node.acl, PERMS.ADMIN)) return 'NoAuth';
  if (isWrongVersion(node.aversion, request.version)) return 'BadVersion';
  const aversion = nextVersion(node.aversion);
  // The change in flight counts the version but keeps the old list, as in 3.8: requests checked before this one is applied
  // are still judged by the list it replaces.
  prep.changes.set(request.path, { ...node, aversion });
  return { type: 'setACL', path: request.path, acl, aversion };
}
