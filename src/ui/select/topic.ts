// What a sentence is about, by the records that it tells; no words are in it.
import { isClientId } from '../../engine/index.ts';
import type { LinkId, RecordOf, TraceRecord, Zxid } from '../../engine/index.ts';
import type { Experiment, SidedRecord } from '../../scenarios/experiment/experiment.ts';
import { traceReader } from './readTrace.ts';
import { isNothingTaken } from './nothingTaken.ts';
import { gainOf, isEndedByRefusal, isRefusal, isWokenByConnection } from './refusals.ts';

/** By what began it. */
export type Topic =
  | 'command'
  | 'expired'
  | 'woken'
  | 'holds'
  | 'left'
  | 'watch'
  | 'broken'
  | 'outcome'
  | 'election'
  | 'log'
  | 'clients'
  | 'answers'
  | 'data';

/** Of what happens in one step, what the sentence is about. */
export const WEIGHT: Readonly<Record<Topic, number>> = {
  command: 9,
  expired: 8,
  woken: 7,
  broken: 6,
  election: 5,
  outcome: 4,
  holds: 4,
  log: 3,
  left: 0,
  clients: 2,
  answers: 1,
  data: 1,
  watch: 0,
};

/** Null: it is told by no sentence. What narrate.ts has a clause for, and nothing else. */
export function topicOf(experiment: Experiment, { side, record }: SidedRecord): Topic | null {
  const world = experiment.worlds[side];
  if (world !== undefined && isOutcome(record, world.trace)) return 'outcome';
  if (isWokenByConnection(record)) return 'clients';
  switch (record.kind) {
    case 'command.given':
      return record.command.type === 'stopScript' || record.command.type === 'sendWire' ? null : 'command';
    case 'session.expired':
      return record.why === 'silence' ? 'expired' : null;
    case 'watch.fired':
      return 'woken';
    case 'event.delivered':
      if (isAuthFailure(record)) return 'clients';
      return record.event.type !== 'None' && isClientId(record.actor) ? 'woken' : null;
    case 'session.learnedExpired':
      return 'clients';
    case 'watch.set':
      return 'watch';
    case 'belief.stated':
      return isClientId(record.actor) && !isRepeated(record, world?.trace ?? []) ? 'holds' : null;
    case 'belief.withdrawn':
      return isClientId(record.actor) ? 'left' : null;
    case 'fact.stated':
      if (record.fact.type === 'listed') return 'answers';
      return isLeadershipLost(record) ? 'holds' : null;
    case 'connection.state':
      return record.state === 'LOST' ? 'clients' : null;
    default:
      if (isReplyTooLong(record)) return 'clients';
  }
  if (world === undefined) return null;
  if (world.setup.servers.length < 2) return isDataWritten(record) ? 'data' : null;
  return ensembleTopic(record, world.trace);
}

/** A program that states again what it has not withdrawn tells nothing new: what is said of it stays said. */
export function isRepeated(record: TraceRecord, trace: readonly TraceRecord[]): boolean {
  if (record.kind !== 'belief.stated') return false;
  const { actor, belief, seq, thread } = record;
  for (let at = seq - 2; at >= 0; at--) {
    const before = trace[at];
    if (before?.actor !== actor) continue;
    if (before.kind === 'client.started') return false;
    const isOfBelief = before.kind === 'belief.stated' || before.kind === 'belief.withdrawn';
    if (isOfBelief && before.thread === thread && before.belief.path === belief.path)
      return before.kind === 'belief.stated' && before.belief.what === belief.what;
  }
  return false;
}

/** One server says of a write what it did; an ensemble, whether it is committed. */
export function isDataWritten(record: TraceRecord): record is RecordOf<'txn.applied'> {
  return (
    record.kind === 'txn.applied' &&
    record.changes.some(({ type }) => type === 'dataSet' || type === 'aclSet')
  );
}

/** Whether it is what came of something that a client was asked for, or of a program. */
function isOutcome(record: TraceRecord, trace: readonly TraceRecord[]): boolean {
  return (
    isRefusal(record, trace) ||
    isNothingTaken(record, trace) ||
    gainOf(record, trace) !== null ||
    isEndedByRefusal(record)
  );
}

/** A library says so to those who listen to it. */
export function isLeadershipLost(record: TraceRecord): boolean {
  return (
    record.kind === 'fact.stated' && record.fact.type === 'called' && record.fact.listener === 'notLeader'
  );
}

/** A server has refused what a client says it is: its handle is of no more use. */
export function isAuthFailure(record: TraceRecord): boolean {
  return record.kind === 'event.delivered' && record.event.state === 'AuthFailed' && isClientId(record.actor);
}

/** A client closes its connection rather than read a reply of that size. */
export function isReplyTooLong(record: TraceRecord): boolean {
  return record.kind === 'connection.lost' && record.why === 'packetTooLong' && isClientId(record.actor);
}

function ensembleTopic(record: TraceRecord, trace: readonly TraceRecord[]): Topic | null {
  switch (record.kind) {
    case 'role.left':
      return record.role === 'LEADING' ? 'election' : null;
    case 'vote.started':
    case 'leader.established':
      return 'election';
    case 'vote.decided':
      return record.leader === record.actor ? 'election' : null;
    case 'epoch.begun':
      return record.notLogged === undefined ? null : 'log';
    case 'log.truncated':
      return record.dropped > 0 ? 'log' : null;
    case 'snapshot.begun':
      return 'log';
    case 'connection.lost':
      return isClientId(record.actor) && sessionLinks(trace).has(record.link) ? 'clients' : null;
    case 'session.established':
      return record.how === 'resumed' ? 'clients' : null;
    case 'txn.logged': {
      // Whether a quorum gets it is seen by what follows.
      const committedAt = writtenFor(trace).get(record.zxid);
      return committedAt === null || (committedAt !== undefined && committedAt > record.seq) ? 'log' : null;
    }
    case 'txn.committed':
      return writtenFor(trace).get(record.zxid) === record.seq ? 'log' : null;
    case 'request.failed':
      return isClientId(record.actor) && record.op === 'setData' ? 'answers' : null;
    case 'program.resumed':
      return isClientId(record.actor) &&
        record.input.kind === 'response' &&
        typeof record.input.body.data === 'string'
        ? 'answers'
        : null;
    default:
      return null;
  }
}

/** Connections that have carried a session. */
const sessionLinks = traceReader(
  () => new Set<LinkId>(),
  (links, { link }) => {
    links.add(link);
  },
  ['session.established'],
);

/** Of each write of a client that is not refused, the record of its being committed first. */
const writtenFor = traceReader(
  () => new Map<Zxid, number | null>(),
  (writes, record) => {
    if (record.kind === 'txn.proposed' && record.path !== null && record.err === 'Ok')
      writes.set(record.zxid, null);
    if (record.kind === 'txn.committed' && writes.get(record.zxid) === null) {
      writes.set(record.zxid, record.seq);
    }
  },
  ['txn.proposed', 'txn.committed'],
);
