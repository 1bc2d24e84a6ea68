// create, create2, createContainer and createTTL (PrepRequestProcessor.pRequest2TxnCreate).
import { fixupAcl, PERMS } from '../../model/acl.ts';
import type { SessionId } from '../../model/ids.ts';
import type { KeeperErrorCode } from '../../model/keeperError.ts';
import { CREATE_MODES, type CreateMode, type CreateRequest } from '../../model/message.ts';
import { parentOf, validatePath } from '../../model/path.ts';
import type { CreateTxn } from '../../model/txn.ts';
import { dataLength } from '../../model/data.ts';
import { quotaFault } from '../quota.ts';
import type { PendingNode } from '../serverState.ts';
import { copyPending } from './pendingChanges.ts';
import { hasNoParent, isDenied, nextVersion, sessionFault, type Checked, type Prep } from './checks.ts';

/** `asPart`: inside a multi the mode alone says what is made; outside, the old request makes no containers. */
export function checkCreate(prep: Prep, request: CreateRequest, where: 'alone' | 'asPart'): Checked {
  const mode = modeOf(request.mode);
  if (mode === null) return 'BadArguments';
  const fault = ttlFault(prep, mode, ttlOf(request)) ?? ownerFault(prep, mode) ?? sessionFault(prep);
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
  const bytes = dataLength(request.data);
  const quota = prep.step.config.enforceQuota ? quotaFault(prep.step.self, path, { bytes, count: 1 }) : null;
  if (quota !== null) return quota;
  const createCount = nextVersion(parent.createCount);
  const kind = kindOf(mode, where === 'alone' ? wireOf(request) : usualWireOf(mode));
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
  return wireOf(request) !== 'create';
}

/** Inside a multi only containers and TTL nodes are answered with a Stat ([Z40]). */
export function answersStatInMulti(request: CreateRequest): boolean {
  return usualWireOf(modeOf(request.mode) ?? 'PERSISTENT') !== 'create2';
}

type Wire = NonNullable<CreateRequest['wire']>;

/** The request that carries it; the old one is not there for TTLs. */
function wireOf({ op, mode, wire }: CreateRequest): Wire {
  const usual = usualWireOf(modeOf(mode) ?? 'PERSISTENT');
  return wire ?? (op === 'create1' && usual !== 'createTTL' ? 'create' : usual);
}

function usualWireOf(mode: CreateMode): Exclude<Wire, 'create'> {
  if (isTtl(mode)) return 'createTTL';
  return mode === 'CONTAINER' ? 'createContainer' : 'create2';
}

/** −1 in a request that has no place for one. */
function ttlOf(request: CreateRequest): number {
  return wireOf(request) === 'createTTL' ? (request.ttlMs ?? 0) : -1;
}

/** 2⁴⁰ − 1 */
const MAX_TTL_MS = 0xffffffffff;

/** Names and the flags they stand for; null for an unknown flag ([Z15]). */
function modeOf(mode: CreateMode | number): CreateMode | null {
  return typeof mode === 'number' ? (CREATE_MODES[mode] ?? null) : mode;
}

/** EphemeralType.validateTTL: a TTL where the mode has none is as wrong as none where it has one. */
function ttlFault({ step }: Prep, mode: CreateMode, ttl: number): KeeperErrorCode | null {
  if (!isTtl(mode)) return ttl < 0 ? null : 'BadArguments';
  if (!step.config.extendedTypes) return 'Unimplemented';
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

/** It is the request that tells what is made, not the mode, but for ephemerals ([Z63]). */
function kindOf(mode: CreateMode, wire: Wire): CreateTxn['kind'] {
  if (wire === 'createContainer') return 'container';
  if (wire === 'createTTL') return 'ttl';
  return mode.startsWith('EPHEMERAL') ? 'ephemeral' : 'persistent';
}

function newNode(acl: PendingNode['acl'], bytes: number, owner: SessionId | null): PendingNode {
  return { owner, version: 0, aversion: 0, createCount: 0, childCount: 0, acl, dataLength: bytes };
}
