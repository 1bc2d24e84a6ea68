// What made a record of an ensemble so, where no message that led to it can tell: votes that were counted, an answer that
// never came, a network that carries nothing. Read off the trace when a reader asks why.
import type { ServerId } from '../model/ids.ts';
import { reasonsGiven, type Reasons } from './causes.ts';
import { becauseElected, becauseOfTheEpoch, votesFor } from './electionReasons.ts';
import { backFrom } from './lookBack.ts';
import type { RecordKind, RecordOf, TraceRecord } from './record.ts';
import { becauseParted } from './silence.ts';
import { whyUnanswered } from './unanswered.ts';
import { whySilent } from './unheardSession.ts';

type Trace = readonly TraceRecord[];

/** What led to a record, found in the trace or named by the record itself. */
export function reasonsBehind(trace: Trace, record: TraceRecord): Reasons {
  return reasonsOf(trace, record) ?? reasonsGiven(trace, record);
}

/** Null where the record itself says all. */
function reasonsOf(trace: Trace, record: TraceRecord): Reasons | null {
  switch (record.kind) {
    case 'vote.decided':
      return { ...reasonsGiven(trace, record), beside: votesFor(trace, record) };
    case 'leader.established':
      return becauseElected(trace, record);
    case 'sync.sent':
      return becauseOfTheEpoch(trace, record);
    case 'role.left':
      return isExplained(trace, record) ? null : whyLeft(trace, record);
    case 'learner.lost':
      return isUnheard(record) && !isExplained(trace, record)
        ? becauseParted(trace, record, record.actor, [record.learner])
        : null;
    case 'connection.closed':
      return record.why === 'serverStopped'
        ? becauseOf(trace, record, ['role.left', 'server.stopped'])
        : null;
    case 'role.changed':
      return becauseOf(trace, record, ['role.left', 'vote.decided']);
    case 'connection.lost':
      return isSilence(record) && !isExplained(trace, record) ? whyUnanswered(trace, record) : null;
    case 'session.expired':
      return record.why !== 'silence' || isExplained(trace, record) ? null : whySilent(trace, record);
    default:
      return null;
  }
}

/** A command that silenced the other side stands among the causes already. */
function isExplained(trace: Trace, { causes }: TraceRecord): boolean {
  return causes.some((seq) => trace[seq - 1]?.kind === 'command.given');
}

/** Who was lost or not heard before a server gave up its role. */
function whyLeft(trace: Trace, left: RecordOf<'role.left'>): Reasons | null {
  if (left.why === 'noQuorum') {
    const lost = lostLearners(trace, left);
    return lost.length === 0 ? null : { goOn: lost, beside: [] };
  }
  const isDeaf = left.why === 'timeout' || left.why === 'cannotConnect';
  return isDeaf && left.leader !== null ? becauseParted(trace, left, left.actor, [left.leader]) : null;
}

/** The learners a leader has lost since it was established and not won back. */
function lostLearners(trace: Trace, left: RecordOf<'role.left'>): readonly TraceRecord[] {
  const latest = new Map<ServerId, TraceRecord>();
  for (const record of backFrom(trace, left)) {
    if (record.actor !== left.actor) continue;
    if (record.kind === 'leader.established') break;
    const isHere = record.kind === 'learner.lost' || record.kind === 'learner.joined';
    if (isHere && !latest.has(record.learner)) latest.set(record.learner, record);
  }
  return [...latest.values()].filter(({ kind }) => kind === 'learner.lost');
}

/** What the same server had done just before, in the same step: a step's records name its first one alone. */
function becauseOf(trace: Trace, record: TraceRecord, kinds: readonly RecordKind[]): Reasons | null {
  for (const earlier of backFrom(trace, record)) {
    if (earlier.step !== record.step) break;
    if (earlier.actor === record.actor && kinds.includes(earlier.kind))
      return { goOn: [earlier], beside: [] };
  }
  return null;
}

/** It said nothing at all, or nothing of a proposal that it was sent. */
function isUnheard({ why }: RecordOf<'learner.lost'>): boolean {
  return why === 'silence' || why === 'noAck';
}

function isSilence({ why }: RecordOf<'connection.lost'>): boolean {
  return why === 'silence' || why === 'connectTimeout';
}
