// Disk and tree of a quorum peer (org.apache.zookeeper.server.ZKDatabase, FileTxnSnapLog): what is logged need not be
// committed, so logging and applying are apart.
import type { SessionId, Zxid } from '../../model/ids.ts';
import type { Txn } from '../../model/txn.ts';
import { counterOf } from '../../model/zxid.ts';
import { copyVars } from '../copies.ts';
import { applyTxn } from '../dataTree.ts';
import { keepsImageInMemory } from '../mistakes/zookeeper3642.ts';
import { recover } from '../recovery.ts';
import { rollSnapshot } from '../snapshots.ts';
import type { ServerSession, ServerState, Znode } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { errOf, typeOf } from '../txnType.ts';
import { passwordOf } from '../sessionPassword.ts';
import { writeConfig } from './configNode.ts';

/** How many committed transactions a server keeps for learners that come back: it drops one when there are more than 500. */
const COMMITTED_LOG_SIZE = 501;

/**
 * Loads snapshot and log; every transaction of the log is in the tree then, committed or not. Those after the snapshot are
 * kept for learners.
 */
export function loadDatabase(step: ServerStep): void {
  const { self } = step;
  clearTree(self);
  const timeouts = recover(step);
  if (self.snapshot.value === null) writeConfig(step);
  for (const [id, timeoutMs] of timeouts) self.sessions.set(id, sessionFromDisk(step, id, timeoutMs));
  const snapshotZxid = self.snapshot.value?.zxid ?? 0;
  const replayed = self.log.toArray().filter(({ txn }) => txn.zxid > snapshotZxid);
  self.committedLog.replace(replayed.slice(-COMMITTED_LOG_SIZE).map(({ txn }) => txn));
}

/**
 * Writes a transaction to the log; it is safe from now on. A server whose disk is slow applies what others have logged before
 * it has itself: what a snapshot holds by then is not kept, so that no gap is left behind it.
 */
export function appendToLog(step: ServerStep, txn: Txn): void {
  const { self, config, outbox } = step;
  outbox.record({ kind: 'txn.logged', zxid: txn.zxid });
  if (txn.zxid > (self.snapshot.value?.zxid ?? 0)) self.log.push({ txn, loggedAtMs: outbox.nowMs });
  const vars = copyVars(self.vars.value);
  vars.loggedSinceSnapshot++;
  self.vars.value = vars;
  if (vars.loggedSinceSnapshot >= config.snapCount) rollSnapshot(step);
}

/**
 * A check outside a multi that has passed is written to the log, and read by nobody: SerializeUtils.deserializeTxn does not know
 * the type ([Q37]).
 */
export function isUnreadable({ body }: Txn): boolean {
  return body.type === 'check' && body.path !== '';
}

/** Applies what is logged and not applied, as a server that stops serving does (ZKDatabase.fastForwardDataBase). */
export function fastForward(step: ServerStep): void {
  const { self } = step;
  for (const { txn } of self.log.toArray()) {
    if (txn.zxid > self.vars.value.lastProcessedZxid) applyQuietly(step, txn);
  }
}

/** Applies a transaction while no client is served, and keeps it for learners that come back. */
export function applyQuietly(step: ServerStep, txn: Txn): void {
  applyToTree(step, txn);
  rememberCommitted(step.self, txn);
}

/** Tree and sessions alone: no watch is there to fire. */
export function applyToTree(step: ServerStep, txn: Txn): void {
  const { self, outbox } = step;
  const { changes } = applyTxn(self, txn);
  const err = errOf(txn.body);
  if (txn.body.type === 'createSession' && !self.sessions.has(txn.session))
    self.sessions.set(txn.session, sessionFromDisk(step, txn.session, txn.body.timeoutMs));
  if (txn.body.type === 'closeSession') self.sessions.delete(txn.session);
  outbox.record({
    kind: 'txn.applied',
    zxid: txn.zxid,
    type: typeOf(txn.body),
    session: txn.session,
    err,
    changes,
  });
}

/** Keeps a committed transaction for learners that come back; what was committed and not yet applied is kept already. */
export function rememberCommitted({ committedLog }: ServerState, txn: Txn): void {
  if ((committedLog.last()?.zxid ?? -1) >= txn.zxid) return;
  committedLog.push(txn);
  if (committedLog.size > COMMITTED_LOG_SIZE) committedLog.shift();
}

/**
 * Drops what is logged after a zxid and loads what is left (ZKDatabase.truncateLog). Snapshots stay as they are: one that holds
 * what is dropped is loaded whole, and the server says the zxid that it was told nevertheless ([Q40]).
 */
export function truncateLog(step: ServerStep, zxid: Zxid): void {
  const { self, outbox } = step;
  const entries = self.log.toArray();
  const kept = entries.filter(({ txn }) => txn.zxid <= zxid);
  const treeAt = self.snapshot.value?.zxid ?? 0;
  // One at counter 0 was taken before the first transaction of its epoch.
  const ahead = treeAt > zxid && counterOf(treeAt) > 0 ? { treeAt } : {};
  outbox.record({ kind: 'log.truncated', to: zxid, dropped: entries.length - kept.length, ...ahead });
  self.log.replace(kept);
  loadDatabase(step);
  self.vars.update({ lastProcessedZxid: zxid });
}

/** Takes over a leader's whole tree in place of one's own. */
export function loadImage(
  step: ServerStep,
  nodes: ReadonlyMap<string, Znode>,
  sessions: ReadonlyMap<SessionId, number>,
  zxid: Zxid,
): void {
  const { self } = step;
  const onDisk = { log: self.log.toArray(), snapshot: self.snapshot.value };
  self.log.replace([]);
  self.snapshot.value = { zxid, nodes, sessions };
  loadDatabase(step);
  if (!keepsImageInMemory(step)) return;
  self.log.replace(onDisk.log);
  self.snapshot.value = onDisk.snapshot;
}

export function sessionFromDisk(
  { outbox }: Pick<ServerStep, 'outbox'>,
  id: SessionId,
  timeoutMs: number,
): ServerSession {
  return {
    id,
    password: passwordOf(id),
    timeoutMs,
    createdTimeoutMs: timeoutMs,
    commit: 'committed',
    expiresAtMs: 0,
    lastTouchedAtMs: outbox.nowMs,
    touchedBy: outbox.lastRecord,
    state: 'open',
    link: null,
    lastLink: null,
    owner: null,
    scope: 'global',
  };
}

function clearTree(self: ServerState): void {
  for (const table of [self.nodes, self.ephemerals, self.containers, self.sessions, self.outstanding])
    table.clear();
}
