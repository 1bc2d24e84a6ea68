// Checks that several operations share (PrepRequestProcessor, ZooKeeperServer.checkACL).
import { permits, type Acl } from '../../model/acl.ts';
import type { KeeperErrorCode } from '../../model/keeperError.ts';
import type { TxnBody } from '../../model/txn.ts';
import { isSpecialPath } from '../initialTree.ts';
import type { QueuedRequest } from '../queuedRequest.ts';
import type { ServerStep } from '../serverStep.ts';
import { checkSession } from '../sessionTracker.ts';
import type { PendingChanges } from './pendingChanges.ts';

/** What a check works on: the server, the request that is checked or that holds the part, and the changes in flight. */
export interface Prep {
  readonly step: ServerStep;
  readonly request: QueuedRequest;
  readonly changes: PendingChanges;
}

/** The transaction of a request that passed, or the code of the first check that failed ([Z13]). */
export type Checked = TxnBody | KeeperErrorCode;

/** Null if the request's session is fit to write. */
export function sessionFault({ step, request }: Prep): KeeperErrorCode | null {
  const code = checkSession(step, request.sessionId, request.owner);
  return code === 'Ok' ? null : code;
}

export function isDenied({ step, request }: Prep, acl: Acl, perms: number): boolean {
  return !step.config.skipAcl && !permits(acl, perms, request.authIds);
}

/** −1 is any version; counters are signed 32-bit and wrap ([Z19]). */
export function isWrongVersion(current: number, expected: number): boolean {
  return expected !== -1 && expected !== current;
}

export function nextVersion(current: number): number {
  return (current + 1) | 0;
}

/** Whether a path for delete has no slash, a NUL, or is one of the four that stay ([Z18]). */
export function isUndeletable(path: string): boolean {
  return hasNoParent(path) || isSpecialPath(path);
}

export function hasNoParent(path: string): boolean {
  return !path.includes('/') || path.includes('\0');
}
