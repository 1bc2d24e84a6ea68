// I-21: an ephemeral lives as long as its session: on every server it is made while the session is known there, and gone
// with the transaction that closes the session.
import type { SessionId } from '../model/ids.ts';
import type { RecordOf } from '../trace/record.ts';
import type { ServerState } from '../server/serverState.ts';
import type { Invariant } from './invariant.ts';
import { serverOf, serversFinding } from './zab.ts';

export const ephemeralLife: Invariant = {
  id: 'I-21',
  nature: 'event',
  concerns: new Set(['txn.applied', 'server.serving']),
  check(world, records) {
    for (const record of records) {
      const server = serverOf(record);
      const state = server === null ? undefined : world.servers.get(server);
      if (server === null || state === undefined) continue;
      let orphan: string | null = null;
      if (record.kind === 'txn.applied') orphan = orphanOf(state, record);
      if (record.kind === 'server.serving') orphan = anyOrphan(state);
      if (orphan !== null) return serversFinding([server], 1, [record.seq], orphan);
    }
    return null;
  },
};

function orphanOf(server: ServerState, applied: RecordOf<'txn.applied'>): string | null {
  if (applied.type === 'closeSession') return server.ephemerals.get(applied.session)?.[0] ?? null;
  for (const change of applied.changes) {
    if (change.type !== 'created' || change.owner === null || isKnown(server, change.owner)) continue;
    // A learner that catches up applies many transactions in one step: the session and the node may have ended since.
    if (server.nodes.get(change.path)?.owner === change.owner) return change.path;
  }
  return null;
}

/** After a start or a snapshot from the leader everything is new. */
function anyOrphan(server: ServerState): string | null {
  for (const [session, paths] of server.ephemerals.entries()) {
    const [path] = paths;
    if (path !== undefined && !isKnown(server, session)) return path;
  }
  return null;
}

function isKnown(server: ServerState, session: SessionId): boolean {
  return server.sessions.has(session);
}
