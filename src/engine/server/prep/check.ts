// check, as a part of a multi or bare (PrepRequestProcessor.pRequest2Txn).
import { PERMS } from '../../model/acl.ts';
import type { CheckRequest } from '../../model/message.ts';
import { validatePath } from '../../model/path.ts';
import { isDenied, isWrongVersion, sessionFault, type Checked, type Prep } from './checks.ts';

export function checkCheck(prep: Prep, request: CheckRequest): Checked {
  const fault = sessionFault(prep);
  if (fault !== null) return fault;
  if (validatePath(request.path) !== null) return 'BadArguments';
  const node = prep.changes.get(request.path);
  if (node === null) return 'NoNode';
  if (isDenied(prep, node.acl, PERMS.READ)) return 'NoAuth';
  if (isWrongVersion(node.version, request.version)) return 'BadVersion';
  return { type: 'check', path: request.path };
}
