// What is read out of the writes of an ensemble: which are committed, which only lie on some disks, which a new leader keeps,
// and what their clients are told.
import { isClientId } from '../../../engine/index.ts';
import type { Fact, RequestOp, SessionId, TraceRecord, World, Zxid } from '../../../engine/index.ts';
import { afterColon } from '../../../words/names.ts';
import type { Messages } from '../../../words/messages.ts';
import { votesNeeded } from '../../select/quorum.ts';
import { traceReader } from '../../select/readTrace.ts';
import { isRefusal } from '../../select/refusals.ts';
import { traceIndex } from '../../select/traceIndex.ts';
import type { ToldRecords, Traced } from '../../room/ensembleNarrator.ts';
import { ofKind } from './narrated.ts';

/** More are told by their number. */
const TOLD_SINGLY = 2;
const READS_TOLD_SINGLY = 3;

export function writeClauses(
  { records, trace, isOver }: ToldRecords,
  world: World,
  words: Messages,
): readonly string[] {
  const { live } = words.ensemble;
  const now = records.at(-1)?.seq ?? 0;
  const { writes, leaders } = writesIn(trace);
  const from = records[0]?.seq ?? 0;
  const whose = ({ session }: Write) => {
    const owner = traceIndex(trace).clientOf.get(session);
    return owner === undefined ? [] : [words.controls.client(afterColon(owner))];
  };
  const named = (zxids: Iterable<Zxid>) => [...new Set(zxids)].flatMap((zxid) => writes.get(zxid) ?? []);
  const committed = named(ofKind(records, 'txn.committed').map(({ zxid }) => zxid));
  const logged = named(ofKind(records, 'txn.logged').map(({ zxid }) => zxid));
  const newly = committed.filter(({ committedAt }) => committedAt !== null && committedAt >= from);
  const open = logged.filter(
    (write) => isOver && !isBy(write.committedAt, now) && keptAt(write, leaders) > now,
  );
  const isKeptNow = (at: number) => at >= from && at <= now;
  const kept = leaders.some(({ seq }) => isKeptNow(seq))
    ? [...writes.values()].filter((write) => isKeptNow(keptAt(write, leaders)))
    : [];
  return [
    ...(newly.length > TOLD_SINGLY
      ? [live.manyCommitted(newly.length)]
      : newly.flatMap(whose).map(live.committed)),
    ...(isOver || logged.length === 0 || newly.length > 0 ? [] : proposedClause(writes, world, words)),
    ...open.slice(0, TOLD_SINGLY).flatMap((write) => {
      const loggers = new Set(write.logged.filter(({ seq }) => seq <= now).map(({ by }) => by));
      // Where a single vote elects, two leaders give one zxid to two writes: what is logged of one says nothing of the other.
      if (loggers.size === 0) return [];
      const tell = isQuorum(loggers, world) ? live.uncommitted : live.outstanding;
      const servers = [...loggers].map((by) => serverName(by, words));
      return whose(write).map((who) => tell(who, servers));
    }),
    ...kept.flatMap(whose).map(live.kept),
    ...toldClauses(
      records.filter((record) => isClientId(record.actor) && !isRefusal(record, trace)),
      trace,
      words,
    ),
  ];
}

/** Several that are on their way at once: of one alone the next sentence tells. */
function proposedClause(
  writes: ReadonlyMap<Zxid, Write>,
  { servers }: World,
  { ensemble: { live } }: Messages,
): readonly string[] {
  const counts = [...servers.values()].map(
    ({ proposals }) => [...proposals.keys()].filter((zxid) => writes.has(zxid)).length,
  );
  const most = Math.max(0, ...counts);
  return most > 1 ? [live.proposed(most)] : [];
}

interface Write {
  readonly zxid: Zxid;
  readonly session: SessionId;
  readonly logged: readonly Mark[];
  /** The number of the record; null: not yet. */
  readonly committedAt: number | null;
}

/** A record that some server left, by its number. */
interface Mark {
  readonly by: TraceRecord['actor'];
  readonly seq: number;
}

interface Leader extends Mark {
  /** How far its tree was when it stood for election: what only its log has beyond that is not kept. */
  readonly stoodAt: Zxid;
}

/** Writes of clients, by zxid, and who was established as leader; sessions come and go without a word. */
const writesIn = traceReader(
  () => ({
    writes: new Map<Zxid, Write>(),
    leaders: Array.of<Leader>(),
    stood: new Map<TraceRecord['actor'], Zxid>(),
  }),
  ({ writes, leaders, stood }, record) => {
    if (record.kind === 'vote.cast' && record.vote.leader === record.actor)
      stood.set(record.actor, record.vote.zxid);
    if (record.kind === 'leader.established')
      leaders.push({ by: record.actor, seq: record.seq, stoodAt: stood.get(record.actor) ?? Infinity });
    if (record.kind === 'txn.proposed') {
      const { zxid, session, path, err } = record;
      // One that was refused has a zxid and changes nothing: its answer tells.
      if (path !== null && err === 'Ok') writes.set(zxid, { zxid, session, logged: [], committedAt: null });
      return;
    }
    if (record.kind === 'vote.cast' || record.kind === 'leader.established') return;
    const write = writes.get(record.zxid);
    if (write === undefined) return;
    const { actor: by, seq } = record;
    writes.set(
      record.zxid,
      record.kind === 'txn.logged'
        ? { ...write, logged: [...write.logged, { by, seq }] }
        : { ...write, committedAt: write.committedAt ?? seq },
    );
  },
  ['vote.cast', 'leader.established', 'txn.proposed', 'txn.logged', 'txn.committed'],
);

