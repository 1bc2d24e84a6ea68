// delete and the server's own deleteContainer (PrepRequestProcessor.pRequest2Txn).
import { PERMS } from '../../model/acl.ts';
import type { DeleteRequest } from '../../model/message.ts';
import { parentOf } from '../../model/path.ts';
import { isDenied, isUndeletable, isWrongVersion, sessionFault, type Checked, type Prep } from './checks.ts';
import { copyPending } from './pendingChanges.ts';

/** The parent's permission and the version count before the children do ([Z17]). */
export function checkDelete(prep: Prep, request: DeleteRequest): Checked {
  const fault = sessionFault(prep);
  if (fault !== null) return fault;
  if (isUndeletable(request.path)) return 'BadArguments';
  const parent = prep.changes.get(parentOf(request.path));
  if (parent === null) return 'NoNode';
  if (isDenied(prep, parent.acl, PERMS.DELETE)) return 'NoAuth';
  const node = prep.changes.get(request.path);
  if (node === null) return 'NoNode';
  if (isWrongVersion(node.version, request.version)) return 'BadVersion';
  if (node.childCount > 0) return 'NotEmpty';
  markDeleted(prep, request.path);
  return { type: 'delete', path: request.path };
}

/** No session and no ACL stand behind it; a candidate that gained a child meanwhile stays ([Z38]). */
export function checkDeleteContainer(prep: Prep, path: string): Checked {
  if (isUndeletable(path)) return 'BadArguments';
  const node = prep.changes.get(path);
  if (node === null) return 'NoNode';
  if (node.childCount > 0) return 'NotEmpty';
  if (node.owner !== null) return 'BadVersion';
  markDeleted(prep, path);
  return { type: 'deleteContainer', path };
}

function markDeleted({ changes }: Prep, path: string): void {
  const parent = changes.get(parentOf(path));
  if (parent !== null) {
    const counted = copyPending(parent);
    counted.childCount--;
    changes.set(parentOf(path), counted);
  }
  changes.set(path, null);
}
