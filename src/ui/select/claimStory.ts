// How clients came to claim together what only one may: what parted the first of them from its znode, and from when on all claim.
import { why, type Claim, type RecordOf, type TraceRecord } from '../../engine/index.ts';

export interface ClaimStory {
  /** The command that silenced a client whose session has expired since. */
  readonly cause: TraceRecord | null;
  /** What took a claim its znode: the end of the session, or the write that deleted it. */
  readonly lost: TraceRecord | null;
  /** Where the end of the session is what took it: that the znode was deleted then. */
  readonly deleted: TraceRecord | null;
  /** The claim from which on all of them stand. */
  readonly together: TraceRecord | null;
  /** By which each came to claim, first by the first; a claim that is repeated is no new one. */
  readonly claimed: readonly TraceRecord[];
}

/** `seen`: the records up to where the claims are looked at. */
export function claimStory(seen: readonly TraceRecord[], claims: readonly Claim[]): ClaimStory {
  const begun = claims.flatMap((claim) => {
    const record = beginOf(seen, claim);
    return record === null ? [] : [{ claim, record }];
  });
  const claimed = [...new Set(begun.map(({ record }) => record))].toSorted((a, b) => a.seq - b.seq);
  const stale = begun.find(({ claim: { fault } }) => fault !== null && LOST.has(fault));
  const together = claimed.length > 1 ? (claimed.at(-1) ?? null) : null;
  if (stale === undefined) return { cause: null, lost: null, deleted: null, together, claimed };
  const deleted = lossOf(seen, stale.record, stale.claim);
  const behind = deleted === null ? [] : why(seen, deleted.seq);
  const expired = behind.findLast(({ kind }) => kind === 'session.expired') ?? null;
  const led = expired === null ? behind : why(seen, expired.seq);
  const cause = led.findLast(({ kind }) => kind === 'command.given') ?? null;
  return { cause, lost: expired ?? deleted, deleted: expired === null ? null : deleted, together, claimed };
}

const LOST: ReadonlySet<Claim['fault']> = new Set<Claim['fault']>([
  'deleted',
  'notThere',
  'ofAnotherSession',
]);

/** Let go of and claimed again in the same millisecond, it is one claim. */
function beginOf(seen: readonly TraceRecord[], { client, what, path }: Claim): TraceRecord | null {
  let begin: TraceRecord | null = null;
  for (let at = seen.length - 1; at >= 0; at--) {
    const record = seen[at];
    if (record?.actor !== client) continue;
    if (record.kind === 'client.started') break;
    if (record.kind !== 'belief.stated' && record.kind !== 'belief.withdrawn') continue;
    if (record.belief.what !== what || record.belief.path !== path) continue;
    if (record.kind === 'belief.stated') begin = record;
    else if (begin !== null && record.timeMs < begin.timeMs) break;
  }
  return begin;
}

/**
 * Where the znode was its own and was deleted; of several servers the first that did. What it never had, it has not lost. A claim that is
 * made again later, such as after a reconnect, lost it before.
 */
function lossOf(
  seen: readonly TraceRecord[],
  { seq }: TraceRecord,
  { client, path }: Claim,
): TraceRecord | null {
  const sessions = new Set(
    seen.flatMap((record) =>
      record.kind === 'session.established' && record.actor === client ? [record.session] : [],
    ),
  );
  const deletes = (record: TraceRecord): record is Applied =>
    record.kind === 'txn.applied' &&
    record.changes.some(
      (change) =>
        change.type === 'deleted' &&
        change.path === path &&
        change.owner !== null &&
        sessions.has(change.owner),
    );
  const since = seen.slice(seq).find(deletes);
  if (since !== undefined) return since;
  const last = seen.slice(0, seq).findLast(deletes);
  // What it deleted itself was not taken from it.
  if (last === undefined || (last.type !== 'closeSession' && sessions.has(last.session))) return null;
  return seen.find((record) => deletes(record) && record.zxid === last.zxid) ?? null;
}

type Applied = RecordOf<'txn.applied'>;