/** Whether enough voters have logged it, though no leader may know. */
function isQuorum(loggers: ReadonlySet<TraceRecord['actor']>, { servers }: World): boolean {
  const peer = [...servers.values()].flatMap((server) => server.peer.value ?? [])[0];
  if (peer === undefined) return true;
  return peer.voters.filter((voter) => loggers.has(voter)).length >= votesNeeded(peer);
}

/** When a leader was established that had in its log what no quorum was known to have; Infinity: never so far. */
function keptAt({ zxid, logged, committedAt }: Write, leaders: readonly Leader[]): number {
  const heir = leaders.find(
    (leader) =>
      leader.stoodAt >= zxid &&
      !isBy(committedAt, leader.seq) &&
      logged.some(({ by, seq }) => by === leader.by && seq < leader.seq),
  );
  return heir?.seq ?? Infinity;
}

function isBy(at: number | null, seq: number): boolean {
  return at !== null && at <= seq;
}

/** Who does not know what it has written, and what clients list and read. */
function toldClauses(
  records: readonly TraceRecord[],
  trace: readonly TraceRecord[],
  words: Messages,
): readonly string[] {
  const { live } = words.ensemble;
  const unsure = records.filter((record) => record.kind === 'request.failed' && record.op === 'setData');
  const names = new Set(unsure.map(({ actor }) => words.controls.client(afterColon(actor))));
  const reads = records.flatMap((record) => readClause(record, trace, words));
  return [
    ...(names.size === 0 ? [] : [live.unknown([...names])]),
    ...records.filter(isListing).map((record) => listClause(record, trace, words)),
    ...(reads.length > READS_TOLD_SINGLY ? [live.manyRead(reads.length)] : reads),
  ];
}

function listClause(record: Listing, trace: readonly TraceRecord[], words: Messages): string {
  const { path, names } = record.fact;
  const who = words.controls.client(afterColon(record.actor));
  return words.ensemble.live.listed(who, path, names, goneFrom(record, trace));
}

function readClause(record: TraceRecord, trace: readonly TraceRecord[], words: Messages): readonly string[] {
  if (record.kind !== 'program.resumed' || record.input.kind !== 'response') return [];
  const { data } = record.input.body;
  if (typeof data !== 'string') return [];
  const { live } = words.ensemble;
  const tell = behindSync(trace).behind.has(record.seq) ? live.readAfterSync : live.read;
  return [tell(words.controls.client(afterColon(record.actor)), data)];
}

/** The numbers of all programs’ going on while the answer before a client’s last one was to a sync. */
const behindSync = traceReader(
  () => ({ answers: new Map<TraceRecord['actor'], Answers>(), behind: new Set<number>() }),
  ({ answers, behind }, record) => {
    const known = answers.get(record.actor);
    if (record.kind === 'reply.delivered')
      answers.set(record.actor, { last: record.op, before: known?.last ?? null });
    else if (known?.before === 'sync') behind.add(record.seq);
  },
  ['reply.delivered', 'program.resumed'],
);

interface Answers {
  readonly last: RequestOp;
  readonly before: RequestOp | null;
}

type Listing = Extract<TraceRecord, { readonly kind: 'fact.stated' }> & {
  readonly fact: Extract<Fact, { readonly type: 'listed' }>;
};

function isListing(record: TraceRecord): record is Listing {
  return record.kind === 'fact.stated' && record.fact.type === 'listed';
}

/** What each client listed last, where two worlds differ in it; null: they do not. */
export function listsApart(worlds: readonly Traced[], words: Messages): string | null {
  const [left = [], right = []] = worlds.map(({ trace }) => lastLists(trace, words));
  const [ofLeft, ofRight] = [minus(left, right), minus(right, left)];
  if (ofLeft.length + ofRight.length === 0) return null;
  const { live, shell, format } = words;
  return format.sentences([
    ...(ofLeft.length === 0 ? [] : [live.world(shell.left, ofLeft)]),
    ...(ofRight.length === 0 ? [] : [live.world(shell.right, ofRight)]),
  ]);
}

function minus(clauses: readonly string[], others: readonly string[]): readonly string[] {
  return clauses.filter((clause) => !others.includes(clause));
}

/** Of each client, what each path held when it listed it last. */
function lastLists(trace: readonly TraceRecord[], words: Messages): readonly string[] {
  const lists = new Map(
    trace.filter(isListing).map((record) => [`${record.actor} ${record.fact.path}`, record] as const),
  );
  return [...lists.values()].map((record) => listClause(record, trace, words));
}

/** The children that this client was told it had made, and does not find. */
function goneFrom(
  { actor, seq, fact: { path, names } }: Listing,
  trace: readonly TraceRecord[],
): readonly string[] {
  const made = (answeredCreates(trace).get(actor) ?? []).filter(
    (one) => one.seq < seq && one.path.startsWith(`${path}/`),
  );
  return made.map((one) => one.path.slice(path.length + 1)).filter((name) => !names.includes(name));
}

/** By client, what it was told that it had created. */
const answeredCreates = traceReader(
  () => new Map<TraceRecord['actor'], { readonly seq: number; readonly path: string }[]>(),
  (answered, record) => {
    const { actor, seq, path, op, err } = record;
    if (op !== 'create' || err !== 'Ok') return;
    if (path !== null) answered.set(actor, [...(answered.get(actor) ?? []), { seq, path }]);
  },
  ['reply.delivered'],
);

function serverName(id: TraceRecord['actor'], words: Messages): string {
  return words.controls.server(afterColon(id));
}
