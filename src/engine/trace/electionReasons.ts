// Why a server was elected, and whose history its epoch begins with.
import { type ServerId, isServerId } from '../model/ids.ts';
import { reasonsGiven, type Reasons } from './causes.ts';
import { backFrom, newest } from './lookBack.ts';
import type { RecordOf, TraceRecord } from './record.ts';

type Trace = readonly TraceRecord[];

/** Of each server the vote for the one elected that was counted here, the own one included. */
export function votesFor(trace: Trace, decided: RecordOf<'vote.decided'>): readonly TraceRecord[] {
  const votes = new Map<ServerId, TraceRecord>();
  for (const record of backFrom(trace, decided)) {
    if (record.actor !== decided.actor) continue;
    if (record.kind === 'vote.started') break;
    const from = voterOf(record, decided);
    if (from !== null && !votes.has(from)) votes.set(from, record);
  }
  return [...votes.values()];
}

function voterOf(record: TraceRecord, { leader, actor }: RecordOf<'vote.decided'>): ServerId | null {
  if (record.kind === 'vote.received') return record.vote.leader === leader ? record.from : null;
  const isOwn = record.kind === 'vote.cast' && record.vote.leader === leader;
  return isOwn && isServerId(actor) ? actor : null;
}

/** It was elected, and a quorum has taken up its history. */
export function becauseElected(trace: Trace, established: RecordOf<'leader.established'>): Reasons {
  const { actor, epoch } = established;
  const elected = newest(trace, established, 'role.changed', (record) => record.actor === actor);
  if (elected === null) return reasonsGiven(trace, established);
  const followed = trace
    .slice(elected.seq, established.seq - 1)
    .filter((record) => record.kind === 'epoch.begun' && record.epoch === epoch);
  return { goOn: [elected], beside: followed };
}

/** A learner is brought to the history of an epoch: how it came, and how the leader came to that epoch. */
export function becauseOfTheEpoch(trace: Trace, sent: RecordOf<'sync.sent'>): Reasons {
  const { goOn, beside } = reasonsGiven(trace, sent);
  const epoch = newest(trace, sent, 'leader.established', ({ actor }) => actor === sent.actor);
  return { goOn: epoch === null ? goOn : [...goOn, epoch], beside };
}
