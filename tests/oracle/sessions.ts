// What a session may rely on, whichever server serves it.
import type { Happening } from './history.ts';
import type { Rule } from './rule.ts';
import { Undecided } from './undecided.ts';

/** Time never runs backwards for a session: the zxids of its answers do not fall. */
export function readsMonotone(): Rule {
  const sessionOf = new Map<string, string>();
  const seen = new Map<string, number>();
  return {
    name: 'a session never reads an older state than it has read',
    see(happening) {
      if (happening.kind === 'connected') sessionOf.set(happening.connection, happening.session);
      if (happening.kind === 'forgot') seen.set(happening.session, happening.zxid);
      if (happening.kind !== 'answered' || happening.zxid <= 0) return null;
      const session = sessionOf.get(happening.connection) ?? happening.connection;
      const before = seen.get(session) ?? 0;
      if (happening.zxid < before) return `${session} read ${happening.zxid} after ${before}`;
      seen.set(session, happening.zxid);
      return null;
    },
  };
}

/**
 * Answers come in the order of the requests, each once. What has no number of its own (authentication, setWatches) has no
 * turn.
 */
export function firstInFirstOut(): Rule {
  const asked = new Map<string, Set<number>>();
  const last = new Map<string, number>();
  return {
    name: "a connection's requests are answered in order",
    see(happening) {
      if (happening.kind === 'asked' && happening.xid > 0) {
        const { connection, xid } = happening;
        asked.set(connection, (asked.get(connection) ?? new Set()).add(xid));
      }
      if (happening.kind !== 'answered' || happening.xid <= 0) return null;
      const { connection, xid } = happening;
      if (asked.get(connection)?.delete(xid) !== true)
        return `${connection} was answered ${xid}, which it had not asked`;
      const before = last.get(connection) ?? 0;
      last.set(connection, xid);
      return xid > before ? null : `${connection} was answered ${xid} after ${before}`;
    },
  };
}

/** A watch event comes before any answer that is as new as what it announces. */
export function eventBeforeData(): Rule {
  const newest = new Map<string, number>();
  return {
    name: 'a watch event comes before the data it announces',
    see(happening) {
      if (happening.kind === 'answered' && happening.zxid > (newest.get(happening.connection) ?? 0))
        newest.set(happening.connection, happening.zxid);
      if (happening.kind !== 'told' || happening.zxid === null) return null;
      const answered = newest.get(happening.connection) ?? 0;
      if (answered < happening.zxid) return null;
      return `${happening.connection} heard of ${happening.zxid} (${happening.type} ${happening.path}) after an answer of ${answered}`;
    },
  };
}

/** No ephemeral outlives its session. */
export function ephemeralsGone(): Rule {
  const ended = new Map<string, number>();
  const owned = new Map<string, Set<string>>();
  const undecided = new Undecided();
  return {
    name: "a session's ephemerals are gone with it",
    see(happening) {
      switch (happening.kind) {
        case 'proposed':
          undecided.expect(happening.zxid, happening.path);
          return null;
        case 'applied': {
          const { isNext, unseen } = undecided.apply(happening.zxid);
          // A server that comes later applies it all again.
          if (!isNext) return null;
          if (unseen === 'anything') owned.clear();
          else for (const path of unseen) forget(path, owned);
          // One server's own session has ended there while the request that makes it everybody's was on its way.
          if (happening.begins) ended.delete(happening.session);
          return follow(happening, owned, ended);
        }
        case 'ended':
          return endOf(happening, owned, ended);
        case 'answered': {
          const { zxid, err, sights } = happening;
          const ghost = sights.find(({ owner }) => owner !== null && zxid >= (ended.get(owner) ?? Infinity));
          return err === 'Ok' && ghost !== undefined
            ? `${ghost.path} of ${ghost.owner} is still there at ${zxid}`
            : null;
        }
        default:
          return null;
      }
    },
  };
}

type Applied = Extract<Happening, { readonly kind: 'applied' }>;
type Ended = Extract<Happening, { readonly kind: 'ended' }>;

function follow(
  applied: Applied,
  owned: Map<string, Set<string>>,
  ended: Map<string, number>,
): string | null {
  for (const change of applied.changes) {
    if (change.type === 'deleted') forget(change.path, owned);
    if (change.type !== 'created' || change.owner === null) continue;
    const end = ended.get(change.owner);
    if (end !== undefined && end < applied.zxid)
      return `${change.path} was made at ${applied.zxid} by ${change.owner}, which ended at ${end}`;
    if (end === undefined) owned.set(change.owner, (owned.get(change.owner) ?? new Set()).add(change.path));
  }
  return null;
}

function forget(path: string, owned: Map<string, Set<string>>): void {
  for (const paths of owned.values()) paths.delete(path);
}

/** The first server to close a session has applied all before it. */
function endOf(
  { session, zxid }: Ended,
  owned: Map<string, Set<string>>,
  ended: Map<string, number>,
): string | null {
  if (ended.has(session)) return null;
  ended.set(session, zxid);
  const [left] = owned.get(session) ?? [];
  owned.delete(session);
  return left === undefined ? null : `${left} is still there though ${session} ended at ${zxid}`;
}
