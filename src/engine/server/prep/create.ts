// create, create2, createContainer and createTTL (PrepRequestProcessor.pRequest2TxnCreate).
import { fixupAcl, PERMS } from '../../model/acl.ts';
import type { SessionId } from '../../model/ids.ts';
import type { KeeperErrorCode } from '../../model/keeperError.ts';
import { CREATE_MODES, type CreateMode, type CreateRequest } from '../../model/message.ts';
import { parentOf, validatePath } from '../../model/path.ts';
import type { CreateTxn } from '../../model/txn.ts';
import { utf8Length } from '../../model/utf8.ts';
import { quotaFault } from '../quota.ts';
import type { PendingNode } from '../serverState.ts';
import { copyPending } from './pendingChanges.ts';
import { hasNoParent, isDenied, nextVersion, sessionFault, type Checked, type Prep } from './checks.ts';

/** `asPart`: inside a multi the mode alone says what is made; outside, the old request makes no containers. */
export function checkCreate(prep: Prep, request: CreateRequest, where: 'alone' | 'asPart'): Checked {
  const mode = modeOf(request.mode);
  if (mode === null) return 'BadArguments';
  const fault = ttlFault(prep, mode, request.ttlMs) ?? ownerFault(prep, mode) ?? sessionFault(prep);
  if (fault !== null) return fault;
  if (hasNoParent(request.path)) return 'BadArguments';
  const acl = fixupAcl(request.acl, prep.request.authIds);
  if (acl === null) return 'InvalidACL';
  // `a/b` is looked up below `a`, which no tree has: NoNode, not BadArguments ([Z5]).
  const parentPath = parentOf(request.path);
  const parent = prep.changes.get(parentPath);
  if (parent === null) return 'NoNode';
  if (isDenied(prep, parent.acl, PERMS.CREATE)) return 'NoAuth';
  const path = isSequential(mode) ? request.path + sequenceSuffix(parent.createCount) : request.path;
  if (validatePath(path) !== null) return 'BadArguments';
  if (prep.changes.get(path) !== null) return 'NodeExists';
  if (parent.owner !== null) return 'NoChildrenForEphemerals';
  const bytes = request.data === null ? 0 : utf8Length(request.data);
  const quota = prep.step.config.enforceQuota ? quotaFault(prep.step.self, path, { bytes, count: 1 }) : null;
  if (quota !== null) return quota;
  const createCount = nextVersion(parent.createCount);
  const kind = kindOf(mode, request.op === 'create1' && where === 'alone');
  const counted = copyPending(parent);
  counted.createCount = createCount;
  counted.childCount++;
  prep.changes.set(parentPath, counted);
  prep.changes.set(path, newNode(acl, bytes, kind === 'ephemeral' ? prep.request.sessionId : null));
  const ttlMs = kind === 'ttl' ? (request.ttlMs ?? 0) : 0;
  return { type: 'create', path, data: request.data, acl, kind, ttlMs, parentCreateCount: createCount };
}

/** Whether a successful create answers the new node's Stat beside its path: all but the old request do ([Z14]). */
export function answersStat(request: CreateRequest): boolean {
  return request.op === 'create' || kindOf(modeOf(request.mode) ?? 'PERSISTENT', false) === 'ttl';
}

/** Inside a multi only containers and TTL nodes are answered with a Stat ([Z40]). */
export function answersStatInMulti(request: CreateRequest): boolean {
  const kind = kindOf(modeOf(request.mode) ?? 'PERSISTENT', false);
  return kind === 'ttl' || kind === 'container';
}

/** 2⁴⁰ − 1 */
const MAX_TTL_MS = 0xffffffffff;

/** Names and the flags they stand for; null for an unknown flag ([Z15]). */
function modeOf(mode: CreateMode | number): CreateMode | null {
  return typeof mode === 'number' ? (CREATE_MODES[mode] ?? null) : mode;
}

function ttlFault({ step }: Prep, mode: CreateMode, ttlMs: number | undefined): KeeperErrorCode | null {
  if (!isTtl(mode)) return null;
  if (!step.config.extendedTypes) return 'Unimplemented';
  const ttl = ttlMs ?? 0;
  return ttl > 0 && ttl <= MAX_TTL_MS ? null : 'BadArguments';
}

/** A request comes with its fault where its session is known to one server and has to stay so ([Q27]). */
function ownerFault({ step, request }: Prep, mode: CreateMode): KeeperErrorCode | null {
  if (!mode.startsWith('EPHEMERAL')) return null;
  if (request.err !== 'Ok') return request.err;
  return step.self.sessions.has(request.sessionId) ? null : 'SessionExpired';
}

/** `%010d`: a counter that wrapped has its sign first ([Z33]). */
function sequenceSuffix(createCount: number): string {
  return createCount < 0
    ? `-${(-createCount).toString().padStart(9, '0')}`
    : createCount.toString().padStart(10, '0');
}

function isSequential(mode: CreateMode): boolean {
  return mode.includes('SEQUENTIAL');
}

function isTtl(mode: CreateMode): boolean {
  return mode.endsWith('TTL');
}

function kindOf(mode: CreateMode, isOldRequest: boolean): CreateTxn['kind'] {
  if (mode.startsWith('EPHEMERAL')) return 'ephemeral';
  if (isTtl(mode)) return 'ttl';
  return mode === 'CONTAINER' && !isOldRequest ? 'container' : 'persistent';
}

function newNode(acl: PendingNode['acl'], dataLength: number, owner: SessionId | null): PendingNode {
  return { owner, version: 0, aversion: 0, createCount: 0, childCount: 0, acl, dataLength };
}
