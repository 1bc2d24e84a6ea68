// What is read out of an ensemble: elections and their outcome, what a log lost, which clients lost their connection and
// where they came back.
import { isClientId, isServerId } from '../../../engine/index.ts';
import type { ClientId, LinkId, RecordKind, RecordOf, TraceRecord, World } from '../../../engine/index.ts';
import { afterColon, zxidText } from '../../../words/names.ts';
import type { Messages } from '../../../words/messages.ts';
import { fateOf, zabHistory } from '../../select/ensemble/zabHistory.ts';
import type { ShownEnsemble, ToldRecords } from '../../room/ensembleNarrator.ts';
import { ofKind } from './narrated.ts';
import { writeClauses } from './narrateWrites.ts';
import { traceReader } from '../../select/readTrace.ts';

/** `world`: as it is shown; who has found a leader by then does not look for one any more. */
export function ensembleClauses(
  told: ToldRecords,
  { world, worlds }: ShownEnsemble,
  words: Messages,
): readonly string[] {
  const { records, trace } = told;
  const { live } = words.ensemble;
  const server = (id: string) => words.controls.server(afterColon(id));
  const writes = writeClauses(told, world, words);
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
    // Whether a write is kept matters more than how long it took, and what two worlds have in common is said once.
    ...electionClauses(told, world, words, writes.length === 0 && worlds === 'alone' ? 'withTime' : 'brief'),
    ...ofKind(records, 'log.truncated').flatMap(({ actor, dropped, seq, step }) =>
      dropped > 0 ? [live.truncated(server(actor), dropped, lostCommitted(actor, seq, step, trace))] : [],
    ),
    ...writes,
    ...diskClauses(told, world, words),
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

/** The winner, if there is one. Otherwise that the election goes on, or which server looks for a leader that others have. */
function electionClauses(
  { records, trace }: ToldRecords,
  world: World,
  { ensemble: { live }, controls }: Messages,
  length: 'withTime' | 'brief',
): readonly string[] {
  const server = (id: string) => controls.server(afterColon(id));
  const elected = ofKind(records, 'leader.established');
  if (elected.length > 0)
    return elected.map((record) => {
      const lost = length === 'brief' ? null : lossBefore(record, trace);
      const told = live.elected(server(record.actor), record.epoch);
      return lost === null ? told : live.electedAfter(told, lost.afterMs, server(lost.leader), lost.how);
    });
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

/** How long before it the server that led until then went down or froze; null if that is not how it ceased to lead. */
function lossBefore(
  { actor, seq, timeMs }: RecordOf<'leader.established'>,
  trace: readonly TraceRecord[],
): { readonly leader: string; readonly afterMs: number; readonly how: 'wentDown' | 'froze' } | null {
  const before = trace.slice(0, seq - 1);
  const last = before.findLast(({ kind }) => kind === 'leader.established');
  if (last === undefined || last.actor === actor) return null;
  const lost = before
    .slice(last.seq)
    .find(({ kind, actor: of }) => of === last.actor && ENDS_OFFICE.has(kind));
  if (lost === undefined || lost.kind === 'role.left') return null;
  const how = lost.kind === 'server.frozen' ? 'froze' : 'wentDown';
  return { leader: last.actor, afterMs: timeMs - lost.timeMs, how };
}

const ENDS_OFFICE: ReadonlySet<RecordKind> = new Set(['server.stopped', 'server.frozen', 'role.left']);

/** Snapshots that are written while writes go on, and what a server that is started has found on its disk. */
function diskClauses(told: ToldRecords, world: World, words: Messages): readonly string[] {
  const { records } = told;
  const { live } = words.ensemble;
  const server = (id: string) => words.controls.server(afterColon(id));
  const isAsked = records.some(({ kind }) => kind === 'command.given');
  return [
    ...ofKind(records, 'server.started').flatMap(({ actor, lastZxid, recovered }) =>
      isAsked && recovered === 'fromSnapshotAndLog'
        ? [live.recovered(server(actor), zxidText(lastZxid))]
        : [],
    ),
    ...snapshotClauses(told, world.step, words),
  ];
}

/** Of each file, who writes it, or has written it by the step that is shown. */
function snapshotClauses(
  { records, trace }: ToldRecords,
  step: number,
  { ensemble: { live }, controls }: Messages,
): readonly string[] {
  const begun = ofKind(records, 'snapshot.begun');
  // A long run is not read for nothing, at each step.
  if (begun.length === 0) return [];
  const taken = trace.filter(
    (each): each is RecordOf<'snapshot.taken'> => each.kind === 'snapshot.taken' && each.step <= step,
  );
  return [...new Set(begun.map(({ zxid }) => zxid))].flatMap((zxid) => {
    const file = `snapshot.${zxid.toString(16)}`;
    const isDone = (actor: string) => taken.some((each) => each.actor === actor && each.zxid === zxid);
    const writers = begun.filter((each) => each.zxid === zxid).map(({ actor }) => actor);
    const named = (ids: readonly string[]) => ids.toSorted().map((id) => controls.server(afterColon(id)));
    const done = named(writers.filter(isDone));
    const open = named(writers.filter((id) => !isDone(id)));
    return [
      ...(done.length === 0 ? [] : [live.snapshotTaken(done, file)]),
      ...(open.length === 0 ? [] : [live.snapshotting(open, file)]),
    ];
  });
}

/** Which servers lead, and which records of a server that begins to vote came while another one led. */
const elections = traceReader(
  () => ({ leading: new Set<TraceRecord['actor']>(), underLeader: new Set<number>() }),
  ({ leading, underLeader }, record) => {
    if (record.kind === 'leader.established') leading.add(record.actor);
    else if (record.kind === 'role.left' || record.kind === 'server.stopped') leading.delete(record.actor);
    else if (record.kind === 'vote.started' && leading.size > 0) underLeader.add(record.seq);
  },
  ['leader.established', 'role.left', 'server.stopped', 'vote.started'],
);

function clientClauses(
  records: readonly TraceRecord[],
  trace: readonly TraceRecord[],
  words: Messages,
): readonly string[] {
  const { live } = words.ensemble;
  const client = (id: ClientId) => words.controls.client(afterColon(id));
  const carried = sessionLinks(trace);
  // A client that was never let in has lost nothing.
  const lost = clientsOf(
    ofKind(records, 'connection.lost').filter(
      ({ link, why }) => carried.has(link) && why !== 'packetTooLong',
    ),
  );
  const back = clientsOf(ofKind(records, 'session.established').filter(({ how }) => how === 'resumed'));
  const parts: string[] = [];
  // A client that is back already has only that said of it.
  const gone = lost.filter((id) => !back.includes(id));
  if (gone.length > 0) parts.push(live.disconnected(gone.map(client)));
  if (back.length > 0) parts.push(live.back(back.map(client)));
  return parts;
}

/** Connections that have carried a session. */
const sessionLinks = traceReader(
  () => new Set<LinkId>(),
  (links, { link }) => {
    links.add(link);
  },
  ['session.established'],
);

function clientsOf(records: readonly TraceRecord[]): readonly ClientId[] {
  return [...new Set(records.flatMap(({ actor }) => (isClientId(actor) ? [actor] : [])))];
}
