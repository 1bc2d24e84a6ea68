// Why a client waited in vain for an answer.
import { type ServerId, isServerId } from '../model/ids.ts';
import type { Reasons } from './causes.ts';
import { backFrom, newest } from './lookBack.ts';
import type { RecordKind, RecordOf, TraceRecord } from './record.ts';
import { becauseParted } from './silence.ts';

type Trace = readonly TraceRecord[];

/**
 * Both ends ran and could hear each other, or the link would be named: a write that waits for its leader, or for a quorum,
 * holds up all that its session asks behind it, heartbeats included.
 */
export function whyUnanswered(trace: Trace, lost: RecordOf<'connection.lost'>): Reasons {
  const { actor, link } = lost;
  const server = newest(trace, lost, 'connection.attempted', (record) => record.link === link)?.server;
  const parting = server === undefined ? null : becauseParted(trace, lost, actor, [server]);
  const stuck = parting === null ? furthestUnanswered(trace, lost) : null;
  if (stuck?.kind === 'txn.proposed')
    return { goOn: unreached(trace, lost, stuck), beside: [stuck, ...acknowledgements(trace, stuck)] };
  const unheard = stuck === null ? null : becauseParted(trace, lost, stuck.actor, [stuck.to]);
  return {
    goOn: parting?.goOn ?? unheard?.goOn ?? [],
    beside: stuck === null ? [] : [stuck],
  };
}

type Stuck = RecordOf<'txn.proposed'> | RecordOf<'request.forwarded'>;

/** How far the first request of a connection came that got no answer; null if it came nowhere. */
function furthestUnanswered(trace: Trace, lost: RecordOf<'connection.lost'>): Stuck | null {
  const sent = oldestUnanswered(trace, lost);
  if (sent === null) return null;
  const led = new Set([sent.seq]);
  let furthest: Stuck | null = null;
  for (const record of trace.slice(sent.seq, lost.seq - 1)) {
    if (!ON_THE_WAY.has(record.kind) || !record.causes.some((seq) => led.has(seq))) continue;
    led.add(record.seq);
    if (record.kind === 'txn.proposed' || record.kind === 'request.forwarded') furthest = record;
  }
  return furthest;
}

function oldestUnanswered(trace: Trace, lost: RecordOf<'connection.lost'>): RecordOf<'request.sent'> | null {
  const answered = new Set<number>();
  let oldest: RecordOf<'request.sent'> | null = null;
  for (const record of backFrom(trace, lost)) {
    if (!('link' in record) || record.link !== lost.link) continue;
    if (record.kind === 'connection.attempted') break;
    if (record.kind === 'reply.delivered') answered.add(record.xid);
    if (record.kind === 'request.sent' && !answered.has(record.xid)) oldest = record;
  }
  return oldest;
}

const ON_THE_WAY: ReadonlySet<RecordKind> = new Set([
  'request.received',
  'request.forwarded',
  'request.taken',
  'txn.proposed',
]);

/** What came of a proposal where it was made. */
function acknowledgements(
  trace: Trace,
  { seq, zxid, actor }: RecordOf<'txn.proposed'>,
): readonly RecordOf<'txn.acked'>[] {
  return trace
    .slice(seq)
    .filter(
      (record): record is RecordOf<'txn.acked'> =>
        record.kind === 'txn.acked' && record.zxid === zxid && record.actor === actor,
    );
}

/** Why servers that did not acknowledge a proposal could not. */
function unreached(trace: Trace, lost: TraceRecord, proposed: RecordOf<'txn.proposed'>) {
  const acked = new Set<string>(acknowledgements(trace, proposed).map(({ by }) => by));
  const silent = serversOf(trace).filter((server) => server !== proposed.actor && !acked.has(server));
  return becauseParted(trace, lost, proposed.actor, silent)?.goOn ?? [];
}

function serversOf(trace: Trace): readonly ServerId[] {
  const servers = new Set<ServerId>();
  for (const { kind, actor } of trace) if (kind === 'server.started' && isServerId(actor)) servers.add(actor);
  return [...servers];
}
