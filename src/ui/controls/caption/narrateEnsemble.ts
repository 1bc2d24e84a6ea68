// What is read out of an ensemble: elections and their outcome, what a log lost, which clients lost their connection and
// where they came back.
import { isClientId, isServerId } from '../../../engine/index.ts';
import type { ClientId, LinkId, RecordKind, RecordOf, TraceRecord, World } from '../../../engine/index.ts';
import { afterColon } from '../../../words/names.ts';
import type { Messages } from '../../../words/messages.ts';
import { fateOf, zabHistory } from '../../select/ensemble/zabHistory.ts';
import { writeClauses, type ToldRecords } from './narrateWrites.ts';
import { traceReader } from '../../select/readTrace.ts';

/** `world`: as it is shown; who has found a leader by then does not look for one any more. */
export function ensembleClauses(told: ToldRecords, world: World, words: Messages): readonly string[] {
  const { records, trace } = told;
  const { live } = words.ensemble;
  const server = (id: string) => words.controls.server(afterColon(id));
  return [
    ...ofKind(records, 'role.left').flatMap(({ actor, role }) =>
      role === 'LEADING' ? [live.left(server(actor))] : [],
    ),
    ...ofKind(records, 'epoch.begun').flatMap(({ actor, notLogged, newLeader }) => {
      if (notLogged === undefined) return [];
      return [
        notLogged === 0
          ? live.inTime(server(actor))
          : live.early(server(actor), newLeader === 'acknowledged'),
      ];
    }),
    ...electionClauses(told, world, words),
    ...ofKind(records, 'log.truncated').flatMap(({ actor, dropped, seq, step }) =>
      dropped > 0 ? [live.truncated(server(actor), dropped, lostCommitted(actor, seq, step, trace))] : [],
    ),
    ...writeClauses(told, world, words),
    ...clientClauses(records, trace, words),
  ];
}

/** Whether what a server dropped with that record had been committed. */
function lostCommitted(
  actor: TraceRecord['actor'],
  seq: number,
  step: number,
  trace: readonly TraceRecord[],
): boolean {
  const history = zabHistory(trace);
  const truncation = isServerId(actor)
    ? history.truncations.get(actor)?.find((each) => each.seq === seq)
    : undefined;
  return truncation?.zxids.some((zxid) => fateOf(history, zxid, step) === 'committed') === true;
}

/** Who won, if anybody did; else that it goes on, or who looks for a leader that others have. */
function electionClauses(
  { records, trace }: ToldRecords,
  world: World,
  { ensemble: { live }, controls }: Messages,
): readonly string[] {
  const server = (id: string) => controls.server(afterColon(id));
  const elected = ofKind(records, 'leader.established');
  if (elected.length > 0) return elected.map(({ actor, epoch }) => live.elected(server(actor), epoch));
  const won = ofKind(records, 'vote.decided').findLast(({ actor, leader }) => actor === leader);
  if (won !== undefined && world.servers.get(won.leader)?.peer.value?.role === 'LEADING')
    return [live.won(server(won.leader))];
  const votes = ofKind(records, 'vote.started');
  if (votes.length === 0) return [];
  const { underLeader } = elections(trace);
  if (!votes.every(({ seq }) => underLeader.has(seq))) return [live.votes];
  const looking = votes.filter(
    ({ actor }) => isServerId(actor) && world.servers.get(actor)?.peer.value?.role === 'LOOKING',
  );
  return looking.length === 0 ? [] : [live.looking([...new Set(looking.map(({ actor }) => server(actor)))])];
}

/** Which servers lead, and which records of a server that begins to vote came while another one led. */
const elections = traceReader(
  () => ({ leading: new Set<TraceRecord['actor']>(), underLeader: new Set<number>() }),
  ({ leading, underLeader }, record) => {
    if (record.kind === 'leader.established') leading.add(record.actor);
    else if (record.kind === 'role.left' || record.kind === 'server.stopped') leading.delete(record.actor);
    else if (record.kind === 'vote.started' && leading.size > 0) underLeader.add(record.seq);
  },
);

function clientClauses(
  records: readonly TraceRecord[],
  trace: readonly TraceRecord[],
  words: Messages,
): readonly string[] {
  const { live } = words.ensemble;
  const client = (id: ClientId) => words.controls.client(afterColon(id));
  const carried = sessionLinks(trace);
  // Who was not let in had nothing to lose.
  const lost = clientsOf(
    ofKind(records, 'connection.lost').filter(
      ({ link, why }) => carried.has(link) && why !== 'packetTooLong',
    ),
  );
  const back = clientsOf(ofKind(records, 'session.established').filter(({ how }) => how === 'resumed'));
  const parts: string[] = [];
  // Who was back before anybody spoke has lost nothing worth a word of its own.
  const gone = lost.filter((id) => !back.includes(id));
  if (gone.length > 0) parts.push(live.disconnected(gone.map(client)));
  if (back.length > 0) parts.push(live.back(back.map(client)));
  return parts;
}

/** Connections that have carried a session. */
const sessionLinks = traceReader(
  () => new Set<LinkId>(),
  (links, record) => {
    if (record.kind === 'session.established') links.add(record.link);
  },
);

function clientsOf(records: readonly TraceRecord[]): readonly ClientId[] {
  return [...new Set(records.flatMap(({ actor }) => (isClientId(actor) ? [actor] : [])))];
}

function ofKind<K extends RecordKind>(records: readonly TraceRecord[], kind: K): readonly RecordOf<K>[] {
  return records.filter((record): record is RecordOf<K> => record.kind === kind);
}
